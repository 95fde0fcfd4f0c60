// Runs the firmware on MicroPython's WebAssembly port in node, by the page's own machine.js. Arguments: the folder of the page,
// what to do, and its details. Time passes only here.

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, task, ...details] = process.argv.slice(2);
const base = pathToFileURL(`${folder}/`);
const { Machine } = await import(new URL("machine.js", base).href);

function bytes(name) {
  return Promise.resolve(new Uint8Array(fs.readFileSync(new URL(name, base))));
}

class Store {
  files = new Map();
  names = () => [...this.files.keys()].sort();
  read = (name) => this.files.get(name) ?? null;
  write = (name, base64) => (this.files.set(name, base64), "");
  remove = (name) => void this.files.delete(name);
}

export const machine = await Machine.load(base, bytes);
const tasks = {
  /** Plays keys: a JSON list of [ms, "press" or "release" or "touch", ...]. Prints what was said, what was printed, and a hash of the glass. */
  async keys(board, text) {
    let now = 0;
    const said = [];
    const hooks = { store: new Store(), now: () => now, seed: () => "2026", say: (words) => said.push(words), failed: (trace) => said.push(`FAILED ${trace}`) };
    machine.start(board, hooks);
    for (const [wait, act, ...more] of JSON.parse(text)) {
      for (const end = now + wait; now < end; now += 5) machine.step();
      if (act) machine[act](...more);
    }
    machine.step();
    console.log(JSON.stringify({ said, printed: machine.printed, files: Object.fromEntries(hooks.store.files) }));
    if (process.env.PICTURE) fs.writeFileSync(process.env.PICTURE, Buffer.from(machine.pixels.buffer));
  },
};
await tasks[task](...details);
process.exit(0);
