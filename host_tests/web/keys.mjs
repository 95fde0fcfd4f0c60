// The keys of a computer: what each does, what is left to the browser, and that none is ever stuck.

import assert from "node:assert/strict";
import { run } from "./browser.mjs";

const PICOSYSTEM = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT", Space: "SELECT", Enter: "SELECT", Escape: "BACK", Backspace: "BACK",
  KeyH: "HINT", KeyN: "MENU", KeyM: "MENU",
  KeyA: "SELECT", KeyB: "BACK", KeyX: "HINT", KeyY: "MENU", // as they are named on the glass
};

/** Sends a key event to the page's body as a keyboard of any layout would; true if the page kept it from the browser. */
const send = (visit, type, values) => visit.page.evaluate((name, init) => {
  const event = new KeyboardEvent(name, { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}, type, values);

await run({
  async "each key is its button, down and up"(visit) {
    await visit.go();
    await visit.calls();
    for (const [code, button] of Object.entries(PICOSYSTEM)) {
      await visit.press(code);
      assert.deepEqual(await visit.calls(), [["press", button], ["release", button]], code);
    }
  },

  async "a key goes by its place, whatever is printed on it"(visit) {
    await visit.go();
    await visit.calls();
    assert.ok(await send(visit, "keydown", { code: "KeyM", key: "," }));
    assert.deepEqual(await visit.calls(), [["press", "MENU"]]);
    assert.match(await visit.text("keys-line"), /N,/, "the page shows what is printed there");
    await send(visit, "keyup", { code: "KeyM", key: "," });
    for (const [code, button, more] of [["KeyH", "HINT", { key: "H", modifierCapsLock: true }], ["ArrowLeft", "LEFT", { key: "ArrowLeft", location: 3 }]]) {
      await visit.calls();
      await send(visit, "keydown", { code, ...more });
      await send(visit, "keyup", { code, ...more });
      assert.deepEqual(await visit.calls(), [["press", button], ["release", button]], "with caps lock, and where arrows count as numpad keys");
    }
  },

  async "no key but those shown does anything"(visit) {
    await visit.go();
    await visit.calls();
    const letters = [..."CDEFGIJKLOPQRSTUVWZ"].map((letter) => `Key${letter}`), others = ["Digit1", "Numpad4", "Numpad5", "ShiftLeft", "Tab", "F1", "F5", "PageDown", "Home", "Delete"];
    for (const code of [...letters, ...others]) assert.equal(await send(visit, "keydown", { code, key: code }), false, code);
    assert.deepEqual(await visit.calls(), []);
    const shown = await visit.page.evaluate(() => [...document.querySelectorAll("#keys-line kbd")].map((key) => key.textContent));
    assert.equal(shown.length, Object.keys(PICOSYSTEM).length, String(shown));
  },

  async "keys with Ctrl, Alt or Meta are the browser's"(visit) {
    await visit.go();
    await visit.calls();
    for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.equal(await send(visit, "keydown", { code: "ArrowLeft", key: "ArrowLeft", [held]: true }), false, held);
    assert.deepEqual(await visit.calls(), []);
  },

  async "a held key is pressed once, and two keys of a button are one button"(visit) {
    await visit.go();
    await visit.calls();
    await send(visit, "keydown", { code: "Space", key: " " });
    for (let i = 0; i < 5; i += 1) assert.ok(await send(visit, "keydown", { code: "Space", key: " ", repeat: true }), "the page does not scroll");
    await send(visit, "keydown", { code: "Enter", key: "Enter" });
    await send(visit, "keyup", { code: "Space", key: " " });
    assert.deepEqual(await visit.calls(), [["press", "SELECT"]]);
    await send(visit, "keyup", { code: "Enter", key: "Enter" });
    assert.deepEqual(await visit.calls(), [["release", "SELECT"]]);
  },

  async "what is held is let go, without a press, when the window loses the focus"(visit) {
    await visit.go();
    await visit.calls();
    await send(visit, "keydown", { code: "ArrowLeft", key: "ArrowLeft" });
    await visit.page.evaluate(() => dispatchEvent(new Event("blur")));
    await send(visit, "keydown", { code: "ArrowLeft", key: "ArrowLeft", repeat: true });
    await send(visit, "keyup", { code: "ArrowLeft", key: "ArrowLeft" });
    assert.deepEqual(await visit.calls(null), [["press", "LEFT"], ["releaseAll"], ["pause"]]);
    assert.equal(await visit.page.evaluate(() => document.querySelectorAll(".key.down").length), 0);
    await send(visit, "keydown", { code: "ArrowLeft", key: "ArrowLeft" });
    assert.deepEqual(await visit.calls(), [["press", "LEFT"]]);
    await visit.page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    assert.deepEqual(await visit.calls(null), [["releaseAll"], ["pause"]], "another tab came before it");
  },

  async "a Mac's command key takes keys along"(visit) {
    await visit.go();
    await visit.calls();
    await send(visit, "keydown", { code: "ArrowLeft", key: "ArrowLeft" });
    await send(visit, "keyup", { code: "MetaLeft", key: "Meta" });
    assert.deepEqual(await visit.calls(), [["press", "LEFT"], ["release", "LEFT"]]);
  },

  async "after a click anywhere the keys are still the game's"(visit) {
    await visit.go();
    await visit.page.mouse.click(5, 400);
    await visit.page.click("#open-help");
    await visit.page.click("#help .close");
    await visit.reached("notice-close");
    await visit.page.click("#notice-close").catch(() => {});
    await visit.page.mouse.click(5, 400);
    await visit.calls();
    await visit.press("Space", "ArrowUp", "Enter");
    assert.deepEqual((await visit.calls()).filter(([name]) => name === "press"), [["press", "SELECT"], ["press", "UP"], ["press", "SELECT"]]);
    assert.equal(await visit.page.evaluate(() => document.querySelectorAll("dialog[open]").length), 0);
  },

  async "a message that was closed by a click leaves the keys to the game, though the next one has come"(visit) {
    await visit.go("?game=nothing", () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }));
    await visit.reached("notice-close");
    await visit.page.click("#notice-close");
    assert.match(await visit.text("notice-words"), /no game “nothing”/);
    await visit.calls();
    await visit.press("Space");
    assert.deepEqual(await visit.calls(), [["press", "SELECT"], ["release", "SELECT"]]);
    assert.match(await visit.text("notice-words"), /no game “nothing”/);
  },

  async "a dialog keeps its keys, Escape closes it and is not Back, and the game is paused"(visit) {
    await visit.go();
    await visit.calls();
    await visit.page.click("#open-saves");
    assert.deepEqual((await visit.calls(null)).map(([name]) => name), ["releaseAll", "pause"]);
    await visit.press("ArrowDown", "KeyH", "Escape");
    assert.deepEqual(await visit.calls(), []);
    await visit.until(() => !document.querySelector("dialog[open]"), "Escape closes the dialog");
  },

  async "the keyboard alone reaches everything, and the focus is seen"(visit) {
    await visit.go();
    const seen = [];
    await visit.page.bringToFront();
    for (let i = 0; i < 6; i += 1) {
      await visit.press("Tab");
      await visit.until(() => document.activeElement === document.body || getComputedStyle(document.activeElement).outline.includes("solid 3px"), "a ring around what has the focus");
      seen.push(await visit.page.evaluate(() => document.activeElement.id));
    }
    assert.deepEqual(seen, ["open-board", "open-help", "open-saves", "notice-do", "notice-close", "handheld"]);
    await visit.page.focus("#open-board");
    await visit.calls();
    await visit.press("Enter");
    await visit.until(() => document.getElementById("board").open, "Enter opens what has the focus");
    assert.deepEqual(await visit.calls(), []);
  },

  async "four keys: arrows are previous and next, and H is nothing"(visit) {
    await visit.go("?board=pico_display");
    await visit.calls();
    await visit.press("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "KeyH", "KeyN", "KeyA", "KeyB", "KeyX", "KeyY");
    const pressed = (await visit.calls()).filter(([name]) => name === "press").map(([, button]) => button);
    assert.deepEqual(pressed, ["PREVIOUS", "PREVIOUS", "NEXT", "NEXT", "PREVIOUS", "NEXT", "SELECT", "BACK"], "the letters are the board's own");
    assert.match(await visit.text("keys-line"), /choose; hold: hint/);
    assert.equal(await visit.page.evaluate(() => document.getElementById("keys-held").hidden), false);
  },

  async "another board is chosen, and remembered"(visit) {
    await visit.go();
    await visit.page.click("#open-board");
    await visit.page.evaluate(() => [...document.querySelectorAll("#boards button")].find((one) => one.textContent.startsWith("PicoBoy")).click());
    assert.deepEqual((await visit.calls(null)).slice(-2).map(([name, board]) => [name, board]), [["stop", undefined], ["start", "picoboy_color"]]);
    await visit.page.reload();
    await visit.until(() => window.machine?.calls.length > 0, "started again");
    assert.deepEqual((await visit.calls(null))[0], ["start", "picoboy_color", null]);
  },

  async "an address opens its game, and what is not allowed is named"(visit) {
    await visit.go("?c=34NH-DDJ8&board=picosystem");
    assert.deepEqual((await visit.calls(null))[0], ["start", "picosystem", { c: "34NH-DDJ8" }]);
    await visit.go("?game=PUZZLE&skill=Expert&number=4711");
    assert.deepEqual((await visit.calls(null))[0], ["start", "picosystem", { game: "puzzle", skill: "expert", number: 4711 }]);
    for (const [query, named] of [
      ["?game=puzzel", /no game “puzzel”.*classic, puzzle, timed/], ["?game=puzzle&number=1000000", /1 to 999999/], ["?game=puzzle&number=0", /1 to 999999/], ["?game=puzzle&number=1e3", /1 to 999999/],
      ["?game=puzzle&skill=genius", /“genius” is no skill.*beginner, expert/], ["?game=timed&skill=expert", /“skill” is no choice of timed.*sets/], ["?skill=expert", /no “game”/],
      ["?game=classic&constructor=1", /“constructor” is no choice/], ["?board=gameboy", /no board “gameboy”.*picosystem/],
      ["?c=34NHDDJ8&game=puzzle", /“game” does not go with a code/],
    ]) {
      await visit.go(query);
      assert.equal((await visit.calls(null))[0][2], null, query);
      assert.match(await visit.text("notice-words"), named);
    }
  },
});
