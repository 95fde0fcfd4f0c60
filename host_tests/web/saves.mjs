// What is kept: in the browser, in a file, and what the page says when it is not.

import assert from "node:assert/strict";
import { run } from "./browser.mjs";

const refused = () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
const full = () => { Storage.prototype.setItem = function (key) { if (!key.endsWith("?")) throw new DOMException("full", "QuotaExceededError"); }; };
const swallowed = () => { Storage.prototype.setItem = () => {}; };
const write = (visit, name, base64) => visit.page.evaluate((file, bytes) => window.machine.hooks.store.write(file, bytes), name, base64);
const read = (visit, name) => visit.page.evaluate((file) => window.machine.hooks.store.read(file), name);
const names = (visit) => visit.page.evaluate(() => window.machine.hooks.store.names());

const WHOLE = "AAECf4lUCA==", OTHER = "/wAAAP8="; // saves of three bytes and of one, and the checksum that each of them ends with
const saved = (files) => JSON.stringify({ tercet: 1, files });

/** Hands the page a file as the player's choice would. */
const bring = (visit, text) => visit.page.evaluate((content) => {
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], "mine.json"));
  document.getElementById("file").files = chosen.files;
  document.getElementById("file").dispatchEvent(new Event("change"));
}, text);

await run({
  async "files are kept over a reload, and only this folder's"(visit) {
    await visit.go();
    assert.deepEqual([await write(visit, "settings", "AAEC"), await write(visit, "game-classic", "/w==")], ["", ""]);
    await visit.page.evaluate(() => localStorage.setItem("tercet /games/other/ records", "AAAA"));
    await visit.page.reload();
    await visit.until(() => window.machine?.calls.length > 0, "started again");
    assert.deepEqual(await names(visit), ["game-classic", "settings"]);
    assert.deepEqual([await read(visit, "settings"), await read(visit, "records")], ["AAEC", null]);
    await visit.page.evaluate(() => window.machine.hooks.store.remove("settings"));
    assert.deepEqual(await names(visit), ["game-classic"]);
  },

  async "storage refused: said, and play goes on"(visit) {
    await visit.go("", refused);
    assert.match(await visit.text("notice-words"), /keeps nothing here/);
    assert.equal(await write(visit, "settings", "AAEC"), "off");
    assert.deepEqual([await read(visit, "settings"), await names(visit)], ["AAEC", ["settings"]]);
    await visit.calls();
    await visit.press("Space");
    assert.deepEqual(await visit.calls(), [["press", "SELECT"], ["release", "SELECT"]]);
  },

  async "storage full: said, and the bytes are there until the page goes"(visit) {
    await visit.go("", full);
    assert.equal(await write(visit, "settings", "AAEC"), "full");
    await visit.until(() => /is full/.test(document.getElementById("notice-words").textContent) || (document.getElementById("notice-close").click(), false), "said");
    assert.equal(await read(visit, "settings"), "AAEC");
  },

  async "a write that is swallowed counts as none"(visit) {
    await visit.go("", swallowed);
    assert.equal(await write(visit, "settings", "AAEC"), "off");
    assert.match(await visit.text("notice-words"), /keeps nothing here/);
  },

  async "downloaded as one file, and brought back"(visit) {
    await visit.go();
    await write(visit, "settings", WHOLE);
    await write(visit, "records", OTHER);
    await visit.page.click("#open-saves");
    const text = await visit.page.evaluate(async () => {
      let blob = null;
      URL.createObjectURL = (one) => ((blob = one), "data:,");
      HTMLAnchorElement.prototype.click = function () { window.named = this.download; };
      document.getElementById("download").click();
      return blob.text();
    });
    assert.equal(await visit.page.evaluate(() => window.named), "tercet-saves.json");
    assert.deepEqual(JSON.parse(text), { tercet: 1, files: { records: OTHER, settings: WHOLE } });
    await write(visit, "settings", "BBBB");
    await write(visit, "solved", "CCCC");
    await bring(visit, text);
    await visit.until(() => !document.getElementById("replace-row").hidden, "the page asks");
    assert.match(await visit.text("file-words"), /holds 2 saves.*the 3 saves that are here/);
    await visit.calls(null);
    await visit.page.click("#replace");
    assert.deepEqual((await visit.calls(null)).map(([name]) => name).filter((name) => name !== "releaseAll"), ["stop", "start", "pause"]);
    assert.deepEqual([await names(visit), await read(visit, "settings")], [["records", "settings"], WHOLE]);
  },

  async "what is no file of saves is refused in words, and nothing changes"(visit) {
    await visit.go();
    await write(visit, "settings", WHOLE);
    await visit.page.click("#open-saves");
    for (const [text, said] of [
      ["hello", /not JSON/], ["[]", /does not say “tercet”/], ['{"tercet": 2, "files": {}}', /kind 2/], ['{"tercet": 1}', /holds no files/], ['{"tercet": 1, "files": {}}', /is empty/],
      ['{"tercet": 1, "files": {"../x": "AAAA"}}', /no name of a save/], ['{"tercet": 1, "files": {"settings": "A"}}', /not base64/], ['{"tercet": 1, "files": {"settings": 5}}', /not base64/],
      [saved({ settings: WHOLE, records: "AAECf4lUCQ==" }), /“records” in it is damaged: its checksum is wrong/], [saved({ records: "AAEC" }), /checksum/],
      [saved({ records: "AAEC", "records.old": "AAEC" }), /“records” .* checksum/], [saved({ "records.old": "AAEC", "records.bad1": WHOLE }), /checksum/],
    ]) {
      await bring(visit, text);
      await visit.until((pattern) => new RegExp(pattern).test(document.getElementById("file-words").textContent), `${text}: ${said}`, said.source);
      assert.equal(await visit.page.evaluate(() => document.getElementById("replace-row").hidden), true, text);
    }
    assert.deepEqual([await names(visit), await read(visit, "settings")], [["settings"], WHOLE]);
  },

  async "a damaged save whose last good one is there, and one that was set aside, may come along"(visit) {
    await visit.go();
    await visit.page.click("#open-saves");
    const files = { settings: WHOLE, records: "AAEC", "records.old": OTHER, "solved.bad1": "AAEC", "game-classic.new": OTHER };
    await bring(visit, saved(files));
    await visit.until(() => !document.getElementById("replace-row").hidden, "the page asks");
    await visit.page.click("#replace");
    assert.deepEqual([await names(visit), await read(visit, "records.old")], [Object.keys(files).sort(), OTHER]);
  },

  async "the browser is asked to keep all for good after the first game that is over, once"(visit) {
    await visit.go("", () => {
      window.askedToKeep = 0;
      StorageManager.prototype.persist = async () => ((window.askedToKeep += 1), false);
    });
    await visit.press("Space");
    for (const name of ["settings", "statistics", "game-classic"]) await write(visit, name, "AAEC"); // as in a pause
    assert.equal(await visit.page.evaluate(() => window.askedToKeep), 0);
    await write(visit, "records", "AAEC");
    await write(visit, "solved", "AAEC");
    assert.equal(await visit.page.evaluate(() => window.askedToKeep), 1);
    await visit.until(() => /first game is saved/.test(document.getElementById("notice-words").textContent) && document.getElementById("notice-do").textContent === "Download saves", "the download is offered");
  },

  async "an empty start offers to bring saves back; a key takes the offer away"(visit) {
    await visit.go();
    assert.equal(await visit.text("notice-do"), "Bring saves back");
    await visit.press("Space");
    assert.equal(await visit.text("notice-words"), "");
  },

  async "the offer comes again until it was closed, or a game was kept"(visit) {
    const offered = async () => {
      await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await visit.text("notice-do")) === "Bring saves back";
    };
    await visit.go();
    await visit.press("Space");
    await write(visit, "settings", "AAEC"); // the language was chosen
    await visit.go();
    assert.equal(await offered(), true, "nobody closed it");
    await write(visit, "game-classic", "AAEC");
    await visit.go();
    assert.equal(await offered(), false, "a game is here");
    await visit.page.evaluate(() => window.machine.hooks.store.remove("game-classic"));
    await visit.go();
    assert.equal(await offered(), true);
    await visit.page.evaluate(() => document.getElementById("notice-close").click());
    await visit.go();
    assert.equal(await offered(), false, "it was closed");
  },
});
