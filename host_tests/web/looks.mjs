// Sizes: nothing scrolls, nothing is cut off, and each pixel of the panel is a whole number of the screen's.

import assert from "node:assert/strict";
import { firefox, run } from "./browser.mjs";

const BOARDS = ["picosystem", "pico_display", "pico_lcd_1_3", "picoboy_color"];
const SIZES = [[360, 640, 1], [640, 360, 1], [390, 664, 3], [844, 340, 3], [320, 568, 2], [568, 320, 2], [667, 375, 2], [768, 1024, 1], [1024, 768, 2], [1280, 720, 1.25], [1440, 900, 1.5], [1920, 1080, 1.1], [2560, 1440, 1], [3840, 2160, 1]];

await run({
  async "no size scrolls, cuts a key off, or leaves whole pixels"(visit) {
    for (const [width, height, ratio] of SIZES) {
      for (const touch of firefox ? [false] : [false, true]) {
        await visit.size(width, height, ratio, touch);
        for (const board of BOARDS) {
          await visit.go(`?board=${board}`);
          await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))); // the message has its room
          const where = `${board} in ${width}x${height} at ${ratio}${touch ? ", touch" : ""}`;
          const seen = await visit.page.evaluate(() => {
            const main = document.querySelector("main").getBoundingClientRect(), canvas = document.querySelector("canvas"), glass = canvas.getBoundingClientRect(), root = document.documentElement, r = devicePixelRatio;
            const keys = [...document.querySelectorAll(".key")].map((key) => key.getBoundingClientRect());
            return {
              scroll: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight], r, scale: (glass.width * r) / canvas.width, left: glass.left * r, top: glass.top * r,
              out: keys.filter((key) => key.left < 0 || key.right > innerWidth || key.top < main.top || key.bottom > main.bottom).length,
              on: keys.filter((key) => key.left < glass.right && key.right > glass.left && key.top < glass.bottom && key.bottom > glass.top).length,
              smallest: Math.min(...keys.map((key) => Math.min(key.width, key.height))),
            };
          });
          assert.ok(seen.scroll[0] <= 0 && seen.scroll[1] <= 0, `${where} scrolls: ${seen.scroll}`);
          assert.equal(seen.out + seen.on, 0, `${where}: keys cut off or on the glass`);
          const whole = (value) => Math.abs(value - Math.round(value)) < 0.06; // the browser counts in 64ths
          assert.ok(seen.scale >= 0.99 && (whole(seen.scale) || seen.scale < seen.r) && whole(seen.left) && whole(seen.top), `${where}: ${JSON.stringify(seen)}`);
          if (Math.min(width, height) >= 320) assert.ok(seen.scale / seen.r > 0.6, `${where}: a glass of ${seen.scale / seen.r} of its pixels`);
          if (touch) assert.ok(seen.smallest >= 36, `${where}: a key of ${seen.smallest} pixels`);
        }
      }
    }
  },

  async "every column of the panel is equally wide on the screen"(visit) {
    for (const ratio of [1, 1.25, 1.5, 2]) {
      await visit.size(1280, 800, ratio);
      await visit.go();
      await visit.page.evaluate(() => {
        const canvas = document.querySelector("canvas"), glass = canvas.getContext("2d");
        for (let x = 0; x < canvas.width; x += 1) {
          glass.fillStyle = x % 2 ? "#fff" : "#000";
          glass.fillRect(x, 0, 1, canvas.height);
        }
      });
      const picture = await visit.page.screenshot({ encoding: "base64" });
      const widths = await visit.page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const box = document.querySelector("canvas").getBoundingClientRect(), r = image.width / innerWidth, copy = new OffscreenCanvas(image.width, image.height).getContext("2d");
        copy.drawImage(image, 0, 0);
        const row = copy.getImageData(Math.round(box.left * r), Math.round((box.top + box.height / 2) * r), Math.round(box.width * r), 1).data;
        const found = [];
        let begin = 0;
        for (let x = 1; x <= row.length / 4; x += 1) {
          if (x < row.length / 4 && row[4 * x] === row[4 * (x - 1)]) continue;
          found.push(x - begin);
          begin = x;
        }
        return [found.length, ...new Set(found)];
      }, picture);
      assert.equal(widths[0], 240, `at ${ratio}: ${widths}`);
      assert.equal(widths.length, 2, `at ${ratio} columns are ${widths.slice(1)} wide`);
    }
  },

  async "a message and the button that shares move nothing; every button of them can be touched, and so can every key"(visit) {
    await visit.page.evaluateOnNewDocument(() => {
      const real = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (!key.endsWith("?")) throw new DOMException("full", "QuotaExceededError");
        real.call(this, key, value);
      };
    });
    const places = () => visit.page.evaluate(() => [...document.querySelectorAll("h1, nav button, #handheld, .key, canvas")].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()));
    /** Which of some buttons a finger does not hit in their middle, and four pixels inside of their corners. */
    const missed = (what) => visit.page.evaluate((selector) => [...document.querySelectorAll(selector)].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect(), hit = (x, y) => one.contains(document.elementFromPoint(x, y));
      const corners = one.matches(".key") ? [] : [[left + 4, top + 4], [right - 4, bottom - 4], [left + 4, bottom - 4], [right - 4, top + 4]];
      return one.getClientRects().length && ![[(left + right) / 2, (top + bottom) / 2], ...corners].every(([x, y]) => hit(x, y));
    }).map((one) => one.id || one.className), what);
    for (const code of ["de", "fr"]) { // the longest words
      await visit.page.evaluateOnNewDocument(`Object.defineProperty(navigator, "languages", { value: ["${code}"], configurable: true });`);
      for (const [width, height, ratio] of [[360, 640, 2], [640, 360, 2], [390, 844, 3], [844, 390, 3], [768, 1024, 2], [1440, 900, 1]]) {
        const where = `${width}x${height} in ${code}`;
        await visit.size(width, height, ratio, !firefox);
        await visit.go();
        await visit.until(() => !document.getElementById("notice-do").hidden, "a message with a button");
        const before = await places();
        const stays = async (what) => {
          assert.deepEqual(await places(), before, `${where}: ${what}`);
          for (const id of ["notice-do", "notice-close"]) if (what !== "no message") await visit.reached(id);
          assert.deepEqual(await missed("#notice-do, #notice-close, .key"), [], `${where}: ${what}`);
        };
        await stays("the first message");
        await visit.page.evaluate(() => {
          window.machine.hooks.store.write("statistics", "AAEC");
          document.getElementById("notice-close").click();
        });
        await visit.until(() => document.getElementById("notice-words").textContent.length > 60, "a long message");
        await stays("a long message");
        await visit.page.evaluate(() => {
          document.getElementById("notice-close").click();
          window.machine.hooks.share("34NHDDJ8\nTercet");
        });
        await stays("no message");
        assert.deepEqual(await missed("#share, nav button"), [], where);
      }
    }
  },

  async "a message that has just come lets fingers through to what was there"(visit) {
    await visit.size(360, 640, 2, !firefox);
    await visit.go();
    await visit.reached("notice-close");
    assert.equal(await visit.page.evaluate(() => {
      document.getElementById("notice-close").click();
      document.getElementById("notice").getBoundingClientRect(); // it is gone
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
      window.machine.hooks.store.write("statistics", "AAEC");
      const box = document.getElementById("notice-close").getBoundingClientRect();
      return box.width > 0 && Boolean(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest("#notice"));
    }), false);
    await visit.reached("notice-do");
  },

  async "a message's parts stand together"(visit) {
    for (const [width, height, ratio, rows] of [[390, 844, 3, 1], [360, 640, 3, 1], [844, 390, 3, 2], [768, 1024, 2, 1], [1440, 900, 1, 1]]) {
      await visit.size(width, height, ratio, !firefox);
      await visit.page.evaluate(() => { try { localStorage.clear(); } catch { /* there is no page yet */ } });
      await visit.go();
      await visit.until(() => !document.getElementById("notice-do").hidden, "a message with a button");
      const tops = await visit.page.evaluate(() => ["notice-words", "notice-close", "notice-do"].map((id) => document.getElementById(id).getBoundingClientRect()).map((one) => [one.top, one.bottom]));
      const together = (a, b) => a[0] < b[1] && b[0] < a[1];
      assert.ok(together(tops[0], tops[1]), `${width}x${height}: the words and their cross stand side by side`);
      assert.equal(together(tops[0], tops[2]), rows === 1, `${width}x${height}: ${JSON.stringify(tops)}`);
    }
  },

  async "a phone on its side gives its height to the glass"(visit) {
    if (firefox) return; // it is no phone: the case as it is is large enough there
    for (const [width, height, ratio, wide] of [[844, 390, 3, 320], [844, 390, 2, 360], [640, 360, 2, 240]]) {
      await visit.size(width, height, ratio, !firefox);
      await visit.go();
      assert.equal(await visit.page.evaluate(() => Math.round(document.querySelector("canvas").getBoundingClientRect().width)), wide, `${width}x${height} at ${ratio}`);
    }
  },

  async "what is touched is as high as a finger"(visit) {
    await visit.size(390, 844, 3, !firefox);
    await visit.go("?game=nothing");
    for (const dialog of ["", "board", "help", "saves"]) {
      if (dialog) await visit.page.evaluate((name) => document.getElementById(`open-${name}`).click(), dialog);
      const low = await visit.page.evaluate(() => [...document.querySelectorAll("button:not(.key)")].map((one) => [one.id || one.textContent, one.getBoundingClientRect().height]).filter(([, height]) => height && height < 44));
      assert.deepEqual(low, [], dialog);
      await visit.page.evaluate(() => document.querySelector("dialog[open]")?.close());
    }
  },

  async "the list of boards opens at the one that is chosen"(visit) {
    await visit.size(360, 640, 2, !firefox);
    await visit.go("?board=picosystem");
    await visit.page.evaluate(() => { // the stand-in knows few boards
      document.querySelector("#board p").style.paddingBottom = "600px";
      document.getElementById("open-board").click();
    });
    await visit.until(() => {
      const one = document.querySelector("#boards [aria-pressed=true]").getBoundingClientRect(), box = document.getElementById("board").getBoundingClientRect();
      return one.top >= box.top && one.bottom <= box.bottom;
    }, "it is in view");
  },

  async "turned round, the same page fits again"(visit) {
    await visit.size(390, 664, 2);
    await visit.go();
    const first = await visit.page.evaluate(() => document.querySelector(".key.SELECT").getBoundingClientRect().top);
    await visit.size(664, 390, 2);
    await visit.until((before) => document.querySelector(".key.SELECT").getBoundingClientRect().top !== before, "moved", first);
    await visit.until(() => [...document.querySelectorAll(".key")].every((key) => key.getBoundingClientRect().bottom <= innerHeight), "all keys are in sight");
  },

  async "light and lamp are seen"(visit) {
    await visit.go();
    const dim = () => visit.page.evaluate(() => Number(document.querySelector(".dim").style.opacity));
    await visit.page.evaluate(() => window.machine.hooks.light(0));
    assert.equal(await dim(), 1);
    await visit.page.evaluate(() => window.machine.hooks.light(1));
    assert.equal(await dim(), 0);
    const lamp = () => visit.page.evaluate(() => getComputedStyle(document.querySelector(".lamp")).backgroundColor);
    await visit.page.evaluate(() => window.machine.hooks.lamp(0, 1, 0));
    assert.equal(await lamp(), "rgb(0, 255, 0)");
  },
});
