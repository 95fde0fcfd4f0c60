// The buzzer: one oscillator, made at the first press, for browsers let nothing sound before.

const LOUDEST = 0.14; // of a square wave at full loudness
const SOFTEN = 0.003; // seconds to a new loudness; a jump would click

export class Sound {
  #context = null; #voice = null; #gain = null; #making = 0;

  /** Call at every press: makes the oscillator, or wakes it up again if the browser put it to sleep. Nothing waits for it. */
  wake() {
    if (this.#context) this.#resume();
    else this.#making ||= setTimeout(() => this.#make()); // it takes 0.1 s, and what the press does comes first
  }

  /** A tone of that many hertz, loudness 0 to 1; 0 hertz is silence. What is asked for while nothing may sound is not made up for. */
  tone(hertz, loudness) {
    if (this.#context?.state !== "running") return;
    const now = this.#context.currentTime;
    if (hertz > 0) this.#voice.frequency.setValueAtTime(hertz, now);
    this.#gain.gain.setTargetAtTime(hertz > 0 ? LOUDEST * loudness : 0, now, SOFTEN);
  }

  silence() {
    this.tone(0, 0);
  }

  #resume() {
    if (this.#context.state !== "running") this.#context.resume().catch(() => {});
  }

  #make() {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return;
    try {
      const context = new Context({ latencyHint: "interactive" });
      this.#voice = new OscillatorNode(context, { type: "square" });
      this.#gain = new GainNode(context, { gain: 0 });
      this.#voice.connect(this.#gain).connect(context.destination);
      this.#voice.start();
      this.#context = context;
      this.#resume();
    } catch (error) {
      console.warn("no sound:", error);
    }
  }
}
