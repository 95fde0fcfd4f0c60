// For those who listen, see badly, or cannot bear motion.

import assert from "node:assert/strict";
import { axe, firefox, run } from "./browser.mjs";

const say = (visit, ...words) => visit.page.evaluate((all) => all.forEach((one) => window.machine.hooks.say(one)), words);

await run({
  async "what happens is said in one region that stands there from the start"(visit) {
    await visit.go();
    const same = await visit.page.evaluateHandle(() => document.getElementById("said"));
    assert.deepEqual(await visit.page.evaluate((one) => [one.getAttribute("role"), one.textContent, getComputedStyle(one).display], same), ["status", "", "block"]);
    await say(visit, "No SET: two are red, one is green.");
    await visit.until(() => document.getElementById("said").textContent === "No SET: two are red, one is green.", "said");
    await say(visit, "Expert 4: a SET!", "12 points.");
    await visit.until(() => document.getElementById("said").textContent === "Expert 4: a SET! 12 points.", "one message a step");
    await say(visit, "Expert 4: a SET!", "12 points.");
    await visit.until(() => document.getElementById("said").textContent === "Expert 4: a SET! 12 points.\u00a0", "the same again is said again");
    assert.ok(await visit.page.evaluate((one) => one === document.getElementById("said"), same));
  },

  async "moves of the cursor and tones say nothing"(visit) {
    await visit.go();
    await visit.press("ArrowLeft", "ArrowUp", "Space");
    assert.equal(await visit.text("said"), "");
  },

  async "the language follows the handheld, and the device is not translated"(visit) {
    await visit.go();
    await visit.page.evaluate(() => window.machine.hooks.language("de"));
    assert.equal(await visit.page.evaluate(() => document.documentElement.lang), "de");
    assert.deepEqual(await visit.page.evaluate(() => ["handheld", "said"].map((id) => document.getElementById(id).getAttribute("translate"))), ["no", "no"]);
    await visit.until(() => [...document.querySelectorAll("header, footer, dialog, #notice, #waiting")].every((one) => one.lang === "de"), "the page speaks it too");
  },

  async "the canvas has a role and a name, and nothing in it"(visit) {
    await visit.go();
    assert.deepEqual(await visit.page.evaluate(() => { const one = document.querySelector("canvas"); return [one.getAttribute("role"), Boolean(one.getAttribute("aria-label")), one.textContent]; }), ["img", true, ""]);
  },

  async "a screen reader's press is a press"(visit) {
    await visit.go();
    await visit.calls();
    await visit.page.evaluate(() => document.querySelector(".key.HINT").click());
    await visit.until(() => window.machine.calls.length === 2, "down and up");
    assert.deepEqual(await visit.calls(), [["press", "HINT"], ["release", "HINT"]]);
  },

  async "axe finds nothing, in any dialog, dark and light, large and small"(visit) {
    for (const scheme of firefox ? [""] : ["dark", "light"]) {
      if (scheme) await visit.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      for (const [width, height] of [[1440, 900], [360, 640]]) {
        await visit.size(width, height);
        await visit.go("?game=nothing");
        await visit.page.evaluate(axe);
        for (const dialog of ["", "board", "help", "saves", "crash"]) {
          const found = await visit.page.evaluate(async (name) => {
            document.querySelector("dialog[open]")?.close();
            if (name === "crash") window.machine.hooks.failed("Traceback: a fault");
            else if (name) document.getElementById(`open-${name}`).click();
            return (await window.axe.run()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`);
          }, dialog);
          assert.deepEqual(found, [], `${scheme} ${width} ${dialog}`);
        }
      }
    }
  },

  async "reduced motion holds at once"(visit) {
    if (firefox) return; // it cannot be told to prefer it
    await visit.go();
    const moves = () => visit.page.evaluate(() => getComputedStyle(document.querySelector(".cross")).transitionDuration);
    assert.notEqual(await moves(), "0s");
    await visit.page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    assert.equal(await moves(), "0s");
  },

  async "a crash is told, with the lines to copy"(visit) {
    await visit.go();
    await visit.page.evaluate(() => { window.machine.press = () => { throw new Error("a fault in a step"); }; });
    await visit.press("Space");
    await visit.until(() => document.getElementById("crash").open && /a fault in a step/.test(document.getElementById("trace").value), "the dialog");
  },

  async "however the message of a crash is closed, Tercet starts again"(visit) {
    for (const close of ["#crash .close", "#restart", ""]) {
      await visit.go();
      await visit.page.evaluate(() => { window.machine.press = () => { throw new Error("a fault in a step"); }; });
      await visit.press("Space");
      await visit.until(() => document.getElementById("crash").open, "the dialog");
      await visit.page.evaluate(() => { window.before = true; });
      if (close) await visit.page.click(close);
      else await visit.page.keyboard.press("Escape");
      await visit.until(() => !window.before && window.machine, `the page anew after ${close || "Escape"}`);
    }
  },
});
