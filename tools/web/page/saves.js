// The one module that touches localStorage. Every access may throw, the mere look at it too.
//
// A key is "tercet", the folder's path, and the name of a file of the handheld: all folders of a host share one localStorage. The
// bytes are the device's own, as base64. A write counts only when it was read back. What the browser does not keep is held here
// until the page goes, so that play goes on.

import { words } from "./words.js";

const NAME = /^[A-Za-z0-9._-]{1,64}$/; // of a file of the handheld
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const LARGEST = 1_000_000; // letters in a file of saves; a full store is a tenth of it

export class Saves {
  #path; #held = new Map(); #gone = new Set();

  /** path: of the page's folder. changed(trouble): after a write, "" or "full" or "off". */
  constructor(path, changed = () => {}) {
    this.#path = path;
    this.changed = changed;
    this.trouble = this.#try((storage) => {
      const key = `tercet ${path} ?`;
      storage.setItem(key, "kept");
      const kept = storage.getItem(key) === "kept";
      storage.removeItem(key);
      return kept;
    }) === true ? "" : "off";
  }

  /** The names of all files, in order. */
  names() {
    const found = new Set(this.#held.keys()), begin = this.#key("");
    this.#try((storage) => {
      for (let i = 0; i < storage.length; i += 1) {
        const key = storage.key(i);
        if (key.startsWith(begin)) found.add(key.slice(begin.length));
      }
    });
    return [...found].filter((name) => !this.#gone.has(name)).sort();
  }

  /** A file's bytes as base64, or null. */
  read(name) {
    if (this.#gone.has(name)) return null;
    return this.#held.get(name) ?? this.#try((storage) => storage.getItem(this.#key(name))) ?? null;
  }

  /** Writes a file: "" when it was read back, "full" or "off" when it is only held until the page goes. */
  write(name, base64) {
    let trouble = "off";
    const kept = this.#try((storage) => {
      try {
        storage.setItem(this.#key(name), base64);
      } catch (error) {
        if (error?.name === "QuotaExceededError" || error?.name === "NS_ERROR_DOM_QUOTA_REACHED") trouble = "full";
        throw error;
      }
      return storage.getItem(this.#key(name)) === base64;
    });
    this.#gone.delete(name);
    if (kept) this.#held.delete(name);
    else this.#held.set(name, base64);
    this.trouble = kept ? (this.#held.size ? this.trouble : "") : trouble;
    this.changed(kept ? "" : trouble, name);
    return kept ? "" : trouble;
  }

  remove(name) {
    this.#held.delete(name);
    const gone = this.#try((storage) => {
      storage.removeItem(this.#key(name));
      return storage.getItem(this.#key(name)) === null;
    });
    if (!gone) this.#gone.add(name);
  }

  /** Something that the page remembers about itself, or null. */
  recall(what) {
    return this.#try((storage) => storage.getItem(`tercet-page ${this.#path} ${what}`)) ?? null;
  }

  remember(what, value) {
    this.#try((storage) => storage.setItem(`tercet-page ${this.#path} ${what}`, value));
  }

  /** All files as the text of one. */
  packed() {
    return JSON.stringify({ tercet: 1, files: Object.fromEntries(this.names().map((name) => [name, this.read(name)])) }, null, 1) + "\n";
  }

  /** Puts these files in the place of all that are there; if they are not kept, all is as it was. Returns "" or the trouble. */
  replace(files) {
    const before = new Map(this.names().map((name) => [name, this.read(name)]));
    const put = (wanted) => {
      for (const name of this.names()) if (!wanted.has(name)) this.remove(name);
      for (const [name, base64] of wanted) {
        const trouble = this.write(name, base64);
        if (trouble) return trouble;
      }
      return "";
    };
    const trouble = put(new Map(Object.entries(files)));
    if (trouble === "full") put(before);
    return trouble;
  }

  #key(name) {
    return `tercet ${this.#path} ${name}`;
  }

  /** What a function of localStorage returns, or undefined where the browser refuses. */
  #try(act) {
    try {
      return act(window.localStorage);
    } catch (error) {
      this.refused = error;
      return undefined;
    }
  }
}

/** The files in the text of a file of saves. Throws an Error that says what is wrong and what is wanted. */
export function unpacked(text) {
  if (text.length > LARGEST) throw new Error(words("file.large"));
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error(words("file.json"));
  }
  if (!read || typeof read !== "object" || !("tercet" in read)) throw new Error(words("file.foreign"));
  if (read.tercet !== 1) throw new Error(words("file.kind", { kind: JSON.stringify(read.tercet).slice(0, 20) }));
  if (!read.files || typeof read.files !== "object" || Array.isArray(read.files)) throw new Error(words("file.none"));
  for (const [name, base64] of Object.entries(read.files)) {
    if (!NAME.test(name)) throw new Error(words("file.name", { name: name.slice(0, 40) }));
    if (typeof base64 !== "string" || !BASE64.test(base64)) throw new Error(words("file.damaged", { name }));
  }
  if (!Object.keys(read.files).length) throw new Error(words("file.empty"));
  for (const name of new Set(Object.keys(read.files).map((one) => one.replace(/\.(new|old)$/, "")))) {
    if (/\.bad\d*$/.test(name)) continue; // the handheld has set it aside
    const versions = ["", ".new", ".old"].map((suffix) => read.files[name + suffix]); // where the handheld looks for it
    if (!versions.some((base64) => base64 !== undefined && whole(base64))) throw new Error(words("file.broken", { name }));
  }
  return read.files;
}

/** Whether a save ends with the CRC-32 of what comes before it, as tools/saves/README.md says. */
function whole(base64) {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)), end = bytes.length - 4;
  let sum = -1;
  for (let at = 0; at < end; at += 1) {
    sum ^= bytes[at];
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return end >= 0 && ~sum === new DataView(bytes.buffer).getInt32(end, true);
}
