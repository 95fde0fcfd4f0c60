// The handheld itself: MicroPython and the firmware, stepped from here. The firmware's side of it is firmware/tercet/device/web and
// ../on_page. Only numbers and strings go to and fro: an object that Python returns can be lost when it collects its garbage.

const HEAP = 12 * 1024 * 1024; // bytes: no game fills a quarter of it before garbage is collected
const CALLS = 64 * 1024; // bytes for calls in calls
const ASLEEP = 2000; // ms between two steps after which the computer has slept, or the tab was hidden: no time has passed in the game
const ENTRIES = ["begin", "turn", "press", "release", "release_all", "touched", "lifted", "drawn", "pause", "end"];
const PRINTED = 4000; // characters of what the firmware printed that are kept
const BREATH = 24; // ms: a start does its work in pieces of about so long, with whatever waits in between
const PLAIN_FILE = 0o100644; // as mknod wants it
const GARBAGE = 1024 * 1024; // bytes after which Python collects: it would at every 16 KB, which took half of a start, and 10 ms of a key
const CLEAR = `
import gc, sys
gc.threshold(${GARBAGE})
for name in list(sys.modules):
    if name not in ("page", "builtins"):
        del sys.modules[name]
sys.path[:] = ["/firmware"]
`;

export class Machine {
  width = 0;
  height = 0;
  #python; #memory; #views; #hooks; #entries = null; #running = false;
  #timer = 0; #soon = new MessageChannel(); #asked = false;
  #time = 0; #looked = 0;
  #canvas = null; #image = null; #pixels = null; #buffer = 0; #palette = new Uint32Array(16);
  #printed = ""; #first = []; #starts = 0;

  /** Fetches interpreter and firmware from a folder. bytes(name): reads a file of it, by default from the net. Throws an Error in words. */
  static async load(base, bytes = (name) => fetched(new URL(name, base))) {
    const machine = new Machine();
    const interpreter = import(new URL("micropython.js", base).href).then((engine) =>
      withMemory((memory) => (machine.#memory = memory), () =>
        engine.loadMicroPython({ url: new URL("micropython.bin", base).href, heapsize: HEAP, pystack: CALLS, stdout: (line) => machine.#print(line), stderr: (line) => machine.#print(line) })));
    const [python, { files, first }] = await Promise.all([interpreter, bytes("firmware.bin").then(unpacked)]);
    machine.#python = python;
    machine.#first = first;
    await machine.#write(files);
    machine.#python.registerJsModule("page", machine.#page());
    machine.#soon.port1.onmessage = () => {
      machine.#asked = false;
      machine.#turn();
    };
    return machine;
  }

  /** Starts the firmware on a board, by its folder's name. hooks: what it does to the page, see below. open: what a link asks for.
   *
   * It takes a while, in which the page lives; stop() or another start() ends it. Returns why a link cannot be opened, in words, or "".
   */
  async start(board, hooks, open = null) {
    const started = (this.#starts += 1), breathe = breaths();
    this.#hooks = hooks;
    this.#canvas = hooks.canvas?.getContext("2d", { alpha: false }) ?? null;
    this.#time = 0;
    this.#looked = performance.now();
    const source = this.#python.FS.readFile(`/boards/${board}.py`);
    this.#python.FS.writeFile("/firmware/board.py", source);
    this.#python.runPython(CLEAR);
    for (const name of this.#first) {
      await breathe();
      if (started !== this.#starts) return "";
      this.#python.runPython(`import ${name}`);
    }
    await breathe(true);
    if (started !== this.#starts) return "";
    this.#python.runPython("import main as firmware");
    await breathe(true);
    if (started !== this.#starts) return "";
    const firmware = this.#python.globals.get("firmware");
    this.#entries = Object.fromEntries(ENTRIES.map((name) => [name, firmware[name]]));
    this.#running = true;
    const wrong = this.#guarded(() => this.#entries.begin(open ? new URLSearchParams(open).toString() : "", hooks.speaks ?? ""));
    this.#turn();
    return wrong ?? "";
  }

  /** A key goes down, by its logical name ("UP", "SELECT", ...). Keys that go down in one frame are seen together. */
  press(button) {
    this.#guarded(() => this.#entries.press(button));
    this.#soonTurn();
  }

  /** A key goes up. */
  release(button) {
    this.#guarded(() => this.#entries.release(button));
    this.#soonTurn();
  }

  /** All keys go up, and that is no press. */
  releaseAll() {
    this.#guarded(() => this.#entries.release_all());
    this.#soonTurn();
  }

  /** A finger comes down on the glass, at a pixel of the panel; returns what it means there: 0 nothing, 1 done, 2 it waits for lift(). */
  touch(x, y) {
    const meant = this.#guarded(() => this.#entries.touched(Math.floor(x), Math.floor(y))) ?? 0;
    this.#soonTurn();
    return meant;
  }

  /** It comes up again, and has not moved far. */
  lift(x, y) {
    this.#guarded(() => this.#entries.lifted(Math.floor(x), Math.floor(y)));
    this.#soonTurn();
  }

  /** It is drawn over the glass, from a pixel to another; returns 1 if that did something. */
  draw(left, top, x, y) {
    const used = this.#guarded(() => this.#entries.drawn(Math.floor(left), Math.floor(top), Math.floor(x), Math.floor(y))) ?? 0;
    if (used) this.#soonTurn();
    return used;
  }

  /** Nobody looks: the game pauses, and all is in the store when this returns. */
  pause() {
    this.#guarded(() => this.#entries.pause());
    this.#turn();
  }

  /** Saves all and ends; start() may follow. */
  stop() {
    this.#starts += 1;
    this.#guarded(() => this.#entries.end());
    this.#running = false;
    clearTimeout(this.#timer);
  }

  /** What the firmware printed last. */
  get printed() {
    return this.#printed;
  }

  /** One round of the firmware's loop, for tests that count the time themselves; returns the ms until the next one is due. */
  step() {
    return this.#guarded(() => this.#entries.turn()) ?? 0;
  }

  /** Runs Python with the firmware to import, for tests. print(line): takes what it prints. */
  run(source, print) {
    this.#hooks = { ...this.#hooks, print };
    this.#python.runPython(`import sys\nsys.path[:] = ["/firmware"]\n${source}`);
  }

  // The loop

  #turn() {
    clearTimeout(this.#timer);
    if (!this.#running || this.#hooks.now) return;
    const gap = performance.now() - this.#looked;
    if (gap > ASLEEP) {
      this.#looked = performance.now();
      this.#guarded(() => this.#entries.pause());
    }
    const wait = this.#guarded(() => this.#entries.turn());
    if (wait > 0 && this.#running) this.#timer = setTimeout(() => this.#turn(), wait);
  }

  #soonTurn() {
    if (this.#asked || !this.#running) return;
    this.#asked = true;
    this.#soon.port2.postMessage(0);
  }

  #guarded(act) {
    if (!this.#running) return undefined;
    try {
      return act();
    } catch (error) {
      this.#running = false;
      clearTimeout(this.#timer);
      this.#hooks.failed(`${error?.message || error}\n${this.#printed}`.trim());
      return undefined;
    }
  }

  #now() {
    if (this.#hooks.now) return Math.floor(this.#hooks.now());
    const time = performance.now(), gap = time - this.#looked;
    this.#looked = time;
    if (gap < ASLEEP) this.#time += gap;
    return Math.floor(this.#time);
  }

  #print(line) {
    this.#printed = `${this.#printed}${line}\n`.slice(-PRINTED);
    this.#hooks?.print?.(line);
  }

  async #write(files) {
    const { FS } = this.#python, folders = new Map(), breathe = breaths();
    for (const [name, data] of files) {
      const end = name.lastIndexOf("/"), path = name.slice(0, end);
      if (!folders.has(path)) {
        FS.mkdirTree(path);
        folders.set(path, FS.lookupPath(path).node);
      }
      // As FS.writeFile() does, which takes five times as long to find its way.
      const folder = folders.get(path), file = folder.node_ops.mknod(folder, name.slice(end + 1), PLAIN_FILE, 0);
      Object.assign(file, { contents: data, usedBytes: data.length });
      await breathe();
    }
  }

  // What the firmware calls as the module `page`

  #page() {
    const store = () => this.#hooks.store;
    return {
      now: () => this.#now(),
      screen: (address, width, height) => this.#screen(address, width, height),
      palette: (address, ...bits) => this.#colours(address, bits),
      send: (x, y, width, height) => this.#send(x, y, width, height),
      light: (part) => this.#hooks.light?.(part),
      tone: (hertz, volume) => this.#hooks.tone?.(volume ? hertz : 0, volume / 3),
      lamp: (red, green, blue) => this.#hooks.lamp?.(red, green, blue),
      names: () => store().names().join(" "),
      read: (name) => store().read(name) ?? "",
      write: (name, base64) => store().write(name, base64),
      remove: (name) => void store().remove(name),
      seed: () => this.#hooks.seed?.() ?? String(noise(16) * 2 ** 32 + noise(32)),
      number: () => this.#hooks.number?.() ?? noise(30),
      say: (words) => void this.#hooks.say?.(words),
      share: (words) => void this.#hooks.share?.(words),
      awake: (on) => void this.#hooks.awake?.(on),
      language: (code) => void this.#hooks.language?.(code),
      failed: (trace) => void this.#print(trace),
      copy: (...addresses) => copy(this.#heap(), ...addresses),
      fill: (...addresses) => fill(this.#heap(), ...addresses),
      glyph: (...addresses) => glyph(this.#heap(), ...addresses),
      text: (...numbers) => text(this.#heap(), ...numbers),
    };
  }

  /** Views of Python's memory, taken anew when it has grown. */
  #heap() {
    if (this.#views?.bytes.buffer !== this.#memory.buffer) {
      this.#views = { bytes: new Uint8Array(this.#memory.buffer), words: new Int32Array(this.#memory.buffer) };
    }
    return this.#views;
  }

  #screen(address, width, height) {
    this.#buffer = address;
    Object.assign(this, { width, height });
    if (this.#canvas) {
      if (this.#canvas.canvas.width !== width || this.#canvas.canvas.height !== height) Object.assign(this.#canvas.canvas, { width, height });
      this.#image = this.#canvas.createImageData(width, height);
      this.#pixels = new Uint32Array(this.#image.data.buffer);
    } else {
      this.#pixels = new Uint32Array(width * height);
    }
  }

  #colours(address, bits) {
    const { words } = this.#heap();
    for (let i = 0; i < 16; i += 1) this.#palette[i] = shown(words[(address >> 2) + i], bits);
  }

  #send(x, y, width, height) {
    const { bytes } = this.#heap(), palette = this.#palette, pixels = this.#pixels, line = this.width;
    const left = x & ~7, right = (x + width + 7) & ~7; // whole groups of 8 pixels, as the panel's driver sends them
    for (let row = y; row < y + height; row += 1) {
      let at = this.#buffer + ((row * line + left) >> 1), pixel = row * line + left;
      for (const end = row * line + right; pixel < end; pixel += 2) {
        const pair = bytes[at++];
        pixels[pixel] = palette[pair >> 4];
        pixels[pixel + 1] = palette[pair & 15];
      }
    }
    this.#canvas?.putImageData(this.#image, 0, 0, left, y, right - left, height);
  }

  /** What is on the glass: width x height pixels, red in the lowest byte of each. */
  get pixels() {
    return this.#pixels;
  }
}

/** A colour 0xRRGGBB as a panel of so many bits for red, green and blue shows it, as a pixel. */
export function shown(colour, bits) {
  const part = (shift, count) => {
    const value = (colour >> shift) & 255, top = value >> (8 - count);
    return Math.round((top * 255) / ((1 << count) - 1));
  };
  return (0xff000000 | (part(0, bits[2]) << 16) | (part(8, bits[1]) << 8) | part(16, bits[0])) >>> 0;
}

// The inner loops of firmware/tercet/ui/mask.py and of a line of text, with the same results. Addresses in Python's memory; `numbers`: as there.

export function copy({ bytes, words }, to, source, pair, numbers) {
  const n = numbers >> 2, step = words[n + 1], across = words[n + 3];
  let line = to + words[n], at = source + words[n + 2];
  for (let height = words[n + 4]; height > 0; height -= 1) {
    let target = line;
    for (const end = at + across; at < end; at += 1) {
      const entry = pair + (bytes[at] << 1);
      bytes[target++] = bytes[entry];
      bytes[target++] = bytes[entry + 1];
    }
    line += step;
  }
}

export function fill({ bytes, words }, to, numbers) {
  const n = numbers >> 2, step = words[n + 1], across = words[n + 2], colour = words[n + 4] & 255;
  let line = to + words[n];
  for (let rows = words[n + 3]; rows > 0; rows -= 1) {
    bytes.fill(colour, line, line + across);
    line += step;
  }
}

export function glyph({ bytes, words }, to, source, numbers) {
  const n = numbers >> 2;
  painted(bytes, to, words[n], words[n + 1], source + words[n + 2], words[n + 3], words[n + 4], words[n + 5]);
}

function painted(bytes, to, line, step, at, across, rows, colours) {
  for (; rows > 0; rows -= 1) {
    let first = line;
    for (const end = at + across; at < end; at += 1) {
      let pixel = first;
      for (let levels = bytes[at]; levels & 255; levels <<= 2) {
        const level = (levels >> 6) & 3;
        if (level) {
          const colour = (colours >> (4 * level)) & 15, place = to + (pixel >> 1);
          bytes[place] = pixel & 1 ? (bytes[place] & 0xf0) | colour : (bytes[place] & 0x0f) | (colour << 4);
        }
        pixel += 1;
      }
      first += 4;
    }
    line += step;
  }
}

// As _text() of firmware/tercet/ui/canvas.py, whose numbers these are: the format of a font is in each module of ui/fonts.
export function text({ bytes }, to, width, height, words, start, count, index, data, extras, x, y, colours) {
  const levels = width ? (bytes[colours + 1] << 4) | (bytes[colours + 2] << 8) | (bytes[colours + 3] << 12) : 0;
  const foot = index + 41 * 7, line = bytes[foot + 3] + bytes[foot + 5];
  let at = words + start, below = 255;
  for (; count > 0; count -= 1) {
    let code = bytes[at++], entry = 0;
    if (code >= 0xe0) code = ((code & 15) << 12) | ((bytes[at++] & 63) << 6) | (bytes[at++] & 63);
    else if (code >= 0xc0) code = ((code & 31) << 6) | (bytes[at++] & 63);
    if (code >= 0x20 && code <= 0x7e) entry = code - 0x20;
    else if (code >= 0xa0 && code <= 0xff) entry = code - 0x41;
    else {
      let more = 0;
      for (; (more = bytes[extras + 2 * entry] | (bytes[extras + 2 * entry + 1] << 8)); entry += 1) if (more === code) break;
      entry = more ? 191 + entry : 31;
    }
    const glyph = index + entry * 7, ink = bytes[glyph + 2], top = y + bytes[glyph + 5];
    let left = bytes[glyph + 4];
    if (left >= 128) {
      left -= 256;
      if (below > line) x -= left;
    }
    left += x;
    below = bytes[glyph + 3] + bytes[glyph + 5];
    const bottom = Math.min(y + below, height), above = Math.max(0, -top), across = (ink + 3) >> 2;
    if (ink && left >= 0 && left + ink <= width && bottom > top + above) {
      painted(bytes, to, (top + above) * width + left, width, data + ((bytes[glyph] << 8) | bytes[glyph + 1]) + above * across, across, bottom - top - above, levels);
    }
    x += bytes[glyph + 6];
  }
  return x;
}

function noise(bits) {
  return globalThis.crypto.getRandomValues(new Uint32Array(1))[0] >>> (32 - bits);
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server does not give ${address.pathname}: ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function unzipped(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What is in firmware.bin, as tools/web/packed.py makes it: {files: [[name, bytes], ...], first: modules that a start imports}. */
async function unpacked(packed) {
  const all = await unzipped(packed);
  let at = all.indexOf(10) + 1;
  const { words, compiled, files, first } = JSON.parse(new TextDecoder().decode(all.subarray(0, at)));
  const take = (length) => all.subarray(at, (at += length));
  const number = () => { // in groups of seven bits
    let value = 0;
    do value = (value << 7) | (all[at] & 127); while (all[at++] > 127);
    return value;
  };
  const since = (begin) => all.subarray(begin, at);
  const every = Array.from({ length: words }, () => {
    const begin = at, value = number();
    if (!(value & 1)) at += (value >> 1) + 1;
    return since(begin);
  });
  const named = compiled.map(([, many]) => Array.from({ length: many }, () => every[all[at++] | (all[at++] << 8)]));
  const heads = compiled.map(() => {
    const begin = at;
    at += 4;
    number(), number();
    return since(begin);
  });
  const constants = compiled.map(([, , length]) => take(length)), code = compiled.map(([, , , length]) => take(length));
  const bytecode = compiled.map(([name], i) => [name, joined([heads[i], ...named[i], constants[i], code[i]])]);
  return { files: [...bytecode, ...files.map(([name, length]) => [name, take(length)])], first };
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns what is awaited between pieces of work: when a piece has taken long enough, everything else that waits has its turn. */
function breaths() {
  const channel = new MessageChannel();
  let begun = performance.now();
  return async (now = false) => {
    if (!now && performance.now() - begun < BREATH) return;
    await new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
    begun = performance.now();
  };
}

/** Runs what instantiates WebAssembly, from gzip, and hands out the memory that it makes: the interpreter does not tell. */
async function withMemory(found, act) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const seen = (result) => {
    found(Object.values(result.instance.exports).find((one) => one instanceof WebAssembly.Memory));
    return result;
  };
  WebAssembly.instantiate = async (packed, imports) => seen(await instantiate(await unzipped(packed), imports));
  // Not while it streams in: that needs a type which not every server gives, and failing asks for the file once more.
  if (instantiateStreaming) WebAssembly.instantiateStreaming = async (answer, imports) => WebAssembly.instantiate(await (await answer).arrayBuffer(), imports);
  try {
    return await act();
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}
