// The page as it is served, from the first start to the figures: nothing here knows what runs in it, firmware or stand-in.

import assert from "node:assert/strict";
import { firefox, run } from "./browser.mjs";

const STARTS = Number(process.env.TERCET_STARTS || 2); // the median of them counts
const PRESSES = Number(process.env.TERCET_PRESSES || 100);

/** The page is there when something was painted on the glass. */
const begun = (visit) => visit.until(() => document.querySelector("canvas") && document.getElementById("waiting").hidden && document.querySelector(".dim").style.opacity === "0", "the glass is lit");
const glass = (visit) => visit.page.evaluate(() => document.querySelector("canvas").toDataURL());
const open = async (visit, query = "") => {
  await visit.page.goto(visit.site.address + query);
  await begun(visit);
};

/** In the page before anything else: when each picture was painted, and every task that kept a key waiting. */
const watched = () => {
  window.painted = [];
  window.longTasks = [];
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...values) {
    window.painted.push(performance.now());
    return put.apply(this, values);
  };
  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((one) => one.duration))).observe({ type: "longtask", buffered: true });
};

/** How long a start takes in ms, and its longest task: in a profile that has never seen the page. */
const started = async (visit) => {
  const context = await visit.browser.createBrowserContext(), page = await context.newPage();
  try {
    await page.evaluateOnNewDocument(watched);
    await page.goto(visit.site.address);
    await page.waitForFunction(() => window.painted.length > 0 || window.machine); // a stand-in paints nothing
    await new Promise((done) => setTimeout(done, 300));
    return await page.evaluate(() => ({ ready: window.painted[0] ?? 0, task: Math.max(0, ...window.longTasks) }));
  } finally {
    await context.close();
  }
};

await run({
  async "it starts, keys change the glass, and it says nothing is wrong"(visit) {
    await open(visit);
    const before = await glass(visit);
    await visit.press("Enter");
    await visit.until((first) => document.querySelector("canvas").toDataURL() !== first, "the glass changes", before);
    assert.equal(await visit.page.evaluate(() => document.getElementById("crash").open), false);
  },

  async "it starts on every board"(visit) {
    await open(visit);
    const boards = await visit.page.evaluate(async () => (await (await fetch("boards.json")).json()).map((one) => one.id));
    for (const board of boards) {
      await open(visit, `?board=${board}`);
      assert.equal(await visit.page.evaluate(() => document.getElementById("crash").open), false, board);
    }
  },

  async "after a reload without a server it goes on"(visit) {
    await open(visit);
    await visit.until(() => /without a connection/.test(document.getElementById("offline").textContent), "the page is kept for later");
    const kept = await visit.page.evaluate(() => Object.keys(localStorage).sort());
    await visit.site.stop();
    await open(visit);
    assert.deepEqual(await visit.page.evaluate(() => Object.keys(localStorage).sort()), kept);
  },

  async "figures"(visit) {
    await new Promise((done) => setTimeout(done, 3000)); // a person's browser has been running for long
    const starts = [];
    for (let i = 0; i < STARTS; i += 1) {
      starts.push(await started(visit));
      await new Promise((done) => setTimeout(done, 500));
    }
    const ready = starts.map((one) => one.ready).sort((a, b) => a - b)[STARTS >> 1], task_start = Math.max(...starts.map((one) => one.task));
    await visit.page.evaluateOnNewDocument(watched);
    await open(visit, "?game=classic");
    await new Promise((done) => setTimeout(done, 800));
    for (let i = 0; i < 3; i += 1) { // the language and the colours, which a first start asks for; then the clock of the game starts
      await visit.press("Space");
      await new Promise((done) => setTimeout(done, 1000)); // what was imported for it is forgotten
    }
    const times = await visit.page.evaluate(async (presses) => {
      const found = [], codes = ["ArrowRight", "ArrowDown", "Space", "ArrowLeft", "ArrowUp", "ArrowDown", "Space"];
      for (let i = 0; i < presses; i += 1) {
        const code = codes[i % codes.length], begin = performance.now(), before = window.painted.length;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true }));
        while (window.painted.length === before && performance.now() < begin + 500) await new Promise((done) => setTimeout(done));
        if (window.painted.length > before) found.push(window.painted[before] - begin);
        document.body.dispatchEvent(new KeyboardEvent("keyup", { code, key: code, bubbles: true, cancelable: true }));
        await new Promise((done) => setTimeout(done, i ? 40 : 300));
        if (!i) window.longTasks.length = 0; // the first press makes the sound
      }
      return found.sort((a, b) => a - b);
    }, PRESSES);
    assert.ok(times.length > PRESSES / 2, `only ${times.length} of ${PRESSES} keys changed the glass`);
    const task_play = await visit.page.evaluate(() => Math.max(0, ...window.longTasks));
    const figures = { ready, task_start, key_median: times[times.length >> 1], key_99: times[Math.floor(times.length * 0.99)], key_worst: times.at(-1), task_play };
    console.log(`figures ${firefox ? "firefox" : "chromium"} ${JSON.stringify(figures)}`);
  },
});
