"""What the page does with what is in view: a challenge can be sent, and while a game is played the screen stays on."""

import page


class Told:
    """What the page was told last."""

    def __init__(self, app):
        self._app = app
        self._screen = None
        self._shared = ""
        self._awake = 0

    def tell(self):
        """Tell the page what is new."""
        screen, awake = self._app.screen, int(self._app.played)
        if awake != self._awake:
            self._awake = awake
            page.awake(awake)
        if screen is self._screen:
            return
        self._screen = screen
        shared = screen.shared() if hasattr(screen, "shared") else ""
        if shared != self._shared:
            self._shared = shared
            page.share(shared)
