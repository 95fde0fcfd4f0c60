"""The device in a window: its case, its glass with whole pixels, its keys, which the mouse presses; a PC's keys below."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

from tools.boards import Board, case
from tools.handheld import Handheld
from tools.simulator import keys
from tools.simulator.pace import Pace, Serial

FRAMES_A_SECOND = 60
SCREEN_SHARE = 0.85  # of the screen's size, so that the task bar and the window's title have room
MARGIN, LINE = 12, 18
CAP = 15  # pixels of the glass, of the letters on a key
ARROWS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}  # which way the tip is
LAMP_RADIUS = 4  # pixels of the glass
DESK, BODY, TEXT, DIM = (24, 26, 30), (44, 48, 56), (226, 226, 220), (150, 154, 162)
KEY, KEY_DOWN = (78, 84, 96), (118, 126, 142)


class NoWindow(RuntimeError):
    """A window cannot be opened here."""


def possible() -> bool:
    """Whether this looks like a machine with a display."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


class Window:
    """An open window on a device. `scale` None is the largest that fits the screen."""

    def __init__(self, handheld: Handheld, board: Board, scale: int | None = None) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame
        except ImportError as error:
            raise NoWindow(f"pygame-ce is not installed ({error}): run `make setup`") from None
        self._pygame = pygame
        try:
            pygame.display.init()
            pygame.font.init()
            desktop = pygame.display.get_desktop_sizes()[0]
        except pygame.error as error:
            raise NoWindow(str(error)) from None
        self._handheld = handheld
        self._strokes = keys.pc_strokes(board.buttons)
        rows = [(re.sub(r" \([↑↓←→]\)", "", what), names) for what, names in keys.help_rows(board.buttons)]
        self._title, self._rows = board.title, [*rows, ("long press", "hold the key")]  # the font has no arrows
        self._font = pygame.font.Font(None, LINE)
        self._column = max(self._font.size(what)[0] for what, _ in self._rows) + LINE
        self._case = case.of(board)
        self._mouse: case.Key | None = None  # the key that it holds down
        self.scale = scale or self._fitting(desktop)
        self._caps = pygame.font.Font(None, CAP * self.scale)  # for what is printed on the keys
        self._fingers = keys.Fingers(handheld)
        self._shown: Any = None
        try:
            self._surface = pygame.display.set_mode(self._window_size(self.scale))
        except pygame.error as error:
            pygame.quit()
            raise NoWindow(str(error)) from None
        pygame.display.set_caption(f"Tercet: {board.title}")

    def run(self, frames: int | None = None) -> int:
        """Play until the window is closed or the firmware ends (or for so many frames); the exit code."""
        pace, serial = Pace(self._handheld, self._fingers), Serial(self._handheld)
        clock = self._pygame.time.Clock()
        while frames is None or frames > 0:
            if not self._events():
                return 0
            alive = pace.step()
            serial.show()
            self._draw()
            if not alive:
                code = self._handheld.exit_code
                print(f"The firmware has ended, exit code {code}.")
                return code or 0
            clock.tick(FRAMES_A_SECOND)
            frames = None if frames is None else frames - 1
        return 0

    def close(self) -> None:
        """The window goes away."""
        self._pygame.quit()

    def _events(self) -> bool:
        """Hand the keys on; False when the window was closed."""
        pygame = self._pygame
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                stroke = self._strokes.get(pygame.key.name(event.key))
                if stroke is not None:
                    (self._fingers.press if event.type == pygame.KEYDOWN else self._fingers.lift)(stroke)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
                self._point(event.pos)
            elif event.type == pygame.MOUSEBUTTONUP and self._mouse is not None:
                self._fingers.lift(keys.Stroke(self._mouse.button))
                self._mouse = None
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self._shown = None
        return True

    def _point(self, at: tuple[int, int]) -> None:
        """Press the key of the case at a place of the window, if there is one."""
        left, top = self._left(), MARGIN
        x, y = (at[0] - left) / self.scale, (at[1] - top) / self.scale
        for key in self._case.keys:
            box = key.box
            if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
                self._mouse = key
                self._fingers.press(keys.Stroke(key.button))

    def _left(self) -> int:
        """Where the case begins in the window."""
        return (self._surface.get_width() - self._case.width * self.scale) // 2

    def _draw(self) -> None:
        picture = self._handheld.picture().convert("RGB")  # first: the emulator brings its panel up to date
        state = (self._handheld.panel.version, self._handheld.backlight, self._handheld.lamp, self._fingers.down())
        if state == self._shown:
            return
        self._shown = state
        pygame, scale = self._pygame, self.scale
        glass = pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")
        glass = pygame.transform.scale(glass, (self._case.glass.width * scale, self._case.glass.height * scale))
        # A duty of half looks brighter than half: the eye's curve is about the one pictures are stored in.
        level = round(255 * state[1] ** (1 / 2.2))
        glass.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        self._surface.fill(DESK)
        left = self._left()
        body = pygame.Rect(left, MARGIN, self._case.width * scale, self._case.height * scale)
        pygame.draw.rect(self._surface, BODY, body, border_radius=self._case.radius * scale)
        self._surface.blit(glass, (left + self._case.glass.x * scale, MARGIN + self._case.glass.y * scale))
        for key in self._case.keys:
            self._draw_key(key, left, key.button in state[3])
        if state[2] is not None and self._case.lamp is not None:
            # A lamp at a tenth of its strength dazzles already.
            colour = [round(255 * min(1, 10 * part) ** (1 / 2.2)) for part in state[2]]
            centre = (left + self._case.lamp.x * scale, MARGIN + self._case.lamp.y * scale)
            pygame.draw.circle(self._surface, colour, centre, LAMP_RADIUS * scale)
        self._write(self._title, TEXT, MARGIN, 0)
        for line, (what, names) in enumerate(self._rows, 1):
            self._write(what, DIM, MARGIN, line)
            self._write(names, TEXT, MARGIN + self._column, line)
        pygame.display.flip()

    def _draw_key(self, key: case.Key, left: int, down: bool) -> None:
        """Draw a key of a case that begins at `left`, and what is printed on it."""
        pygame, scale = self._pygame, self.scale
        colour = KEY_DOWN if down else KEY
        box = [edge * scale for edge in key.box]
        place = pygame.Rect(left + box[0], MARGIN + box[1], box[2] - box[0], box[3] - box[1])
        pygame.draw.rect(self._surface, colour, place, border_radius=place.height // (6 if key.shape == "pad" else 2))
        if key.button in ARROWS:
            (x, y), (right, under), size = place.center, ARROWS[key.button], CAP * scale / 3
            tip = (x + right * size, y + under * size)
            ends = [(x - right * size + side * under * size, y - under * size + side * right * size) for side in (-1, 1)]
            pygame.draw.polygon(self._surface, TEXT, (tip, *ends))
        else:
            label = self._caps.render(key.label, True, TEXT)
            self._surface.blit(label, label.get_rect(center=place.center))

    def _write(self, text: str, colour: tuple[int, int, int], left: int, line: int) -> None:
        top = self._case.height * self.scale + 2 * MARGIN + line * LINE
        self._surface.blit(self._font.render(text, True, colour), (left, top))

    def _window_size(self, scale: int) -> tuple[int, int]:
        widest = max(self._font.size(names)[0] for _, names in self._rows) + self._column
        width = max(self._case.width * scale, widest) + 2 * MARGIN
        return width, self._case.height * scale + 3 * MARGIN + (len(self._rows) + 1) * LINE

    def _fitting(self, desktop: tuple[int, int]) -> int:
        scale = 1
        while True:
            width, height = self._window_size(scale + 1)
            if width > SCREEN_SHARE * desktop[0] or height > SCREEN_SHARE * desktop[1]:
                return scale
            scale += 1
