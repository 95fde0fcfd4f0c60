// Runs a file of browser tests: node FILE.mjs BROWSER FOLDER, BROWSER being chromium or firefox, FOLDER the built page.
//
// In the environment: TERCET_MODULES is the folder with node_modules, TERCET_BROWSER the path of the browser (browsers.py finds both).

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { serve } from "./serve.mjs";

const [browserName, folder] = process.argv.slice(2);
const require = createRequire(join(process.env.TERCET_MODULES, "package.json"));
const puppeteer = require("puppeteer-core");
export const axe = require("axe-core").source;
const only = process.env.TERCET_ONLY; // of these tests, by its name
export const firefox = browserName === "firefox";
const CHROMIUM = ["--no-sandbox", "--disable-dev-shm-usage", "--autoplay-policy=user-gesture-required"];

/** A page that is open on a site of its own. */
export class Visit {
  constructor(site, page) {
    this.site = site;
    this.page = page;
    this.errors = [];
    this.requests = [];
    page.on("pageerror", (error) => {
      // Firefox says so of what is still being loaded when a test goes on to another address.
      if (!/^Failed to load .* A ServiceWorker passed a promise/.test(error.message)) this.errors.push(error.message);
    });
    page.on("request", (request) => this.requests.push(request.url()));
  }

  async go(query = "", before = undefined) {
    if (before) await this.page.evaluateOnNewDocument(before);
    await this.page.goto(this.site.address + query);
    await this.until(() => window.machine?.calls.length > 0 || !document.getElementById("again").hidden, "the page has started");
  }

  /** Waits for something in the page, ten seconds at most. */
  async until(condition, what, ...values) {
    const ends = Date.now() + 10_000;
    const holds = () => this.page.evaluate(condition, ...values).catch((error) => {
      if (!/context|navigat|frame/i.test(error.message)) throw error; // the page is just being loaded
    });
    while (!(await holds())) {
      if (Date.now() > ends) assert.fail(`not within 10 s: ${what}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** What the page called since the last time, without pauses if only keys matter. */
  async calls(only = ["press", "release", "touch", "lift"]) {
    const all = await this.page.evaluate(() => window.machine.calls.splice(0));
    return all.filter(([name]) => !only || only.includes(name));
  }

  /** Presses a key of the computer, by its code, and lets go. */
  async press(...codes) {
    for (const code of codes) await this.page.keyboard.press(code === "Space" ? " " : code.replace(/^Key(.)$/, (_, letter) => letter.toLowerCase()));
  }

  /** Waits until a button is under the finger that is put on its middle: a message that has just come lets fingers through. */
  reached(id) {
    return this.until((name) => {
      const box = document.getElementById(name).getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.id === name;
    }, `${id} can be touched`, id);
  }

  text(id) {
    return this.page.evaluate((name) => document.getElementById(name).textContent, id);
  }

  /** The middle of a key of the handheld, or a place on the glass in panel pixels. */
  key(button) {
    return this.page.evaluate((name) => {
      const box = document.querySelector(`.key[data-button=${name}]`).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, button);
  }

  glass(x, y) {
    return this.page.evaluate((column, row) => {
      const canvas = document.querySelector("canvas"), box = canvas.getBoundingClientRect();
      return { x: box.x + ((column + 0.5) * box.width) / canvas.width, y: box.y + ((row + 0.5) * box.height) / canvas.height };
    }, x, y);
  }

  async size(width, height, ratio = 1, touch = false) {
    // Firefox knows sizes and ratios only.
    await this.page.setViewport(firefox ? { width, height, deviceScaleFactor: ratio } : { width, height, deviceScaleFactor: ratio, hasTouch: touch, isMobile: touch });
  }
}

/** Runs tests, {name: async function(visit)}, one after the other, each in a profile of its own; prints what failed, and leaves with 1 then. */
export async function run(tests) {
  const browser = await puppeteer.launch({
    browser: firefox ? "firefox" : "chrome", executablePath: process.env.TERCET_BROWSER, headless: true, args: firefox ? [] : CHROMIUM,
    extraPrefsFirefox: { "dom.w3c_touch_events.enabled": 1, "focusmanager.testmode": true },
  });
  let failed = 0;
  try {
    for (const [name, test] of Object.entries(tests)) {
      if (only && name !== only) continue;
      const site = await serve(folder), context = await browser.createBrowserContext(), page = await context.newPage();
      const visit = new Visit(site, page);
      visit.browser = browser;
      try {
        await visit.size(1280, 800);
        await test(visit);
        assert.deepEqual(visit.errors, [], "errors in the page");
        for (const url of visit.requests) assert.ok(/^(data|blob):/.test(url) || url.startsWith(new URL(site.address).origin), `asked for ${url}`);
        console.log(`ok ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED ${name}: ${error.stack}`);
      } finally {
        await context.close();
        await site.stop();
      }
    }
  } finally {
    await browser.close();
  }
  process.exit(failed ? 1 : 0);
}
