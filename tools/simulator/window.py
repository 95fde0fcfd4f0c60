"""The device in a window: the panel upright, its pixels whole, the board around it, the keys below."""

from __future__ import annotations

import os
import sys
from typing import Any

from tools.boards import Board
from tools.handheld import Handheld
from tools.simulator import keys
from tools.simulator.pace import Pace, Serial

FRAMES_A_SECOND = 60
SCREEN_SHARE = 0.85  # of the screen's size, so that the task bar and the window's title have room
MARGIN, LINE, LAMP_RADIUS = 24, 18, 6
DESK, BODY, TEXT, DIM = (24, 26, 30), (44, 48, 56), (226, 226, 220), (150, 154, 162)


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
        self._title, self._rows = board.title, [*keys.help_rows(board.buttons), ("long press", "hold the key")]
        self._font = pygame.font.Font(None, LINE)
        self._column = max(self._font.size(what)[0] for what, _ in self._rows) + LINE
        self._size = (board.width, board.height)
        self.scale = scale or self._fitting(desktop)
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
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self._shown = None
        return True

    def _draw(self) -> None:
        picture = self._handheld.picture().convert("RGB")  # first: the emulator brings its panel up to date
        state = (self._handheld.panel.version, self._handheld.backlight, self._handheld.lamp)
        if state == self._shown:
            return
        self._shown = state
        pygame, scale = self._pygame, self.scale
        width, height = self._size[0] * scale, self._size[1] * scale
        glass = pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")
        glass = pygame.transform.scale(glass, (width, height))
        # A duty of half looks brighter than half: the eye's curve is about the one pictures are stored in.
        level = round(255 * state[1] ** (1 / 2.2))
        glass.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        self._surface.fill(DESK)
        left = (self._surface.get_width() - width) // 2
        body = pygame.Rect(left - MARGIN // 2, MARGIN // 2, width + MARGIN, height + MARGIN)
        pygame.draw.rect(self._surface, BODY, body, border_radius=MARGIN // 2)
        self._surface.blit(glass, (left, MARGIN))
        if state[2] is not None:
            # A lamp at a tenth of its strength dazzles already.
            colour = [round(255 * min(1, 10 * part) ** (1 / 2.2)) for part in state[2]]
            centre = (body.right - 2 * LAMP_RADIUS, body.top + LAMP_RADIUS)
            pygame.draw.circle(self._surface, colour, centre, LAMP_RADIUS - 1)
        self._write(self._title, TEXT, MARGIN, 0)
        for line, (what, names) in enumerate(self._rows, 1):
            self._write(what, DIM, MARGIN, line)
            self._write(names, TEXT, MARGIN + self._column, line)
        pygame.display.flip()

    def _write(self, text: str, colour: tuple[int, int, int], left: int, line: int) -> None:
        top = self._size[1] * self.scale + 2 * MARGIN + line * LINE
        self._surface.blit(self._font.render(text, True, colour), (left, top))

    def _window_size(self, scale: int) -> tuple[int, int]:
        widest = max(self._font.size(names)[0] for _, names in self._rows) + self._column
        width = max(self._size[0] * scale, widest) + 2 * MARGIN
        return width, self._size[1] * scale + 3 * MARGIN + (len(self._rows) + 1) * LINE

    def _fitting(self, desktop: tuple[int, int]) -> int:
        scale = 1
        while True:
            width, height = self._window_size(scale + 1)
            if width > SCREEN_SHARE * desktop[0] or height > SCREEN_SHARE * desktop[1]:
                return scale
            scale += 1
