// Holds the page open in a browser and does what comes in, a JSON list a line: [what, ...]; answers with a line of JSON each.
// node bridge.mjs BROWSER FOLDER QUERY; the environment as in browser.mjs.

import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serve } from "./serve.mjs";

const [browserName, folder, query] = process.argv.slice(2);
const require = createRequire(join(process.env.TERCET_MODULES, "package.json"));
const puppeteer = require("puppeteer-core");
const firefox = browserName === "firefox";
const browser = await puppeteer.launch({
  browser: firefox ? "firefox" : "chrome", executablePath: process.env.TERCET_BROWSER, headless: true,
  args: firefox ? [] : ["--no-sandbox", "--disable-dev-shm-usage"],
});
const site = await serve(folder), page = await browser.newPage(), errors = [];
page.on("pageerror", (error) => errors.push(error.message));

/** Counts the pictures that were painted, before anything else runs in the page. */
await page.evaluateOnNewDocument(() => {
  window.painted = 0;
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...values) {
    window.painted += 1;
    return put.apply(this, values);
  };
});
await page.setViewport({ width: 1280, height: 800 });
const open = () => page.goto(site.address + query).then(() => page.waitForFunction(() => window.painted > 0 && document.getElementById("waiting").hidden));

/** A key by its code, as both browsers' drivers understand it. */
const key = (code) => (code === "Space" ? " " : code.replace(/^Key(.)$/, (_, letter) => letter.toLowerCase()));

const acts = {
  open: () => open().then(() => null),
  down: (code) => page.keyboard.down(key(code)),
  up: (code) => page.keyboard.up(key(code)),
  painted: () => page.evaluate(() => window.painted),
  picture: () => page.evaluate(() => document.querySelector("canvas").toDataURL().split(",")[1]),
  said: () => page.evaluate(() => document.getElementById("said").textContent),
  kept: () => page.evaluate(() => /without a connection/.test(document.getElementById("offline").textContent)),
  offline: () => site.stop(),
  errors: () => errors,
};
for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...details] = JSON.parse(line);
  try {
    console.log(JSON.stringify({ answer: (await acts[what](...details)) ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error?.stack || error) }));
  }
}
await browser.close();
process.exit(0);
