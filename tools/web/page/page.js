// The page: starts the firmware on a board, hands it keys and fingers, shows and says what comes back, keeps what it saves.

import { Awake } from "./awake.js";
import { Handheld, spoken } from "./handheld.js";
import { wanted } from "./links.js";
import { Saves, unpacked } from "./saves.js";
import { Sound } from "./sound.js";
import { Tabs } from "./tabs.js";
import { counted, ofTheBrowser, speak, spokenNow, words } from "./words.js";

const FIRST_BOARD = "picosystem";
const FINISHED = ["records", "solved"]; // files that are written when a game is over, and only then

// A key of the computer, by its place on the keyboard, and what it is on a handheld: the first of these that the board has.
const KEYS = {
  ArrowLeft: ["LEFT", "PREVIOUS"], ArrowUp: ["UP", "PREVIOUS"], ArrowDown: ["DOWN", "NEXT"], ArrowRight: ["RIGHT", "NEXT"],
  Space: ["SELECT"], Enter: ["SELECT"], NumpadEnter: ["SELECT"], Escape: ["BACK"], Backspace: ["BACK"], KeyH: ["HINT"], KeyN: ["MENU"], KeyM: ["MENU"],
};
const printed = { ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓", ArrowRight: "→", Space: "Space", Enter: "Enter", NumpadEnter: "Enter", Escape: "Esc", Backspace: "Backspace", KeyH: "H", KeyN: "N", KeyM: "M" };

const $ = (id) => document.getElementById(id);
const folder = new URL("./", document.baseURI);
const held = new Map(); // what is pressed: a key of the computer or a pointer -> the handheld's button
const notices = [];
let boards = [], board = null, machine = null, running = false, coming = null, said = [], asked = null, told = "";

const sound = new Sound(), awake = new Awake();
const saves = new Saves(folder.pathname, written);
const tabs = new Tabs(folder.pathname, elsewhere);
const handheld = new Handheld($("handheld"), { down, up, touch, lift, draw });

// Starting

async function begin() {
  if (saves.trouble) notice(words((written.told = saves.trouble)));
  const speaking = speak(saves.recall("language") ?? ofTheBrowser(), folder, renamed);
  const ours = saves.trouble ? (tabs.plays = true) : tabs.first(); // what is not kept cannot be overwritten
  const json = (name) => fetch(new URL(name, folder)).then((answer) => {
    if (!answer.ok) throw new Error(`The server does not give ${name}: ${answer.status}.`);
    return answer.json();
  });
  const loaded = import("./machine.js").then(({ Machine }) => Machine.load(folder.href));
  loaded.catch(() => {}); // said below
  const [all, games] = await Promise.all([json("boards.json"), json("games.json"), speaking]); // words of two languages would stand side by side
  boards = all;
  const link = wanted(location.search, games, boards.map((one) => one.id));
  if (link.wrong) notice(`${link.wrong} ${words("link.menu")}`);
  const known = (id) => boards.find((one) => one.id === id);
  show(known(link.board) || known(saves.recall("board")) || known(FIRST_BOARD) || boards[0]);
  $("handheld").classList.add("dark");
  asked = link.open;
  [machine] = await Promise.all([loaded, ours]);
  const nobody = saves.names().every((name) => name === "settings") && !saves.recall("before"); // who played here has more files than the settings
  await startHere();
  if (nobody && tabs.plays && !saves.trouble && !link.open && !link.wrong) notice(words("before"), words("saves.upload"), () => open($("saves")), "before");
  worker();
}

/** Starts the game, if it is this tab that plays: at what the address asks for, the first time. */
async function startHere() {
  if (!tabs.plays) return elsewhere();
  const first = asked;
  asked = null;
  await start(first);
  $("waiting").hidden = true;
  $("handheld").classList.remove("dark");
}

/** Another tab plays: this one shows no handheld, and writes nothing. */
function elsewhere() {
  stop();
  document.querySelector("dialog[open]:not(#crash)")?.close();
  const here = () => {
    $("again").hidden = true;
    show(board);
    startHere();
  };
  instead(words("tab"), words("tab.here"), async () => {
    $("again").hidden = true;
    await tabs.take();
    here();
  });
  tabs.wait(here);
}

/** In the place of the handheld: words, and the one thing that can be done. */
function instead(text, label, act) {
  $("handheld").hidden = true;
  $("waiting-words").textContent = text;
  $("again").textContent = label;
  $("again").onclick = act;
  $("again").hidden = $("waiting").hidden = false;
}

function show(chosen) {
  board = chosen;
  $("board-name").textContent = board.name;
  keysShown(); // first: it takes room
  handheld.show(board);
  renamed();
  handheld.light(0);
}

async function start(open) {
  running = true;
  const started = machine.start(board.id, {
    canvas: handheld.canvas,
    store: { names: () => saves.names(), read: (name) => saves.read(name), write: (name, base64) => (tabs.plays ? saves.write(name, base64) : "off"), remove: (name) => tabs.plays && saves.remove(name) },
    say,
    light: (part) => handheld.light(part),
    tone: (hertz, loudness) => document.hidden || sound.tone(hertz, loudness),
    lamp: (red, green, blue) => handheld.lamp(red, green, blue),
    language,
    share,
    awake: (on) => awake.want(Boolean(on)),
    speaks: spokenNow(),
    failed,
  }, open);
  const refused = await Promise.resolve(started).catch(wrong);
  if (refused) notice(`${refused} ${words("link.menu")}`);
}

/** The handheld speaks a language now; so does the page, unless nobody has chosen it yet. */
function language(code) {
  document.documentElement.lang = code;
  const chosen = told || saves.read("settings") !== null;
  told = code;
  if (chosen) follow();
}

/** The page speaks the handheld's language, now and when it is loaded anew. */
function follow() {
  saves.remember("language", told);
  speak(told, folder, renamed);
}

/** Names what is made here, and not in index.html, in the page's language. */
function renamed() {
  if ($("offline").textContent) $("offline").textContent = words("offline");
  if (!board) return;
  keysShown();
  $("handheld").setAttribute("aria-label", words("handheld", { board: board.name }));
  handheld.name();
}

/** Ends the firmware, with all that it has to save. */
function stop() {
  letGo();
  if (running) call(() => machine.stop());
  running = false;
  sound.silence();
  awake.want(false);
  share("");
}

/** Calls the firmware's side; what goes wrong there ends in words and not in a dead page. */
function call(act) {
  try {
    return act();
  } catch (error) {
    wrong(error);
    return undefined;
  }
}

function wrong(error) {
  const what = String(error), stack = error?.stack ?? ""; // which has the words in some browsers only
  failed(stack.startsWith(what) ? stack : `${what}\n${stack}`);
}

function failed(text) {
  running = false;
  sound.silence();
  awake.want(false);
  $("trace").value = text;
  open($("crash"));
}

function notStarted(error) {
  console.error(error);
  instead(`${words("failed")}\n${error?.message || error}`, words("again"), () => location.reload());
}

// Keys, fingers, and letting go

function down(source, button) {
  if (running && !held.has(source)) {
    const first = ![...held.values()].includes(button);
    held.set(source, button);
    if (first) {
      call(() => machine.press(button));
      handheld.pressed(button, true);
    }
  }
  pressed();
}

function up(source) {
  const button = held.get(source);
  if (!held.delete(source) || [...held.values()].includes(button)) return;
  handheld.pressed(button, false);
  if (running) call(() => machine.release(button));
}

function touch(x, y) {
  const meant = running ? call(() => machine.touch(x, y)) : 0;
  pressed();
  return meant;
}

function lift(x, y) {
  if (running) call(() => machine.lift(x, y));
}

function draw(left, top, x, y) {
  return running ? call(() => machine.draw(left, top, x, y)) : 0;
}

/** After every press, which comes first: sound may begin now, and a message that passes goes. */
function pressed() {
  sound.wake();
  if (notices[0]?.passes) nextNotice();
}

/** Everything is up, and nothing counts as pressed. */
function letGo() {
  for (const button of new Set(held.values())) handheld.pressed(button, false);
  held.clear();
  handheld.letGo();
  if (running) call(() => machine.releaseAll());
}

function away() {
  letGo();
  sound.silence();
  if (running) call(() => machine.pause());
}

/** The button of the board that a key of the computer is, or undefined. */
function buttonOf(code) {
  if (!board) return undefined;
  if (!Object.hasOwn(KEYS, code)) return board.case.keys.find((key) => codeOf(key) === code)?.button;
  return KEYS[code].find((button) => board.case.keys.some((key) => key.button === button));
}

/** The key of the computer that has the letter or digit of a key of the board, and means nothing else; or undefined. */
function codeOf(key) {
  const code = /^[A-Z]$/.test(key.label) ? `Key${key.label}` : /^\d$/.test(key.label) ? `Digit${key.label}` : undefined;
  return Object.hasOwn(KEYS, code) ? undefined : code;
}

/** All keys of the computer that may be the board's. */
function codes() {
  const own = board.case.keys.map(codeOf).filter(Boolean);
  for (const code of own) printed[code] ??= code.at(-1);
  return [...Object.keys(KEYS), ...new Set(own)];
}

/** Whether a key belongs to what has the focus: text, anything in a dialog, and a button's own two keys. */
function taken(event) {
  if (event.target.closest?.("dialog, textarea, input, select")) return true;
  return ["Space", "Enter", "NumpadEnter"].includes(event.code) && Boolean(event.target.closest?.("button, a"));
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || taken(event)) return;
  const button = buttonOf(event.code);
  if (!button) return;
  event.preventDefault();
  learn(event);
  if (!event.repeat) down(event.code, button);
});
addEventListener("keyup", (event) => {
  // A Mac does not tell of keys that go up while its command key is held.
  if (event.key === "Meta") [...held.keys()].filter((source) => source !== "reader" && !source.startsWith("pointer")).forEach(up);
  up(event.code);
});
// A finger counts for sound when it goes up, in some browsers only then.
for (const name of ["pointerup", "touchend"]) addEventListener(name, () => running && sound.wake());
addEventListener("blur", away);
addEventListener("pagehide", away);
document.addEventListener("visibilitychange", () => document.hidden && away());
// After a click the keys are the game's again; who goes by Tab keeps the focus.
addEventListener("click", (event) => event.detail && !document.querySelector("dialog[open]") && event.target.closest("button")?.blur());
// Safari zooms by two fingers' gestures that touch-action does not stop.
$("handheld").addEventListener("gesturestart", (event) => event.preventDefault());

// What is said

/** Words of the game for those who listen: all of one step in one message, the same words again too. */
function say(text) {
  said.push(text);
  if (said.length > 1) return;
  setTimeout(() => {
    const all = said.join(" ");
    said = [];
    $("said").textContent = all === $("said").textContent ? `${all}\u00a0` : all;
  });
}

/** A message of the page: one at a time, until it is closed or, if it passes, until the next press. passes: what the page remembers
 * when such a message was closed; one that went by itself comes again at the next start. */
function notice(text, label = "", act = null, passes = "") {
  notices.push({ text, label, act, passes });
  if (notices.length === 1) showNotice();
}

function showNotice() {
  const [first] = notices;
  $("notice").classList.toggle("empty", !first);
  $("notice-words").textContent = first?.text ?? "";
  $("notice-do").textContent = first?.label ?? "";
  $("notice-do").hidden = !first?.label;
}

function nextNotice() {
  notices.shift();
  showNotice();
}

/** The player closes the message, or does what it offers. */
function closed(does) {
  const { act, passes } = notices[0] ?? {};
  if (passes) saves.remember(passes, "closed");
  nextNotice();
  if (does) act();
}

$("notice-close").addEventListener("click", () => closed(false));
$("notice-do").addEventListener("click", () => closed(true));

// A challenge

let shared = "";

/** The handheld shows a challenge: its code and what was reached, with a line's end between them; or no more, "". */
function share(text) {
  shared = text;
  $("share").hidden = !text;
  $("share").textContent = words("share");
}

$("share").addEventListener("click", async () => {
  const [code, text] = shared.split("\n"), url = `${folder.href}?c=${code}`;
  try {
    if (navigator.share) return await navigator.share({ text, url });
    await navigator.clipboard.writeText(`${text}\n${url}`);
    $("share").textContent = words("copied");
  } catch (error) {
    if (error?.name !== "AbortError") notice(`${text} ${url}`); // neither is allowed here: it stands there to be copied by hand
  }
});

// The keys, in the page

/** Writes down which key does what: in a line below the handheld, and in "How to play" as a table. */
function keysShown() {
  const rows = new Map();
  for (const key of board.case.keys) {
    const moves = ["UP", "DOWN", "LEFT", "RIGHT"].includes(key.button);
    const what = moves ? words("key.move") : spoken(key), name = moves ? "move" : key.button;
    const row = rows.get(name) || rows.set(name, { what, labels: [], codes: new Set(), hold: null }).get(name);
    if (key.label && !row.labels.includes(key.label)) row.labels.push(key.label);
    row.hold ??= key.hold;
    if (key.hold) row.what = what;
    for (const code of codes()) if (buttonOf(code) === key.button) row.codes.add(code);
  }
  const kbd = (own) => [...new Set(codes().filter((code) => own.has(code)).map((code) => printed[code]))].map((name) => made("kbd", name));
  $("keys-line").replaceChildren(...[...rows.values()].map((row) => made("span", ...kbd(row.codes), ` ${row.what}`)));
  $("keys").replaceChildren(...[...rows.values()].map((row) => made("tr", made("td", row.labels.join(" ")), made("td", ...kbd(row.codes)), made("td", row.what))));
  $("keys-held").hidden = ![...rows.values()].some((row) => row.hold);
}

/** What is printed on a key of this keyboard is known at the latest when it is pressed. */
function learn(event) {
  if (!event.code.startsWith("Key") || event.key.length !== 1) return;
  label(event.code, event.key);
}

function label(code, letter) {
  const upper = letter.toUpperCase();
  if (printed[code] === upper) return;
  printed[code] = upper;
  keysShown();
}

function made(name, ...inside) {
  const element = document.createElement(name);
  element.append(...inside);
  return element;
}

// Dialogs

function open(dialog) {
  if (dialog.open) return;
  away();
  if (dialog === $("board")) pictures();
  if (dialog === $("saves")) kept();
  dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "center" });
}

for (const name of ["board", "help", "saves"]) $(`open-${name}`).addEventListener("click", () => open($(name)));
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    const box = dialog.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (event.target === dialog && event.detail && !inside) dialog.close();
  });
  dialog.addEventListener("close", () => $("handheld").focus({ preventScroll: true }));
}

/** The boards to choose from, each with its outline. */
function pictures() {
  $("boards").replaceChildren(...boards.map((one) => {
    const button = made("button", outline(one), made("span", one.name, made("small", words("board.keys", { width: one.width, height: one.height, keys: new Set(one.case.keys.map((key) => key.button)).size }))));
    button.type = "button";
    button.setAttribute("aria-pressed", one === board);
    button.autofocus = one === board;
    button.addEventListener("click", () => {
      if (one !== board) {
        stop();
        saves.remember("board", one.id);
        show(one);
        if (machine) startHere();
      }
      $("board").close();
    });
    return button;
  }));
}

function outline(one) {
  const svg = (name, values) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
    return element;
  };
  const { width, height, radius, glass, keys } = one.case, box = { width, height, rx: radius };
  const picture = svg("svg", { viewBox: `-6 -6 ${width + 12} ${height + 12}`, "aria-hidden": "true" });
  picture.append(svg("rect", { ...box, fill: "var(--body-low)", stroke: "var(--quiet)", "stroke-width": 6 }), svg("rect", { ...glass, rx: 8, fill: "#001122" }));
  for (const { x, y, radius: r, shape } of keys) {
    const high = shape === "side" ? r / 2 : r;
    picture.append(svg("rect", { x: x - r, y: y - high, width: 2 * r, height: 2 * high, rx: shape === "pad" ? r / 3 : high, fill: "var(--quiet)" }));
  }
  return picture;
}

// Saves

/** After every write of the handheld. The same trouble is told once; the first game that is over asks the browser to keep all for good. */
function written(kind, name) {
  if (kind && kind !== written.told) notice(words(kind), words("saves.download"), download);
  written.told = kind;
  if (name === "settings" && told) follow();
  if (!kind && FINISHED.includes(name) && !saves.recall("asked")) {
    saves.remember("asked", "yes");
    askToKeep();
  }
}

async function askToKeep() {
  const forGood = await Promise.resolve(navigator.storage?.persist?.()).catch(() => false);
  if (!forGood) notice(words("first"), words("saves.download"), download);
}

async function kept() {
  const many = saves.names().length;
  $("file-words").textContent = "";
  $("replace-row").hidden = true;
  $("download").disabled = !many;
  $("upload").disabled = !tabs.plays;
  let how = saves.trouble || (tabs.plays ? "kept.none" : "kept.elsewhere");
  if (how === "kept.none" && many) {
    const forGood = await Promise.resolve(navigator.storage?.persisted?.()).catch(() => false);
    how = forGood ? "kept.good" : "kept.some";
  }
  $("kept").textContent = words(how);
}

function download() {
  if (running) call(() => machine.pause()); // the game in progress is saved first
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([saves.packed()], { type: "application/json" }));
  link.download = "tercet-saves.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

let brought = null;
$("download").addEventListener("click", download);
$("upload").addEventListener("click", () => $("file").click());
$("file").addEventListener("change", async () => {
  const [file] = $("file").files;
  $("file").value = "";
  if (!file) return;
  brought = null;
  try {
    brought = unpacked(await file.text());
    const many = Object.keys(brought).length, here = saves.names().length;
    $("file-words").textContent = words("file.holds", { file: file.name, saves: counted(many) }) + (here ? ` ${words("file.instead", { saves: counted(here) })}` : "");
  } catch (error) {
    $("file-words").textContent = error.message;
  }
  $("replace").textContent = words(saves.names().length ? "saves.replace" : "saves.take");
  $("replace-row").hidden = !brought;
  if (brought) $("replace").focus();
});
$("replace").addEventListener("click", () => {
  stop(); // it writes what is in progress; then all is replaced
  saves.changed = () => {}; // what was brought is no news
  const kind = saves.replace(brought);
  saves.changed = written;
  brought = null;
  if (machine) startHere();
  away();
  kept();
  $("file-words").textContent = words(kind ? `back.${kind}` : "back.done");
  $("upload").focus();
});
$("keep").addEventListener("click", () => {
  brought = null;
  kept();
  $("upload").focus();
});

// After a crash

$("restart").addEventListener("click", () => $("crash").close());
$("crash").addEventListener("close", () => location.reload()); // however it was closed: nothing moves in the picture any more
$("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText($("trace").value);
    $("copy").textContent = words("copied");
  } catch {
    $("trace").select(); // where the clipboard is closed, the lines are marked for the player's own copy
  }
});

// Offline

async function worker() {
  if (!navigator.serviceWorker) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("worker.js", folder), { scope: folder.pathname });
    const newer = () => {
      if (!registration.waiting || registration.waiting === coming || !navigator.serviceWorker.controller) return;
      coming = registration.waiting;
      notice(words("newer"), words("newer.start"), () => {
        stop();
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
        coming.postMessage("start");
      });
    };
    newer();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", newer));
    await navigator.serviceWorker.ready;
    $("offline").textContent = words("offline");
  } catch (error) {
    console.warn("not offline:", error);
  }
}

/** Chromium tells what is printed on the keys; elsewhere it is learned when they are pressed. */
async function printedKeys() {
  const map = await Promise.resolve(navigator.keyboard?.getLayoutMap?.()).catch(() => null);
  for (const code of codes().filter((one) => one.startsWith("Key"))) if (map?.get(code)) label(code, map.get(code));
}

begin().then(printedKeys).catch(notStarted);
