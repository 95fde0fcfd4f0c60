// What is heard: from the first press on, nothing that was asked for before it, and nothing while nobody looks.

import assert from "node:assert/strict";
import { firefox, run } from "./browser.mjs";

/** In the page before anything else: every sound that is made, and what is made of it, is written down. */
const watched = () => {
  window.made = [];
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...values) {
      super(...values);
      window.made.push(this);
    }
  };
  window.gains = [];
  const Gain = window.GainNode;
  window.GainNode = class extends Gain {
    constructor(...values) {
      super(...values);
      window.gains.push(this);
    }
  };
};
/** Safari's: it stays asleep until a press that it likes. */
const stubborn = () => {
  window.wakes = 0;
  window.deaf = true;
  const { resume } = AudioContext.prototype, state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state").get;
  AudioContext.prototype.resume = function () {
    window.wakes += 1;
    return window.deaf ? new Promise(() => {}) : resume.call(this);
  };
  Object.defineProperty(AudioContext.prototype, "state", { get() { return window.deaf ? "suspended" : state.call(this); } });
};
const tone = (visit, hertz, loudness) => visit.page.evaluate((...values) => void window.machine.hooks.tone(...values), hertz, loudness);
const runs = (visit) => visit.until(() => window.made[0]?.state === "running", "sound runs");
const loud = (visit) => visit.until(() => window.gains[0].gain.value > 0.01, "it is heard");
const silent = (visit) => visit.until(() => window.gains[0].gain.value < 0.001, "it is silent");
/** Long enough for a note that came late to be loud. */
const aWhile = () => new Promise((done) => setTimeout(done, 150));

/** Another tab comes before this one, or it comes back. */
const hidden = (visit, away) => visit.page.evaluate((value) => {
  Object.defineProperty(document, "hidden", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}, away);

await run({
  async "sound begins at the first press, and the press does not wait for it"(visit) {
    await visit.go("", watched);
    assert.equal(await visit.page.evaluate(() => window.made.length), 0);
    await visit.calls();
    await visit.press("Space");
    assert.deepEqual(await visit.calls(), [["press", "SELECT"], ["release", "SELECT"]]);
    await runs(visit);
    await tone(visit, 880, 1);
    await loud(visit);
    await tone(visit, 0, 0);
    await silent(visit);
    await visit.press("Space", "ArrowLeft");
    assert.equal(await visit.page.evaluate(() => window.made.length), 1, "one for all presses");
  },

  async "a finger on the handheld begins it too"(visit) {
    await visit.size(390, 800, 3, true);
    await visit.go("", watched);
    const { x, y } = await visit.key("HINT");
    await visit.page.touchscreen.tap(x, y);
    await runs(visit);
  },

  async "a note from before the first press is not made up for"(visit) {
    await visit.go("", watched);
    await tone(visit, 880, 1);
    await visit.press("Space");
    await runs(visit);
    await aWhile();
    await silent(visit);
  },

  async "where the browser refuses, every press asks again, and the notes between are dropped"(visit) {
    await visit.page.evaluateOnNewDocument(stubborn);
    await visit.go("", watched);
    await visit.press("Space");
    await visit.until(() => window.wakes > 0, "it is made and asked for");
    await tone(visit, 880, 1);
    await visit.press("Space", "Space");
    assert.ok((await visit.page.evaluate(() => window.wakes)) >= 3);
    assert.equal(await visit.page.evaluate(() => window.gains[0].gain.value), 0);
    await visit.page.evaluate(() => { window.deaf = false; });
    await visit.press("Space");
    await runs(visit);
    await aWhile();
    await silent(visit);
    await tone(visit, 440, 1);
    await loud(visit);
  },

  async "nothing is heard while nobody looks, and it is heard again afterwards"(visit) {
    await visit.go("", watched);
    await visit.press("Space");
    await runs(visit);
    await tone(visit, 880, 1);
    await loud(visit);
    await hidden(visit, true);
    await silent(visit);
    await tone(visit, 880, 1);
    await aWhile();
    await silent(visit);
    await hidden(visit, false);
    if (!firefox) await visit.page.evaluate(() => window.made[0].suspend()); // as a phone does that was locked
    await visit.press("Space");
    await runs(visit);
    await tone(visit, 880, 1);
    await loud(visit);
  },

  async "nothing is heard after a crash"(visit) {
    await visit.go("", watched);
    await visit.press("Space");
    await runs(visit);
    await tone(visit, 880, 1);
    await loud(visit);
    await visit.page.evaluate(() => window.machine.hooks.failed("a fault"));
    await silent(visit);
  },
});
