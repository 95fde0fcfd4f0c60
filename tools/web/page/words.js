// The page's own words, in the language of the handheld. English stands here and in index.html, where each element names its words
// (data-word, and data-label for what is only heard); the other languages are in words.CODE.json, with the same names.

const ENGLISH = {
  "again": "Try again",
  "back.done": "Your saves are back.",
  "back.full": "They do not fit into this browser’s storage. All is as it was.",
  "back.off": "They are here until this page is closed: this browser keeps nothing.",
  "before": "Played before?",
  "board.keys": "{width} × {height}, {keys} keys",
  "copied": "Copied",
  "display": "The display of the handheld",
  "failed": "Tercet did not start.",
  "file.broken": "“{name}” in it is damaged: its checksum is wrong.",
  "file.damaged": "“{name}” in it is damaged: it is not base64.",
  "file.empty": "This file of saves is empty.",
  "file.foreign": "This is no file of saves of Tercet: it does not say “tercet”.",
  "file.holds": "“{file}” holds {saves}.",
  "file.instead": "They take the place of the {saves} that are here.",
  "file.json": "This is no file of saves: it is not JSON. A file that was downloaded here is named tercet-saves.json.",
  "file.kind": "These saves are of kind {kind}; this page knows kind 1 only. A newer Tercet made them.",
  "file.large": "This file is too large to be saves of Tercet.",
  "file.name": "“{name}” in it is no name of a save: letters, digits, point, dash and underscore are allowed, 64 at most.",
  "file.none": "This file of saves holds no files.",
  "first": "Your first game is saved. Some browsers forget saves after a week without a visit.",
  "full": "This browser’s storage is full: what was saved last is lost when this page is closed. Download your saves, or free some space.",
  "handheld": "The handheld: {board}",
  "kept.elsewhere": "Tercet is played in another tab. Bring saves back there.",
  "kept.good": "Your games are kept in this browser, for good.",
  "kept.none": "Nothing is saved here yet. Saves from another browser, or from before, can be brought back.",
  "kept.some": "Your games are kept in this browser. Some browsers forget them after a week without a visit: download them from time to time.",
  "key.BACK": "back",
  "key.DOWN": "down",
  "key.HINT": "hint",
  "key.LEFT": "left",
  "key.MENU": "no match, view, more",
  "key.NEXT": "next",
  "key.PREVIOUS": "previous",
  "key.RIGHT": "right",
  "key.SELECT": "choose",
  "key.UP": "up",
  "key.hold": "{short}; hold: {long}",
  "key.move": "move",
  "key.stick": "stick",
  "link.allowed": "Allowed: {all}.",
  "link.board": "There is no board “{asked}”. There are: {all}.",
  "link.choice": "“{asked}” is no choice of {game}.",
  "link.code": "“{asked}” does not go with a code.",
  "link.game": "There is no game “{asked}”. There are: {all}.",
  "link.menu": "So here is the menu.",
  "link.no choice": "It has none.",
  "link.no game": "The address has “{asked}” but no “game”. Games are: {all}.",
  "link.number": "“{asked}” is no {choice} of {game}: {from} to {to} are allowed.",
  "link.value": "“{asked}” is no {choice} of {game}.",
  "newer": "A newer Tercet is here.",
  "newer.start": "Start it",
  "off": "This browser keeps nothing here, as in a private window: what is saved is lost when this page is closed. Download your saves to keep them.",
  "offline": "It works without a connection, too.",
  "saves.one": "{many} save",
  "saves.other": "{many} saves",
  "saves.take": "Take them",
  "tab": "Tercet is open in another tab. It plays in one at a time, so that no save is lost.",
  "tab.here": "Play here"
};
const CODES = ["en", "de", "fr", "sv", "fi", "no", "is"];

const named = document.querySelectorAll("[data-word]"), labelled = document.querySelectorAll("[data-label]");
for (const one of named) ENGLISH[one.dataset.word] = one.innerHTML;
for (const one of labelled) ENGLISH[one.dataset.label] = one.getAttribute("aria-label");

let code = "en", own = {}, wanted = "en";

/** A text of the page, with values in the places of their names. */
export function words(name, values = {}) {
  return (own[name] ?? ENGLISH[name]).replace(/\{(\w+)\}/g, (_, value) => values[value]);
}

/** The language of the page's words. */
export function spokenNow() {
  return code;
}

/** "3 saves", by the rule of the language. */
export function counted(many) {
  const one = new Intl.PluralRules(code).select(many) === "one";
  return words(one ? "saves.one" : "saves.other", { many });
}

/** The language of the browser, of those that the page speaks. */
export function ofTheBrowser() {
  const spoken = navigator.languages.map((one) => one.toLowerCase().split("-")[0]).map((one) => (one === "nb" || one === "nn" ? "no" : one));
  return spoken.find((one) => CODES.includes(one)) ?? "en";
}

/** Changes all that stands in the page to a language, and calls done() then. One that cannot be had is left: English goes on. */
export async function speak(language, folder, done) {
  wanted = language;
  if (!CODES.includes(language) || language === code) return;
  try {
    const found = language === "en" ? {} : await (await fetch(new URL(`words.${language}.json`, folder))).json();
    if (language !== wanted) return; // another one was chosen meanwhile
    [own, code] = [found, language];
  } catch (error) {
    console.warn(`no words in ${language}:`, error);
    return;
  }
  for (const one of named) one.innerHTML = words(one.dataset.word);
  for (const one of labelled) one.setAttribute("aria-label", words(one.dataset.label));
  for (const one of document.querySelectorAll("[data-own]")) one.lang = code;
  done();
}
