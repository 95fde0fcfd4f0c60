// In the place of the firmware: writes down what the page calls, and does what a test asks for.

export class Machine {
  static async load(base) {
    const machine = new Machine();
    machine.base = base;
    machine.calls = [];
    window.machine = machine;
    return machine;
  }

  start(board, hooks, open) {
    this.hooks = hooks;
    this.calls.push(["start", board, open]);
    [this.width, this.height] = [hooks.canvas.width, hooks.canvas.height];
    hooks.language(window.speaks ?? "en");
    hooks.light(1);
    const glass = hooks.canvas.getContext("2d");
    glass.fillStyle = "#001122";
    glass.fillRect(0, 0, this.width, this.height);
  }

  press(button) {
    this.calls.push(["press", button]);
    const glass = this.hooks.canvas.getContext("2d"), pixel = glass.createImageData(1, 1);
    pixel.data.set([this.calls.length % 256, 187, 34, 255]);
    glass.putImageData(pixel, this.width >> 1, this.height >> 1);
  }
  release(button) { this.calls.push(["release", button]); }
  releaseAll() { this.calls.push(["releaseAll"]); }
  pause() { this.calls.push(["pause"]); }
  stop() { this.calls.push(["stop"]); }
  draw(left, top, x, y) {
    this.calls.push(["draw", left, top, x, y]);
    return Math.hypot(x - left, y - top) >= 20 ? 1 : 0;
  }

  touch(x, y) {
    this.calls.push(["touch", x, y]);
    return window.meant ?? 1;
  }
  lift(x, y) { this.calls.push(["lift", x, y]); }
}
