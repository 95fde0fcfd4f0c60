// What the page's address asks for: ?game=puzzle&skill=expert&number=4711, or ?c=34NHDDJ8, and &board=picosystem.

import { words } from "./words.js";

/** games: as games.json has them, [{name, choices: {key: [allowed, ...] or {from, to}}}]. boards: their ids.
 *
 * Returns {open: {game, ...} or {c: code} or null, board: id or null, wrong: what is not allowed and what is, in words, or ""}.
 * A number comes as a number, all else as a word, in small or large letters. Whatever is wrong, nothing is opened: the menu comes. What a code means is
 * known to the firmware alone (on_page/link.py).
 */
export function wanted(search, games, boards) {
  const asked = new Map(new URLSearchParams(search));
  const board = asked.get("board") ?? null;
  asked.delete("board");
  if (board !== null && !boards.includes(board)) return { open: null, board: null, wrong: words("link.board", { asked: short(board), all: boards.join(", ") }) };
  const nothing = (wrong) => ({ open: null, board, wrong });
  if (!asked.size) return nothing("");
  const code = asked.get("c");
  if (code !== undefined) {
    asked.delete("c");
    return asked.size ? nothing(words("link.code", { asked: short([...asked.keys()][0]) })) : { open: { c: code }, board, wrong: "" };
  }
  const known = games.map((game) => game.name);
  const name = asked.get("game")?.toLowerCase();
  if (name === undefined) return nothing(words("link.no game", { asked: short([...asked.keys()][0]), all: known.join(", ") }));
  const game = games.find((one) => one.name === name);
  if (!game) return nothing(words("link.game", { asked: short(name), all: known.join(", ") }));
  asked.delete("game");
  const open = { game: name };
  for (const [key, value] of asked) {
    const allowed = Object.hasOwn(game.choices, key) ? game.choices[key] : null;
    if (!allowed) return nothing(`${words("link.choice", { asked: short(key), game: name })} ${list(Object.keys(game.choices))}`);
    if (Array.isArray(allowed)) {
      const match = allowed.find((one) => String(one) === value.toLowerCase());
      if (match === undefined) return nothing(`${words("link.value", { asked: short(value), choice: key, game: name })} ${list(allowed)}`);
      open[key] = match;
    } else {
      const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
      if (!(number >= allowed.from && number <= allowed.to)) return nothing(words("link.number", { asked: short(value), choice: key, game: name, ...allowed }));
      open[key] = number;
    }
  }
  return { open, board, wrong: "" };
}

function short(text) {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

function list(allowed) {
  return allowed.length ? words("link.allowed", { all: allowed.join(", ") }) : words("link.no choice");
}
