// Holds the page open in a browser and does what comes in, a JSON list a line: [what, ...]; answers with a line of JSON each.
// node bridge.mjs BROWSER FOLDER QUERY SPEED; SPEED: how fast the page's clock goes. The environment as in browser.mjs.

import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serve } from "./serve.mjs";

const [browserName, folder, query, speed] = process.argv.slice(2);
const JUMP = 1000; // ms of the page's clock that pass at most while nobody looks at it: more would be a tab that slept
const require = createRequire(join(process.env.TERCET_MODULES, "package.json"));
const puppeteer = require("puppeteer-core");
const firefox = browserName === "firefox";
const browser = await puppeteer.launch({
  browser: firefox ? "firefox" : "chrome", executablePath: process.env.TERCET_BROWSER, headless: true,
  args: firefox ? [] : ["--no-sandbox", "--disable-dev-shm-usage"],
});
const site = await serve(folder), page = await browser.newPage(), errors = [];
page.on("pageerror", (error) => errors.push(error.message));
// What measures asks the firmware itself, by a name that the script has as it is written, and not as it is sent.
const written = new URL("../../tools/web/page/page.js", import.meta.url);
site.change("page.js", `${await readFile(written, "utf8")}\nwindow.firmware = () => machine;`);

/** Counts the pictures that were painted, before anything else runs in the page. */
await page.evaluateOnNewDocument(() => {
  window.painted = 0;
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...values) {
    window.painted += 1;
    return put.apply(this, values);
  };
});
await page.evaluateOnNewDocument((times, jump) => {
  if (times === 1) return;
  const now = performance.now.bind(performance), later = window.setTimeout.bind(window);
  let seen = now(), time = seen;
  performance.now = () => {
    const real = now();
    time += Math.min((real - seen) * times, jump);
    seen = real;
    return time;
  };
  window.setTimeout = (act, wait = 0, ...more) => later(act, wait / times, ...more);
}, Number(speed), JUMP);
await page.evaluateOnNewDocument(() => {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const made = await instantiate(...values);
    window.wasm = Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
  };
});
await page.setViewport({ width: 1280, height: 800 });
const open = () => page.goto(site.address + query).then(() => page.waitForFunction(() => window.painted > 0 && document.getElementById("waiting").hidden));

/** A key by its code, as both browsers' drivers understand it. */
const key = (code) => (code === "Space" ? " " : code.replace(/^Key(.)$/, (_, letter) => letter.toLowerCase()));

/** A key goes down, and up so many ms of the page's own clock later. */
const tap = (code, hold) => page.evaluate((name, wait) => new Promise((done) => {
  const tell = (type) => document.body.dispatchEvent(new KeyboardEvent(type, { code: name, key: name, bubbles: true, cancelable: true }));
  tell("keydown");
  setTimeout(() => done(tell("keyup")), wait);
}), code, hold);

/** Bytes in use after all garbage is gone: of JavaScript's heap, of WebAssembly's memory, and in Python's heap in it. */
async function memory() {
  const python = await page.evaluate(() => {
    let said = "";
    window.firmware().run("import gc\ngc.collect()", () => {});
    window.firmware().run("print(gc.mem_alloc())", (line) => { said = line; });
    return Number(said);
  });
  const session = await page.createCDPSession();
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { javascript: usedSize, wasm: await page.evaluate(() => window.wasm.buffer.byteLength), python };
}

const acts = {
  open: () => open().then(() => null),
  down: (code) => page.keyboard.down(key(code)),
  up: (code) => page.keyboard.up(key(code)),
  painted: () => page.evaluate(() => window.painted),
  picture: () => page.evaluate(() => document.querySelector("canvas").toDataURL().split(",")[1]),
  said: () => page.evaluate(() => document.getElementById("said").textContent),
  kept: () => page.evaluate(() => /without a connection/.test(document.getElementById("offline").textContent)),
  offline: () => site.stop(),
  tap,
  memory,
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
