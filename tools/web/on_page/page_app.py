"""App, with what only a page asks of it: what is in view, fingers, and who hears what is painted."""

from tercet.app import App

NOTHING, LIGHT, SCREEN = 0, 1, 2  # whom a finger is meant for


class PageApp(App):
    """Tercet on a page. listener: is told before and after a screen paints itself whole. keys: the key hints, forgotten then.
    later: called once the questions of the very first start are answered, in the place of what would come next.
    """

    listener = None
    keys = None
    later = None

    @property
    def screen(self):
        """What is in view."""
        return self._screen

    @property
    def played(self):
        """Whether a game is in view, and the glass is lit."""
        return self._screen.playing() is self._screen and not self._backlight.dark

    def finger(self, time):
        """A finger comes down, as a key does in step(); return whom it is meant for."""
        if not self._painted or (time < self._deaf_until and self._deaf_keys is None):
            return NOTHING  # keys of others that mean nothing after a call are no fingers on cards
        if self._backlight.wake(time):
            return LIGHT
        self.saves.touch(time)
        self._tick_at = self._key_at = time
        return SCREEN

    def show(self, screen):
        """Change to another screen; after the questions of the first start, to what a link asked for."""
        later = self.later
        if later is not None and self.context.settings["taught"]:
            self.later = None
            later()
        else:
            super().show(screen)

    def put_down(self):
        """Nobody looks: a game that runs is paused, and all is saved."""
        time = self.context.now()
        play = self._screen.playing()
        if play is not None and play.running():
            play.put_down(time)
        self.saves.hurry(time)
        while self.saves.at:
            self.saves.write(time)

    def _paint(self):
        if not self._painted and self.keys is not None:
            self.keys.forget()
        if self._painted or self.listener is None:
            super()._paint()
            return
        self.listener.before(self._screen)
        super()._paint()
        self.listener.after(self._screen)
