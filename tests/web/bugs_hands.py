"""War of Bugs played on the page: places, gives orders, answers, watches what is revealed."""

from __future__ import annotations

from tests.web.hands import Hands, Keys, Seen

OPEN_CELL = ".cell[data-open=true]"
UNIT = ".ub[aria-disabled=false]"
GENERAL_EVERY = 3


class BugsHands(Hands):
    """By mouse or by touch."""

    FACE = "paper"
    QUESTIONS = """{
      tablet: any('.tablet'), replies: all('.replies .btn').length,
      units: all('.ub[aria-disabled=false]').length,
      open: all('.cell[data-open=true]').map(cell => cell.dataset.cell),
    }"""
    orders = 0

    def answer(self) -> None:
        self.press(".replies .btn")

    def put(self) -> None:
        self.press(OPEN_CELL)

    def order(self, seen: Seen) -> None:
        """A different unit each time, as far forward as it goes; every third order moves all."""
        self.orders += 1
        if self.orders % GENERAL_EVERY == 0:
            self.press("[data-act=general]")
            self.press(".rose [data-step=N]")
        else:
            self.press(UNIT, self.orders % seen["units"])
            self.press(OPEN_CELL if self.count(OPEN_CELL) else "[data-act=stay]")
        self.press("[data-act=confirm]:not([disabled])")

    def act(self, seen: Seen) -> None:
        if seen["tablet"]:
            self.order(seen)
        elif seen["replies"]:
            self.answer()
        else:
            self.put()


class BugsKeys(BugsHands, Keys):
    """By keys alone."""

    def start(self) -> None:
        Keys.start(self)

    def leave_film(self) -> None:
        self.key("ArrowRight")
        self.key("Escape")

    def answer(self) -> None:
        self.key("1")

    def put(self) -> None:
        self.tab_to(OPEN_CELL)
        self.key("Enter")

    def order(self, seen: Seen) -> None:
        self.orders += 1
        self.let_go()
        if self.orders % GENERAL_EVERY == 0:
            self.key("o")
            self.key("w")
        else:
            self.key(str(1 + self.orders % seen["units"]))
            for key in ("w", "d", "Backspace"):
                self.key(key)
            if not self.count("[data-act=confirm]:not([disabled])"):
                self.key("x")
        self.key("Enter")
