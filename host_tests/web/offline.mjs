// Any plain server, any folder, and no server at all.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./browser.mjs";

const again = async (visit) => {
  await visit.page.evaluate(() => { window.machine = undefined; });
  await visit.page.goto(visit.site.address);
  await visit.until(() => window.machine?.calls.length > 0, "started again");
};
const ready = (visit) => visit.until(() => /without a connection/.test(document.getElementById("offline").textContent), "the page is kept for later");
const stores = (visit) => visit.page.evaluate(() => caches.keys());

await run({
  async "once loaded, it starts without a server, at the game that the address names"(visit) {
    await visit.go();
    await ready(visit);
    await visit.site.stop();
    await visit.page.goto(`${visit.site.address}?game=puzzle&skill=expert&number=4711`);
    await visit.until(() => window.machine?.calls.length > 0, "started");
    assert.deepEqual((await visit.calls(null))[0][2], { game: "puzzle", skill: "expert", number: 4711 });
  },

  async "all is asked for inside its folder"(visit) {
    await visit.go();
    await ready(visit);
    assert.deepEqual(visit.site.asked.filter((path) => !path.startsWith("/games/tercet/") && path !== "/favicon.ico"), []);
    const manifest = JSON.parse(await readFile(join(process.argv[3], "manifest.webmanifest"), "utf8"));
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", undefined]);
    for (const icon of manifest.icons) assert.ok(!icon.src.includes("/") && (await readFile(join(process.argv[3], icon.src))).length, icon.src);
  },

  async "a newer build is offered, then it is there and the old one gone"(visit) {
    await visit.go();
    await ready(visit);
    await visit.page.evaluate(() => caches.open("somebody else's"));
    const [old] = await stores(visit);
    await again(visit); // now the worker answers
    visit.site.change("worker.js", (await readFile(join(process.argv[3], "worker.js"), "utf8")).replace(old.split(" ").pop(), "newer"));
    visit.site.change("games.json", "[]");
    await again(visit);
    await visit.until(() => /newer Tercet/.test(document.getElementById("notice-words").textContent) || (document.getElementById("notice-close").click(), false), "offered");
    await visit.reached("notice-do");
    await visit.page.click("#notice-do");
    await visit.until(() => performance.getEntriesByType("navigation")[0].type === "reload" && window.machine?.calls.length > 0, "started again");
    await visit.until(async () => (await caches.keys()).some((name) => name.endsWith(" newer")) && (await caches.keys()).length === 2, "the old one is gone, other pages' are not");
    assert.deepEqual(await visit.page.evaluate(async () => (await fetch("games.json")).json()), []);
  },

  async "a file that the server does not have is named, and can be tried again"(visit) {
    visit.site.change("boards.json", "no JSON");
    await visit.go();
    assert.match(await visit.text("waiting-words"), /did not start/);
    visit.errors.length = 0;
  },
});
