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

function failed(trace) {
  console.error(trace);
  process.exit(1);
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
  /** Plays keys: a JSON list of [ms, "press" or "release" or "touch" or "tap" or ..., ...], from what a link opens, with a JSON object of files.
   * A tap is touch and lift at once; "ask" tells what a Python expression on `main` is. Prints what was said and printed, what the page was told besides, and the files. */
  async keys(board, text, link = "null", files = "{}", speaks = "en") {
    let now = 0;
    const said = [], told = [], store = new Store();
    for (const [name, base64] of Object.entries(JSON.parse(files))) store.files.set(name, base64);
    const hooks = { store, speaks, share: (words) => told.push(["share", words]), awake: (on) => told.push(["awake", on]), now: () => now, seed: () => "2026", say: (words) => said.push(words), failed: (trace) => said.push(`FAILED ${trace}`) };
    const wrong = await machine.start(board, hooks, JSON.parse(link));
    for (const [wait, act, ...more] of JSON.parse(text)) {
      for (const end = now + wait; now < end; now += 5) machine.step();
      if (act === "tap") {
        if (machine.touch(...more) === 2) machine.lift(...more);
      } else if (act === "ask") machine.run(`import main\nprint(${more[0]})`, (line) => told.push(["answer", line]));
      else if (act) machine[act](...more);
    }
    machine.step();
    console.log(JSON.stringify({ said, told, wrong, printed: machine.printed, files: Object.fromEntries(hooks.store.files) }));
    if (process.env.PICTURE) fs.writeFileSync(process.env.PICTURE, Buffer.from(machine.pixels.buffer));
  },

  /** Prints far too much, has the firmware fail in a step, and goes on calling it. Prints what was kept of it, and what was told. */
  async fault(board) {
    const told = [];
    await machine.start(board, { store: new Store(), now: () => 0, seed: () => "1", failed: (trace) => told.push(trace) });
    machine.run("for _ in range(3000):\n    print('a line that nobody reads')", () => {});
    const printed = machine.printed.length;
    machine.run("import main\ndef broken():\n    raise ValueError('made on purpose')\nmain.app.turn = broken", () => {});
    for (let i = 0; i < 3; i += 1) machine.step();
    machine.press("UP");
    console.log(JSON.stringify({ printed, told }));
  },

  /** Calls the firmware's entries, a JSON list of Python calls, in a game of a link; prints the kind of what each returns. */
  async kinds(board, calls, link) {
    await machine.start(board, { store: new Store(), now: () => 0, seed: () => "1", failed }, JSON.parse(link));
    machine.run("import main", () => {});
    for (const call of JSON.parse(calls)) machine.run(`print(type(main.${call}).__name__)`, (line) => console.log(line));
  },

  /** Plays so many ms by the computer's own clock, sleeps, and wakes up. Prints the screen in view and the ms of play. */
  async sleeps(board, link, plays, sleeps, files) {
    const real = performance.now.bind(performance);
    let slept = 0;
    performance.now = () => real() + slept;
    const store = new Store();
    for (const [name, base64] of Object.entries(JSON.parse(files))) store.files.set(name, base64);
    await machine.start(board, { store, seed: () => "1", failed }, JSON.parse(link));
    const after = (ms) => new Promise((done) => setTimeout(done, ms));
    await after(1500);
    machine.press("SELECT"); // a linked game waits for the first key
    await after(100);
    machine.release("SELECT");
    const look = () => machine.run("import main\nprint(type(main.app.screen).__name__, main.app.screen.playing().game.elapsed(main.app.context.now()))", (line) => console.log(line));
    await new Promise((done) => setTimeout(done, Number(plays)));
    look();
    slept = Number(sleeps);
    await new Promise((done) => setTimeout(done, 1500)); // the timer of a clock that runs comes in this time
    look();
  },

  /** Runs pieces of Python, a JSON list, one after the other: garbage is collected between them. Prints what they print. */
  async python(text) {
    for (const source of JSON.parse(text)) machine.run(source, (line) => console.log(line));
  },

  /** Touches the scenes of on_page/glass.py; prints what it says of each. */
  async glass(board) {
    await machine.start(board, { store: new Store(), now: () => 0, seed: () => "1", print: (line) => console.log(line), failed });
    while (machine.step());
  },

  /** Shows the scenes of on_page/scenes.py and writes the pixels of each, NUMBER.rgba; prints their names. */
  async scenes(board, target) {
    const names = [];
    const print = (line) => {
      const [word, name] = line.split(" ");
      if (word !== "scene") return;
      fs.writeFileSync(`${target}/${names.length}.rgba`, new Uint8Array(machine.pixels.buffer));
      names.push(name);
    };
    await machine.start(board, { store: new Store(), now: () => 0, seed: () => "1", print, failed });
    while (machine.step());
    console.log(names.join(" "));
  },
};
await tasks[task](...details);
process.stdout.write("", () => process.exit(0)); // once all is printed: a pipe takes its time
