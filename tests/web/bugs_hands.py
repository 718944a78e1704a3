"""War of Bugs played on the page: places, gives orders, answers, watches what is revealed."""

from __future__ import annotations

from tests.web.hands import Hands, Keys, Seen

OPEN_CELL = ".cell[data-open=true]"
UNIT = ".ub[aria-disabled=false]"
GENERAL_EVERY = 3
STEPS = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
LETTERS = {"N": "w", "S": "s", "E": "d", "W": "a", "stay": "x"}


class BugsHands(Hands):
    """By mouse or by touch."""

    FACE = "paper"
    QUESTIONS = """{
      tablet: any('.tablet'), replies: all('.replies .btn').length,
      units: all('.ub[aria-disabled=false]').length,
      open: all('.cell[data-open=true]').map(cell => cell.dataset.cell),
    }"""
    orders = 0

    def answer(self, index: int = 0) -> None:
        self.press(".replies .btn", index)

    def draw(self, army: str, unit: str, path: str) -> None:
        """Takes a unit and draws its way over the cells."""
        self.press(f".ub[data-unit={unit}]")
        if path == "stay":
            self.press("[data-act=stay]")
            return
        stands = str(self.page.locator(f"[data-piece={army}-{unit}]").get_attribute("data-stands"))
        column, line = ord(stands[-2]), int(stands[-1])
        for step in path:
            column, line = column + STEPS[step][0], line + STEPS[step][1]
            self.press(f"[data-cell={chr(column)}{line}]")

    def advance(self, direction: str) -> None:
        self.press("[data-act=general]")
        self.press(f".rose [data-step={direction}]")

    def seal(self) -> None:
        self.press("[data-act=confirm]:not([disabled])")

    def put(self) -> None:
        self.press(OPEN_CELL)

    def order(self, seen: Seen) -> None:
        """A different unit each time, as far forward as it goes; every third order moves all."""
        self.orders += 1
        if self.orders % GENERAL_EVERY == 0:
            self.advance("N")
        else:
            self.press(UNIT, self.orders % seen["units"])
            self.press(OPEN_CELL if self.count(OPEN_CELL) else "[data-act=stay]")
        self.seal()

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

    def answer(self, index: int = 0) -> None:
        self.key(str(index + 1))

    def draw(self, army: str, unit: str, path: str) -> None:
        units = self.page.locator(UNIT).evaluate_all("found => found.map(one => one.dataset.unit)")
        self.let_go()
        self.key(str(units.index(unit) + 1))
        for step in ["stay"] if path == "stay" else path:
            self.key(LETTERS[step])

    def advance(self, direction: str) -> None:
        self.let_go()
        self.key("o")
        self.key(LETTERS[direction])

    def seal(self) -> None:
        self.key("Enter")

    def put(self) -> None:
        self.tab_to(OPEN_CELL)
        self.key("Enter")

    def order(self, seen: Seen) -> None:
        self.orders += 1
        self.let_go()
        if self.orders % GENERAL_EVERY == 0:
            self.advance("N")
        else:
            self.key(str(1 + self.orders % seen["units"]))
            for key in ("w", "d", "Backspace"):
                self.key(key)
            if not self.count("[data-act=confirm]:not([disabled])"):
                self.key("x")
        self.seal()
