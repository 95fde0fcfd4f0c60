// Fingers and the mouse: keys under several fingers, cards under one.

import assert from "node:assert/strict";
import { firefox, run } from "./browser.mjs";

/** Opens the page, and closes its first message. */
const open = async (visit) => {
  await visit.go();
  await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => {
    document.getElementById("notice-close").click();
    requestAnimationFrame(() => requestAnimationFrame(done));
  })));
};
const phone = (visit) => visit.size(390, 800, 3, true);

/** A pointer event as a finger with that number makes it. */
const finger = (visit, type, id, { x, y }) => visit.page.evaluate((name, pointerId, clientX, clientY) => {
  const target = document.elementFromPoint(clientX, clientY) || document.getElementById("handheld");
  const event = new PointerEvent(name, { pointerId, clientX, clientY, pointerType: "touch", bubbles: true, cancelable: true, isPrimary: pointerId === 2 });
  (document.getElementById("handheld").contains(target) ? target : document.getElementById("handheld")).dispatchEvent(event);
  return event.defaultPrevented;
}, type, id, x, y);

await run({
  async "two fingers are two keys, each down while its finger is"(visit) {
    await phone(visit);
    await open(visit);
    await visit.calls();
    const left = await visit.key("LEFT"), select = await visit.key("SELECT");
    const one = await visit.page.touchscreen.touchStart(left.x, left.y), two = await visit.page.touchscreen.touchStart(select.x, select.y);
    assert.deepEqual(await visit.calls(), [["press", "LEFT"], ["press", "SELECT"]]);
    await one.end();
    assert.deepEqual(await visit.calls(), [["release", "LEFT"]]);
    await two.end();
    assert.deepEqual(await visit.calls(), [["release", "SELECT"]]);
  },

  async "two call keys in one frame arrive in one frame"(visit) {
    await phone(visit);
    await open(visit);
    await visit.calls();
    const places = [await visit.key("LEFT"), await visit.key("SELECT")];
    const frames = await visit.page.evaluate(([a, b]) => new Promise((done) => {
      const at = [];
      let frame = 0;
      window.machine.press = (button) => at.push([button, frame]);
      const down = (pointerId, { x, y }) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointerdown", { pointerId, clientX: x, clientY: y, pointerType: "touch", bubbles: true, cancelable: true }));
      requestAnimationFrame(() => {
        down(11, a);
        down(12, b);
        requestAnimationFrame(() => {
          frame += 1;
          done(at);
        });
      });
    }), places);
    assert.deepEqual(frames, [["LEFT", 0], ["SELECT", 0]]);
  },

  async "a tap is one press and one release, and no mouse event makes a second"(visit) {
    await phone(visit);
    await open(visit);
    await visit.calls();
    const { x, y } = await visit.key("HINT");
    for (let i = 0; i < 3; i += 1) await visit.page.touchscreen.tap(x, y);
    await new Promise((done) => setTimeout(done, 400));
    assert.deepEqual(await visit.calls(), Array(3).fill([["press", "HINT"], ["release", "HINT"]]).flat());
    if (!firefox) assert.equal(await visit.page.evaluate(() => visualViewport.scale), 1, "no zoom");
  },

  async "the mouse presses too, its other buttons do not"(visit) {
    await open(visit);
    await visit.calls();
    const { x, y } = await visit.key("BACK");
    await visit.page.mouse.click(x, y);
    await visit.page.mouse.click(x, y, { button: "right" });
    assert.deepEqual(await visit.calls(), [["press", "BACK"], ["release", "BACK"]]);
  },

  async "a finger that is taken away by the system lets go"(visit) {
    await phone(visit);
    await open(visit);
    await visit.calls();
    for (const end of ["pointercancel", "lostpointercapture"]) {
      await finger(visit, "pointerdown", 5, await visit.key("UP"));
      await finger(visit, end, 5, await visit.key("UP"));
      assert.deepEqual(await visit.calls(), [["press", "UP"], ["release", "UP"]], end);
    }
  },

  async "a thumb slides over the cross; on another key it stays where it was put"(visit) {
    await phone(visit);
    await open(visit);
    await visit.calls();
    await finger(visit, "pointerdown", 5, await visit.key("LEFT"));
    await finger(visit, "pointermove", 5, await visit.key("UP"));
    await finger(visit, "pointerup", 5, await visit.key("UP"));
    assert.deepEqual(await visit.calls(), [["press", "LEFT"], ["release", "LEFT"], ["press", "UP"], ["release", "UP"]]);
    await finger(visit, "pointerdown", 5, await visit.key("SELECT"));
    await finger(visit, "pointermove", 5, await visit.key("BACK"));
    await finger(visit, "pointerup", 5, await visit.key("BACK"));
    assert.deepEqual(await visit.calls(), [["press", "SELECT"], ["release", "SELECT"]]);
  },

  async "a touch on the glass is told in pixels of the panel, at every scale"(visit) {
    for (const [width, height, ratio] of [[360, 640, 1], [390, 800, 3], [1280, 800, 1.25], [1440, 900, 1.5], [2560, 1440, 1]]) {
      await visit.size(width, height, ratio);
      await open(visit);
      await visit.calls();
      for (const [x, y] of [[0, 0], [239, 0], [0, 239], [239, 239], [120, 77]]) {
        const place = await visit.glass(x, y), near = firefox ? 1 : 0; // Firefox is told whole pixels only, towards the middle here
        const told = (value, of) => (!near ? value : of < 120 ? Math.ceil(value) : Math.floor(value));
        await visit.page.mouse.click(told(place.x, x), told(place.y, y));
        const [[name, column, row], ...more] = await visit.calls();
        const far = Math.max(Math.abs(column - x), Math.abs(row - y));
        assert.ok(name === "touch" && !more.length && far <= near, `${width}x${height} at ${ratio}: ${x}, ${y} is told as ${column}, ${row}`);
      }
    }
  },

  async "a finger chooses when it comes up where it came down, and not when it swipes"(visit) {
    await phone(visit);
    await open(visit);
    await visit.page.evaluate(() => { window.meant = 2; });
    await visit.calls();
    const place = await visit.glass(120, 90), moved = (x, y) => ({ x: place.x + x, y: place.y + y });
    const told = async (...steps) => {
      for (const [type, at, id] of steps) await finger(visit, type, id ?? 5, at);
      return (await visit.calls()).map(([name]) => name);
    };
    assert.deepEqual(await told(["pointerdown", place], ["pointermove", moved(4, 5)], ["pointerup", moved(4, 5)]), ["touch", "lift"]);
    assert.deepEqual(await told(["pointerdown", place], ["pointermove", moved(0, -60)], ["pointerup", moved(0, -60)]), ["touch"], "a swipe");
    assert.deepEqual(await told(["pointerdown", place], ["pointermove", moved(0, -60)], ["pointermove", place], ["pointerup", place]), ["touch"], "there and back");
    assert.deepEqual(await told(["pointerdown", place], ["pointercancel", place], ["pointerup", place]), ["touch"], "taken away");
    assert.deepEqual(await told(["pointerdown", place], ["pointerup", place, 6], ["pointerup", place]), ["touch", "lift"], "another finger");
    await visit.page.evaluate(() => { window.meant = 1; });
    assert.deepEqual(await told(["pointerdown", place], ["pointerup", place]), ["touch"], "done at once");
  },

  async "a finger that is drawn over the glass tells its way, from where it last meant something"(visit) {
    await phone(visit);
    await open(visit);
    await visit.page.evaluate(() => { window.meant = 2; });
    await visit.calls(["draw"]);
    const ways = [];
    for (const [type, y] of [["pointerdown", 200], ["pointermove", 197], ["pointermove", 175], ["pointermove", 150], ["pointermove", 144], ["pointerup", 144]]) {
      await finger(visit, type, 5, await visit.glass(120, y));
      ways.push(...(await visit.calls(["draw"])).map(([, , top, , y]) => [top, y]));
    }
    assert.deepEqual(ways.map((way) => way.map((y) => Math.round(y / 5) * 5)), [[200, 175], [175, 150], [150, 145]]);
  },

  async "a message goes with the first tap, and the next one means the same key"(visit) {
    await phone(visit);
    await visit.go();
    await visit.until(() => !document.getElementById("notice-do").hidden, "a message");
    await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await visit.calls();
    const { x, y } = await visit.key("HINT");
    for (let i = 0; i < 3; i += 1) await visit.page.touchscreen.tap(x, y);
    assert.deepEqual(await visit.calls(), Array(3).fill([["press", "HINT"], ["release", "HINT"]]).flat());
    assert.equal(await visit.page.evaluate(() => document.getElementById("notice").classList.contains("empty")), true);
  },

  async "nothing zooms, marks text, or opens a menu on the handheld"(visit) {
    await phone(visit);
    await open(visit);
    const styles = await visit.page.evaluate(() => [...document.querySelectorAll("#handheld, #handheld *")].map((one) => [one.className, getComputedStyle(one).touchAction, getComputedStyle(one).userSelect]));
    for (const [name, action, select] of styles) assert.deepEqual([action, select], ["none", "none"], name);
    const rest = await visit.page.evaluate(() => [...document.querySelectorAll("html, body, body *:not(#handheld, #handheld *, main)")].map((one) => getComputedStyle(one).touchAction));
    assert.deepEqual([...new Set(rest)], ["manipulation"]);
    assert.equal(await visit.page.evaluate(() => document.querySelector(".key").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))), false);
    for (const name of ["html", "body"]) assert.equal(await visit.page.evaluate((one) => getComputedStyle(document.querySelector(one)).overscrollBehaviorY, name), "none", name);
  },
});
