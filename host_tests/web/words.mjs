// The page in each language of the handheld: all of it, and nothing runs out of its place.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./browser.mjs";

const CODES = ["de", "fr", "sv", "fi", "no", "is"];
const own = async (code) => JSON.parse(await readFile(join(process.argv[3], `words.${code}.json`), "utf8"));
const browser = (codes) => `Object.defineProperty(navigator, "languages", { value: ${JSON.stringify(codes)} });`;
const speaks = (visit, code) => visit.until((wanted) => document.querySelector("header").lang === wanted, `the page is in ${code}`, code);
const told = (visit, code) => visit.page.evaluate((language) => window.machine.hooks.language(language), code);
const write = (visit, name) => visit.page.evaluate((file) => window.machine.hooks.store.write(file, "AAEC"), name);

/** What is wider than its place, or written over two lines where there is one, by its words. */
const tooWide = (visit) => visit.page.evaluate(() => {
  const wrong = [], seen = (one) => one.getClientRects().length > 0;
  for (const one of document.querySelectorAll("body, dialog, header, h2, p, button, td, th, kbd, #notice, #keys-line")) {
    if (seen(one) && !one.closest("#handheld") && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") wrong.push(`${one.tagName} ${one.textContent.slice(0, 40)}`);
  }
  for (const one of document.querySelectorAll("nav button")) if (one.clientHeight > 44) wrong.push(`two lines: ${one.textContent}`);
  const heading = document.querySelector("h1").getBoundingClientRect(), nav = document.querySelector("nav").getBoundingClientRect();
  if (heading.right > nav.left && heading.bottom > nav.top) wrong.push("the heading lies under the buttons");
  return wrong;
});

await run({
  async "the browser's language at first, the handheld's once it was chosen, and that again at the next start"(visit) {
    await visit.page.evaluateOnNewDocument(browser(["nb-NO", "de"]));
    await visit.go();
    await speaks(visit, "no");
    await told(visit, "de");
    await speaks(visit, "de");
    assert.equal(await visit.text("open-saves"), (await own("de")).saves);
    await write(visit, "settings");
    await visit.page.evaluateOnNewDocument(() => { window.speaks = "de"; });
    await visit.page.reload();
    await speaks(visit, "de");
    await told(visit, "en");
    await speaks(visit, "en");
    assert.equal(await visit.text("open-saves"), "Saves");
  },

  async "the language that the handheld begins with is nobody's choice, until it is saved"(visit) {
    await visit.page.evaluateOnNewDocument(browser(["fi"]));
    await visit.go();
    await speaks(visit, "fi");
    assert.equal(await visit.page.evaluate(() => document.documentElement.lang), "en", "what the handheld says is English all the same");
    await write(visit, "settings");
    await speaks(visit, "en");
  },

  async "what is wrong with an address is said in one language, however late its words come"(visit) {
    await visit.page.evaluateOnNewDocument(browser(["de"]));
    await visit.page.evaluateOnNewDocument(() => {
      const real = window.fetch;
      window.fetch = async (what, ...more) => {
        if (/words\.de/.test(String(what))) await new Promise((done) => setTimeout(done, 600));
        return real(what, ...more);
      };
    });
    await visit.go("?game=nothing");
    const words = await own("de");
    await visit.until(() => document.getElementById("notice-words").textContent, "it says so");
    const said = await visit.text("notice-words");
    assert.ok(said.includes(words["link.menu"]) && said.startsWith(words["link.game"].split("{")[0]), said);
  },

  async "a language that the page does not have leaves it English"(visit) {
    await visit.page.evaluateOnNewDocument(browser(["ja", "pt-BR"]));
    await visit.go();
    await visit.press("Space");
    assert.equal(await visit.text("open-saves"), "Saves");
  },

  async "everything is in the language: keys, handheld, messages, dialogs"(visit) {
    await visit.go();
    for (const code of CODES) {
      await told(visit, code);
      await speaks(visit, code);
      const words = await own(code);
      const stand = await visit.page.evaluate(() => [...document.querySelectorAll("[data-word]")].map((one) => [one.dataset.word, one.innerHTML]));
      for (const [name, text] of stand) assert.equal(text.replaceAll("&nbsp;", "\u00a0"), words[name], name);
      assert.equal(await visit.page.evaluate(() => document.querySelector(".key.SELECT").getAttribute("aria-label").split(": ")[1]), words["key.SELECT"]);
      assert.ok((await visit.text("keys-line")).includes(words["key.move"]));
      assert.deepEqual(await visit.page.evaluate(() => [...document.querySelectorAll("[data-own]")].map((one) => one.lang)), Array(9).fill(code));
    }
  },

  async "nothing is too wide in any language, on a phone, across, on a desk"(visit) {
    for (const [width, height] of [[360, 640], [800, 360], [1280, 800]]) {
      await visit.size(width, height);
      await visit.go("?game=nothing");
      for (const code of ["en", ...CODES]) {
        await told(visit, code);
        await speaks(visit, code);
        for (const dialog of ["", "board", "help", "saves"]) {
          await visit.page.evaluate((name) => {
            document.querySelector("dialog[open]")?.close();
            if (name) document.getElementById(`open-${name}`).click();
          }, dialog);
          assert.deepEqual(await tooWide(visit), [], `${code} ${width}x${height} ${dialog}`);
        }
        await visit.page.evaluate(() => document.querySelector("dialog[open]")?.close());
      }
    }
  },
});
