// A challenge that is sent, and a screen that stays on.

import assert from "node:assert/strict";
import { firefox, run } from "./browser.mjs";

const CHALLENGE = "34NHDDJ8\nTercet · Puzzle 4711 · Expert: 1:23";
const shows = (visit, text) => visit.page.evaluate((words) => window.machine.hooks.share(words), text);
const hidden = (visit) => visit.page.evaluate(() => document.getElementById("share").hidden);

await run({
  async "a challenge in view can be shared, with a link to this very page"(visit) {
    await visit.page.evaluateOnNewDocument(() => {
      window.sent = [];
      Object.defineProperty(navigator, "share", { value: async (what) => window.sent.push(what), configurable: true });
    });
    await visit.go("?board=picosystem");
    assert.equal(await hidden(visit), true);
    await shows(visit, CHALLENGE);
    assert.equal(await visit.text("share"), "Share");
    await visit.page.click("#share");
    assert.deepEqual(await visit.page.evaluate(() => window.sent), [{ text: CHALLENGE.split("\n")[1], url: `${visit.site.address}?c=34NHDDJ8` }]);
    await shows(visit, "");
    assert.equal(await hidden(visit), true);
  },

  async "where nothing can be shared it is copied, and where nothing can be copied it stands there"(visit) {
    await visit.page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => {
        if (window.closed_) throw new Error("not allowed");
        window.copied = text;
      } } });
    });
    await visit.go();
    await shows(visit, CHALLENGE);
    await visit.page.click("#share");
    await visit.until(() => document.getElementById("share").textContent === "Copied", "it says so");
    assert.equal(await visit.page.evaluate(() => window.copied), `${CHALLENGE.split("\n")[1]}\n${visit.site.address}?c=34NHDDJ8`);
    await visit.page.evaluate(() => {
      window.closed_ = true;
      document.getElementById("notice-close").click();
    });
    await visit.page.click("#share");
    await visit.until(() => document.getElementById("notice-words").textContent.includes("?c=34NHDDJ8"), "it stands in a message");
  },

  async "the screen stays on while a game runs, and no longer"(visit) {
    await visit.page.evaluateOnNewDocument(() => {
      window.locks = 0;
      Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        window.locks += 1;
        return { release: async () => { window.locks -= 1; }, addEventListener: () => {} };
      } }, configurable: true });
      Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
    });
    await visit.go();
    const game = (on) => visit.page.evaluate((running) => window.machine.hooks.awake(running), on);
    const locks = (many) => visit.until((wanted) => window.locks === wanted, `${many} locks`, many);
    const look = (away) => visit.page.evaluate((hides) => {
      window.away = hides;
      document.dispatchEvent(new Event("visibilitychange"));
    }, away);
    await locks(0);
    await game(1);
    await locks(1);
    await look(true);
    await locks(0);
    await look(false);
    await locks(1);
    await game(0);
    await locks(0);
  },

  async "without a lock, or with one that is refused, nothing is wrong"(visit) {
    for (const value of ["undefined", "{ request: () => { throw new Error('no'); } }", "{ request: () => Promise.reject(new Error('no')) }"]) {
      await visit.page.evaluateOnNewDocument(`Object.defineProperty(navigator, "wakeLock", { value: ${value}, configurable: true });`);
      await visit.go();
      await visit.page.evaluate(() => window.machine.hooks.awake(1));
      await visit.press("Space");
      assert.equal(await visit.page.evaluate(() => document.getElementById("crash").open), false, value);
      if (firefox) break;
    }
  },
});
