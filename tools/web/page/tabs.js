// One tab plays at a time: two would write over each other's saves.
//
// Who plays holds a lock of the browser's, which goes with the tab, however that ends. Who wants to play asks in a channel; the other
// saves, and lets go. Without https a browser has no locks: there the newest tab plays, and the others let go when they hear of it.

const PATIENCE = 1500; // ms: the other tab has saved by then, or it sleeps, and has saved when it was hidden
const LOADED_ANEW = 300; // ms in which the lock of a page that was here before is let go

export class Tabs {
  plays = false; // whether this tab may write
  #name; #channel; #leave; #waiting = null; #over = () => {};

  /** path: of the page's folder. leave(): another tab plays from now on; what is to be saved is saved before this returns. */
  constructor(path, leave) {
    this.#name = `tercet ${path}`;
    this.#leave = leave;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = () => this.#give();
  }

  /** At the start: whether no other tab plays, and this one does. */
  async first() {
    if (!navigator.locks) return this.take();
    if (await this.#hold({ ifAvailable: true })) return true;
    await later(LOADED_ANEW);
    return this.#hold({ ifAvailable: true });
  }

  /** Calls free() when the other tab is closed: then this one plays. */
  async wait(free) {
    if (!navigator.locks) return;
    this.#waiting?.abort();
    const waiting = (this.#waiting = new AbortController());
    await later(LOADED_ANEW); // the other one asks first
    if (!waiting.signal.aborted && (await this.#hold({ signal: waiting.signal }))) free();
  }

  /** Lets this tab play: the other one saves, and lets go. */
  async take() {
    this.#waiting?.abort();
    this.#channel.postMessage("give");
    if (!navigator.locks) {
      await later(LOADED_ANEW);
      return (this.plays = true);
    }
    return (await this.#hold({ signal: AbortSignal.timeout(PATIENCE) })) || this.#hold({ steal: true });
  }

  #hold(how) {
    return new Promise((done) => {
      const held = navigator.locks.request(this.#name, how, (lock) => {
        done((this.plays = Boolean(lock)));
        return lock && new Promise((over) => (this.#over = over));
      });
      held.catch(() => {
        done(false); // it was not given in time
        this.#stolen();
      });
    });
  }

  #give() {
    if (!this.plays) return;
    this.#leave();
    this.plays = false;
    this.#over();
  }

  /** This tab slept while it was asked: it wakes up, and may not write any more. */
  #stolen() {
    if (!this.plays) return;
    this.plays = false;
    this.#leave();
  }
}

function later(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
