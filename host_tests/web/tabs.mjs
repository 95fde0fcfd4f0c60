// Two tabs of one browser: one plays at a time, and no save is written over.

import assert from "node:assert/strict";
import { Visit, run } from "./browser.mjs";

const noLocks = () => Object.defineProperty(navigator, "locks", { value: undefined });
const asleep = () => { window.BroadcastChannel = class { postMessage() {} }; };

/** A second tab of the same browser. */
async function another(visit, query = "", before = undefined) {
  const tab = new Visit(visit.site, await visit.page.browserContext().newPage());
  await tab.go(query, before);
  return tab;
}
const started = async (visit) => (await visit.page.evaluate(() => window.machine.calls)).filter(([name]) => name === "start").map(([, , open]) => open);
const says = (visit) => visit.until(() => document.getElementById("handheld").hidden && /another tab/.test(document.getElementById("waiting-words").textContent), "it says where the game is");
const playHere = (visit) => visit.page.evaluate(() => document.getElementById("again").click());
const write = (visit, base64) => visit.page.evaluate((bytes) => window.machine.hooks.store.write("settings", bytes), base64);

/** The firmware writes what is in progress when it ends, as the real one does. */
const savesAtItsEnd = (visit, base64) => visit.page.evaluate((bytes) => {
  window.machine.stop = () => { window.kept = window.machine.hooks.store.write("game-classic", bytes); };
}, base64);

await run({
  async "a second tab says so, and writes nothing"(visit) {
    await visit.go();
    await write(visit, "AAEC");
    const tab = await another(visit);
    await says(tab);
    assert.deepEqual(await started(tab), []);
    assert.equal(await tab.page.evaluate(() => document.getElementById("again").textContent), "Play here");
    await tab.page.click("#open-saves");
    assert.equal(await tab.page.evaluate(() => document.getElementById("upload").disabled), true, "nothing is brought back over a game that is played");
    assert.equal(await write(visit, "AAED"), "", "the first one plays on");
    assert.deepEqual(tab.errors, []);
  },

  async "it takes over when it is told to: the other saves first, and then writes no more"(visit) {
    await visit.go();
    await savesAtItsEnd(visit, "AAEC");
    const tab = await another(visit, "?game=puzzle&number=4711");
    await says(tab);
    await playHere(tab);
    await tab.until(() => window.machine.calls.length > 0, "started");
    assert.deepEqual(await started(tab), [{ game: "puzzle", number: 4711 }], "at what its address asks for");
    assert.equal(await tab.page.evaluate(() => window.machine.hooks.store.read("game-classic")), "AAEC", "what the other saved is there");
    await says(visit);
    assert.deepEqual([await visit.page.evaluate(() => window.kept), await write(visit, "/w==")], ["", "off"]);
    assert.equal(await tab.page.evaluate(() => window.machine.hooks.store.read("settings")), null);
    await savesAtItsEnd(tab, "/w==");
    await playHere(visit);
    await visit.until(() => !document.getElementById("handheld").hidden, "and back again");
    await says(tab);
    assert.equal(await visit.page.evaluate(() => window.machine.hooks.store.read("game-classic")), "/w==");
  },

  async "when the other tab is closed, this one plays"(visit) {
    await visit.go();
    const tab = await another(visit);
    await says(tab);
    await playHere(tab);
    await says(visit);
    const many = (await started(visit)).length;
    await new Promise((done) => setTimeout(done, 600)); // it waits for the other
    await tab.page.close();
    await visit.until(() => !document.getElementById("handheld").hidden && document.getElementById("waiting").hidden, "it plays again");
    assert.equal((await started(visit)).length, many + 1);
    assert.equal(await write(visit, "AAEC"), "");
  },

  async "a tab that sleeps is not waited for, and writes nothing when it wakes up"(visit) {
    await visit.go("", asleep);
    await savesAtItsEnd(visit, "AAEC");
    const tab = await another(visit);
    await playHere(tab);
    await tab.until(() => window.machine.calls.length > 0, "started");
    await says(visit);
    assert.equal(await visit.page.evaluate(() => window.kept), "off");
    assert.deepEqual(await tab.page.evaluate(() => window.machine.hooks.store.names()), []);
  },

  async "when the tab that plays is closed or loaded anew, the next one plays at once"(visit) {
    await visit.go();
    await visit.page.reload();
    await visit.until(() => window.machine?.calls.length > 0, "loaded anew");
    assert.equal(await visit.page.evaluate(() => document.getElementById("handheld").hidden), false);
    const tab = await another(visit);
    await says(tab);
    await visit.page.close();
    await playHere(tab);
    await tab.until(() => window.machine.calls.length > 0, "started");
  },

  async "without locks, as on an address without https, the newest tab plays"(visit) {
    await visit.go("", noLocks);
    await savesAtItsEnd(visit, "AAEC");
    const tab = await another(visit, "", noLocks);
    assert.deepEqual(await started(tab), [null]);
    await says(visit);
    assert.equal(await tab.page.evaluate(() => window.machine.hooks.store.read("game-classic")), "AAEC");
  },

  async "where nothing is kept, each tab plays for itself"(visit) {
    const refused = () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
    await visit.go("", refused);
    const tab = await another(visit, "", refused);
    assert.deepEqual(await started(tab), [null]);
    assert.deepEqual(await started(visit), [null]);
  },
});
