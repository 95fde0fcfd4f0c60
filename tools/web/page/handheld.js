// Draws the handheld around its panel from the data of its board, and turns fingers and mouse into its keys.
//
// Two drawings of the same data: the case as it is ("case"), and, where that would be too small to see or to touch, the glass as
// large as it can be with the keys moved under two thumbs ("hands"): what lies left of the glass's middle goes left, the rest right.
//
// Every pixel of the panel is a whole number of the screen's own pixels, at every ratio of CSS pixels to those; but where that would be
// less than a CSS pixel for each, the glass is as large as there is room, and smooth.

import { words } from "./words.js";

const SMALLEST_FINGER = 24; // CSS pixels: radius of a key that a finger hits well
const LARGEST = 36; // CSS pixels: no thumb needs more; where the glass is larger, keys keep up with it
const LOOKS = [{ margin: 10, bezel: 8, edge: 18 }, { margin: 5, bezel: 5, edge: 10 }]; // around glass and keys: comfortable, and tight for a phone
const REACH = 1.35; // a touch this many radii from the middle of a key still means it
const SWIPE = 10; // CSS pixels: a finger on the glass that moves further chooses nothing
const ARROWS = { UP: [0, -1], DOWN: [0, 1], LEFT: [-1, 0], RIGHT: [1, 0] };

/** What a key does, in words; hold too, where it has a second meaning. */
export function spoken(key) {
  const short = words(`key.${key.button}`);
  return key.hold ? words("key.hold", { short, long: words(`key.${key.hold}`) }) : short;
}

function element(parent, name, className) {
  const made = document.createElement(name);
  made.className = className;
  parent.append(made);
  return made;
}

/** Rectangle around the middles of keys: {x, y, width, height}, x and y of its own middle. */
function around(keys) {
  const x = keys.map((key) => key.x), y = keys.map((key) => key.y);
  const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Keys under one thumb, as they lie to each other: their size when each has that radius in CSS pixels. */
function cluster(keys, radius) {
  if (!keys.length) return { keys, step: 0, width: 0, height: 0 };
  const box = around(keys);
  let least = Infinity;
  keys.forEach((a, i) => keys.slice(i + 1).forEach((b) => (least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y)))));
  const apart = keys.every((key) => key.shape === "pad") ? 2 : 9; // from the edge of one to that of the next
  const step = least < Infinity ? (2 * radius + apart) / least : 0;
  return { keys, box, step, width: box.width * step + 2 * radius, height: box.height * step + 2 * radius };
}

/** The case as it is, n screen pixels for each of the panel's, r screen pixels in a CSS pixel. */
function asCase(board, n, r) {
  const unit = n / r, { width, height, glass, radius, keys, lamp } = board.case;
  const scaled = (key) => ({ ...key, x: key.x * unit, y: key.y * unit, radius: key.radius * unit });
  return {
    n, unit, width: width * unit, height: height * unit, corner: radius * unit, bezel: Math.min(10, 6 * unit),
    x: glass.x * unit, y: glass.y * unit, keys: keys.map(scaled), lamp: lamp && { x: lamp.x * unit, y: lamp.y * unit },
    least: Math.min(...keys.map((key) => key.radius * unit)),
  };
}

/** The glass as large as it can be in a room, with the keys under the thumbs: below the glass, or beside it. Null if there is no room.
 *
 * look: {beside, radius, margin, bezel, edge}: where the keys are, their radius, and CSS pixels from the bezel to the edge of the case, of
 * the bezel, and around the keys. most: screen pixels for each of the panel's, at most.
 */
function inHands(board, room, r, look, most = Infinity) {
  const { beside, radius, margin, bezel, edge } = look, middle = board.case.glass.x + board.case.glass.width / 2;
  const left = cluster(board.case.keys.filter((key) => key.x < middle), radius), right = cluster(board.case.keys.filter((key) => key.x >= middle), radius);
  const both = left.keys.length && right.keys.length, frame = 2 * (bezel + margin);
  const tall = Math.max(left.height, right.height), wide = left.width + right.width + (both ? 4 : 2) * edge;
  const fits = Math.min(most, r * Math.min(
    (room.width - (beside ? wide + 2 * bezel : frame)) / board.width,
    (room.height - frame - (beside ? 0 : tall + 2 * edge)) / board.height,
  ));
  const n = fits < r ? fits : Math.floor(fits);
  if (n < 1 || wide - (both ? edge : 0) > room.width || tall + 2 * edge > room.height) return null;
  const unit = n / r, glass = { width: board.width * unit, height: board.height * unit };
  let width, height, x, y, at, lamp;
  if (beside) {
    const free = (room.width - glass.width - 2 * bezel - wide) / 4; // for each side of each group, were it all used
    const sides = [left, right].map((group) => group.width + (group.keys.length ? 2 * (edge + Math.min(free, group.width / 5)) : 2 * margin));
    width = glass.width + 2 * bezel + sides[0] + sides[1];
    height = Math.max(glass.height + frame, tall + 2 * edge);
    [x, y] = [sides[0] + bezel, (height - glass.height) / 2];
    at = [[sides[0] / 2, height / 2], [width - sides[1] / 2, height / 2]];
    lamp = { x: width - 18, y: 18 };
  } else {
    width = Math.max(glass.width + frame, Math.min(room.width, wide * 1.2), wide - (both ? edge : 0));
    const below = Math.min(Math.max(tall * 1.5, tall + 4 * edge), room.height - glass.height - frame);
    height = glass.height + frame + below;
    [x, y] = [(width - glass.width) / 2, bezel + margin];
    const level = y + glass.height + bezel + (below + margin) / 2;
    const out = (size) => size / 2 + Math.max(edge, Math.min(width * 0.08, width / 4 - size / 2));
    at = both ? [[out(left.width), level], [width - out(right.width), level]] : [[width / 2, level], [width / 2, level]];
    lamp = { x: width / 2, y: y + glass.height + bezel + 14 };
  }
  const keys = board.case.keys.map((key) => {
    const i = left.keys.includes(key) ? 0 : 1, { box, step } = [left, right][i];
    return { ...key, radius, shape: key.shape === "side" ? "round" : key.shape, x: at[i][0] + (key.x - box.x) * step, y: at[i][1] + (key.y - box.y) * step };
  });
  return { n, unit, width, height, corner: 26, bezel, x, y, keys, lamp: board.case.lamp && lamp, least: radius };
}

/** The best of the drawings with the keys under the thumbs: the largest glass, then keys that a finger hits, then room around them. */
function bestInHands(board, room, r) {
  let best = null;
  for (const radius of [26, SMALLEST_FINGER, 21, 18]) {
    for (const look of Math.min(room.width, room.height) < 480 ? LOOKS : LOOKS.slice(0, 1)) {
      for (const beside of [false, true]) {
        const tried = inHands(board, room, r, { ...look, beside, radius });
        if (tried && tried.n > (best?.plan.n ?? 0)) best = { plan: tried, look: { ...look, beside, radius } };
      }
    }
    if (best?.plan.n >= r) break; // a glass of less than its pixels is worth smaller keys
  }
  if (!best) return null;
  // What is left makes the keys larger.
  for (let radius = best.look.radius + 1; radius <= Math.max(LARGEST, 20 * best.plan.unit); radius += 1) {
    const tried = inHands(board, room, r, { ...best.look, radius }, best.plan.n);
    if (!tried || tried.n < best.plan.n) break;
    best.plan = tried;
  }
  return best.plan;
}

/** Where everything is, in CSS pixels, for a board in a room {width, height} with r screen pixels in a CSS pixel. touched: by fingers. */
export function layout(board, room, r, touched) {
  const fits = r * Math.min(room.width / board.case.width, room.height / board.case.height);
  const whole = fits >= 1 ? asCase(board, Math.floor(fits), r) : null, hands = bestInHands(board, room, r);
  const small = touched && whole?.least < SMALLEST_FINGER;
  if (whole && !(hands && (small || hands.n > whole.n * 1.5))) return whole;
  // A window smaller than any panel: no whole number fits.
  return hands || asCase(board, fits, r);
}

/** The handheld in the page. hooks: down(source, button), up(source), touch(x, y) of panel pixels -> 0 nothing, 1 done, 2 done at lift(x, y); draw(left, top, x, y) -> 1: that was used. */
export class Handheld {
  #finger = null; // on the glass, which does something when it comes up near by: {id, x, y} in CSS pixels
  #drawn = null; // on the glass, since it last meant something: {id, pixel}
  #root; #hooks; #board = null; #plan = null; #parts = []; #pointers = new Map(); #glass; #dim; #lamp; #cross = null; #ratio = 0;

  constructor(root, hooks) {
    this.#root = root;
    this.#hooks = hooks;
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    window.addEventListener("pointerup", (event) => this.#lift(event));
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) window.addEventListener(name, (event) => this.#up(event.pointerId));
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    // iOS shows its magnifying glass unless the touch itself is stopped.
    root.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    new ResizeObserver(() => this.place()).observe(root.parentElement);
    window.addEventListener("resize", () => this.place());
  }

  /** Draws another board. Its canvas is new, so that nothing of the last one is seen in it. */
  show(board) {
    this.letGo();
    this.#board = board;
    this.#root.replaceChildren();
    this.#root.hidden = false;
    element(this.#root, "div", "body");
    this.#glass = element(this.#root, "div", "glass");
    this.canvas = element(this.#glass, "canvas", "");
    [this.canvas.width, this.canvas.height] = [board.width, board.height];
    this.canvas.setAttribute("role", "img");
    this.#dim = element(this.#glass, "div", "dim");
    this.#lamp = board.case.lamp ? element(this.#root, "div", "lamp") : null;
    const pads = board.case.keys.filter((key) => key.shape === "pad");
    this.#cross = pads.length ? { dish: element(this.#root, "div", "dish"), cross: element(this.#root, "div", "cross") } : null;
    this.#parts = board.case.keys.map((key) => {
      const button = element(this.#root, "button", `key ${key.shape} ${key.button}`);
      button.type = "button";
      button.tabIndex = -1; // each has its key on a keyboard
      button.dataset.button = key.button;
      if (key.shape === "pad" && !key.label) element(button, "span", "dot");
      else if (ARROWS[key.button] && key.shape === "pad") element(button, "span", "arrow");
      else element(button, "span", "").textContent = key.label;
      button.classList.toggle("word", key.label.length > 1);
      // A screen reader presses without a pointer.
      button.addEventListener("click", (event) => {
        if (event.detail) return;
        this.#hooks.down("reader", key.button);
        setTimeout(() => this.#hooks.up("reader"), 60);
      });
      return button;
    });
    this.place();
    this.light(1);
  }

  /** Says what the parts are, for who cannot see them, in the page's language. */
  name() {
    this.canvas.setAttribute("aria-label", words("display"));
    this.#board.case.keys.forEach((key, i) => this.#parts[i].setAttribute("aria-label", `${key.label || words("key.stick")}: ${spoken(key)}`));
  }

  /** Puts everything in its place; called when the room, the zoom or the screen changes. */
  place() {
    if (!this.#board) return;
    const main = this.#root.parentElement.getBoundingClientRect(), r = window.devicePixelRatio || 1, margin = main.height < 480 ? 4 : main.width < 620 ? 6 : main.height < 640 ? 8 : 16;
    const room = { width: main.width - 2 * margin, height: main.height - 2 * margin };
    const plan = (this.#plan = layout(this.#board, room, r, matchMedia("(any-pointer: coarse)").matches));
    if (r !== this.#ratio) matchMedia(`(resolution: ${r}dppx)`).addEventListener("change", () => this.place(), { once: true }); // another screen, or zoom
    this.#ratio = r;
    // Edges lie on the screen's pixels, wherever the page's own edges are.
    const snap = (value, from) => Math.round((from + value) * r) / r - from;
    const set = (part, values) => Object.entries(values).forEach(([name, value]) => part.style.setProperty(name, typeof value === "number" ? `${value}px` : value));
    // Where that can be said in whole CSS pixels it is: the browser cuts each part of a place to 64ths.
    const edge = Number.isInteger(r) ? (value, from) => Math.round(from + value) - from : snap;
    const left = edge((main.width - plan.width) / 2, main.left), top = edge(margin + (room.height - plan.height) / 2, main.top);
    set(this.#root, { left, top, width: plan.width, height: plan.height, "--corner": plan.corner });
    const x = snap(plan.x, main.left + left), y = snap(plan.y, main.top + top), [width, height] = [this.#board.width * plan.unit, this.#board.height * plan.unit];
    const bezel = edge(plan.bezel, 0);
    set(this.#glass, { left: x - bezel, top: y - bezel, width: width + 2 * bezel, height: height + 2 * bezel });
    set(this.canvas, { left: bezel, top: bezel, width, height, "image-rendering": plan.n % 1 ? "auto" : "" });
    if (this.#lamp) set(this.#lamp, { left: plan.lamp.x, top: plan.lamp.y });
    this.#parts.forEach((part, i) => {
      const { x, y, radius, shape } = plan.keys[i], high = shape === "side" ? radius / 2 : radius;
      part.classList.toggle("side", shape === "side");
      set(part, { left: x - radius, top: y - high, width: 2 * radius, height: 2 * high, "--r": high });
    });
    if (this.#cross) {
      const pads = plan.keys.filter((key) => key.shape === "pad"), box = around(pads), radius = pads[0].radius;
      const arm = Math.max(box.width, box.height) / 2 + radius;
      for (const part of Object.values(this.#cross)) set(part, { left: box.x, top: box.y, "--arm": arm, "--span": arm + 7, "--bar": radius });
    }
  }

  /** Shows a button pressed or not, whoever pressed it. */
  pressed(button, down) {
    for (const part of this.#parts) if (part.dataset.button === button) part.classList.toggle("down", down);
    if (!this.#cross) return;
    const [x, y] = Object.keys(ARROWS).filter((name) => this.#root.querySelector(`.pad.down.${name}`)).reduce(([x, y], name) => [x + ARROWS[name][0], y + ARROWS[name][1]], [0, 0]);
    this.#cross.cross.style.setProperty("--tilt", x || y ? `${-y}, ${x}, 0` : "0, 0, 0");
  }

  /** Backlight, 0 to 1. The eye sees a tenth of the light as a third of it. */
  light(part) {
    if (this.#dim) this.#dim.style.opacity = 1 - Math.max(0, Math.min(1, part)) ** 0.45;
  }

  /** The lamp's colour, each 0 to 1. */
  lamp(red, green, blue) {
    if (!this.#lamp) return;
    const most = Math.max(red, green, blue), colour = [red, green, blue].map((part) => Math.round(255 * Math.min(1, part) ** 0.45));
    this.#lamp.style.setProperty("--lamp", most > 0 ? `rgb(${colour})` : "");
    this.#lamp.style.setProperty("--lamp-glow", most > 0 ? `rgb(${colour} / ${Math.min(1, most) ** 0.45})` : "");
  }

  /** Forgets every finger; the page lets go of their buttons. */
  letGo() {
    this.#finger = this.#drawn = null;
    this.#pointers.clear();
  }

  #down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    event.preventDefault(); // no focus, no selection, no second event of the mouse
    const [x, y] = this.#pixel(event);
    if (x >= 0 && y >= 0 && x < this.#board.width && y < this.#board.height) {
      const meant = this.#hooks.touch(x, y);
      this.#drawn = meant === 1 ? null : { id: event.pointerId, pixel: [x, y] };
      this.#finger = meant === 2 ? { id: event.pointerId, x: event.clientX, y: event.clientY, pixel: [x, y] } : null;
      if (meant) this.#feel(event);
      return;
    }
    const key = this.#near(event, REACH);
    if (!key) return;
    this.#press(event, key);
    try {
      this.#root.setPointerCapture(event.pointerId); // its end is told even outside of the window
    } catch (error) {
      if (error.name !== "NotFoundError") throw error; // it is gone already
    }
  }

  /** The pixel of the panel under an event; outside of the glass it is none of the panel's. */
  #pixel(event) {
    const box = this.canvas.getBoundingClientRect();
    return [Math.floor(((event.clientX - box.left) / box.width) * this.#board.width), Math.floor(((event.clientY - box.top) / box.height) * this.#board.height)];
  }

  /** A finger on the glass comes up: it means what it came down on. */
  #lift(event) {
    if (this.#finger?.id !== event.pointerId) return;
    this.#swiped(event);
    const stays = this.#finger;
    this.#finger = this.#drawn = null;
    if (!stays) return;
    // Where it has moved to, counted from where it came down: what stood there may have moved since, with the glass.
    const unit = this.#plan.unit, [x, y] = stays.pixel;
    this.#hooks.lift(x + Math.round((event.clientX - stays.x) / unit), y + Math.round((event.clientY - stays.y) / unit));
  }

  /** A finger that moves away means nothing any more. */
  #swiped(event) {
    if (this.#finger?.id === event.pointerId && Math.hypot(event.clientX - this.#finger.x, event.clientY - this.#finger.y) > SWIPE) this.#finger = null;
  }

  /** A finger is drawn over the glass: what it passed is told, from where it last meant something. */
  #draws(event) {
    if (this.#drawn?.id !== event.pointerId || this.#finger) return;
    const pixel = this.#pixel(event);
    if (this.#hooks.draw(...this.#drawn.pixel, ...pixel)) this.#drawn.pixel = pixel;
  }

  #press(event, key) {
    this.#pointers.set(event.pointerId, key);
    this.#hooks.down(`pointer ${event.pointerId}`, key.button);
    this.#feel(event);
  }

  /** A thumb that slides over the cross goes from one direction to the next; every other key stays what it was. */
  #move(event) {
    this.#swiped(event);
    this.#draws(event);
    const now = this.#pointers.get(event.pointerId);
    if (!now || now.shape !== "pad" || !ARROWS[now.button]) return;
    const next = this.#near(event, 3, (key) => key.shape === "pad");
    if (!next || next.button === now.button || !ARROWS[next.button]) return;
    this.#up(event.pointerId);
    this.#press(event, next);
  }

  #up(pointer) {
    if (this.#finger?.id === pointer) this.#finger = null;
    if (this.#drawn?.id === pointer) this.#drawn = null;
    if (this.#pointers.delete(pointer)) this.#hooks.up(`pointer ${pointer}`);
  }

  /** The key nearest to an event, of those that it reaches. */
  #near(event, reach, wanted = () => true) {
    const box = this.#root.getBoundingClientRect(), x = event.clientX - box.left, y = event.clientY - box.top;
    const far = (key) => Math.max(0, shapeDistance(key, x, y));
    const [nearest] = this.#plan.keys.filter(wanted).sort((a, b) => far(a) - far(b));
    return nearest && far(nearest) <= reach * nearest.radius ? nearest : null;
  }

  #feel(event) {
    if (event.pointerType === "touch" && !matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(8);
  }
}

/** From the middle of a key to a point, in CSS pixels; a key in an edge is half as high as it is long. */
function shapeDistance(key, x, y) {
  return Math.hypot(x - key.x, (y - key.y) * (key.shape === "side" ? 1.4 : 1));
}
