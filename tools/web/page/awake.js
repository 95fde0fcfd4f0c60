// The screen stays on while a game runs. A browser may refuse, or not know how: then it goes off as ever.

export class Awake {
  #wanted = false; #lock = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#look()); // a hidden page loses its lock
  }

  /** Whether a game runs. */
  want(on) {
    this.#wanted = on;
    this.#look();
  }

  #look() {
    const on = this.#wanted && !document.hidden;
    if (on && !this.#lock) this.#ask();
    if (!on && this.#lock) this.#lock.then((lock) => lock?.release()).catch(() => {});
    if (!on) this.#lock = null;
  }

  #ask() {
    const asked = (this.#lock = (async () => navigator.wakeLock?.request("screen"))().catch(() => null));
    asked.then((lock) => lock?.addEventListener("release", () => {
      if (this.#lock === asked) this.#lock = null; // the browser took it, as when the battery is low
    })).catch(() => {});
  }
}
