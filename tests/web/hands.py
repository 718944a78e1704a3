"""Three ways to play Neuroshima on the page: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

READY = ".table-screen[data-mine=true], [data-battle], .table-screen[data-over=true]"
OPEN_HEXES = ".hex[data-open=true]"
CONFIRM = "[data-act=confirm]"
END = "[data-act=end]"
CARDS = ".slot-main[aria-disabled=false]"
PAUSE = 60
MOST_TURNS = 400
PLAYS_A_TURN = 2


class Hands:
    """Plays whatever is asked: discards, places what can be placed, calls battles, ends turns."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.plays = 0

    # -- the gestures, by mouse here -----------------------------------------------------------

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).click()

    def start(self) -> None:
        self.press(".game[data-face=workshop] .start")

    def take(self, index: int) -> None:
        self.press(CARDS, index)

    def hex(self, name: str) -> None:
        self.page.locator(f"[data-cell={name}]").click()

    def turn(self) -> None:
        if self.count("[aria-label='Turn right']"):
            self.press("[aria-label='Turn right']")

    def confirm(self) -> None:
        self.press(CONFIRM)

    def cancel(self) -> None:
        if self.page.locator("[aria-label=Cancel]").count():
            self.press("[aria-label=Cancel]")

    def end_turn(self) -> None:
        self.press(END)
        self.page.wait_for_timeout(PAUSE)
        if self.count("[data-act=yes]"):
            self.press("[data-act=yes]")

    def leave_battle(self) -> None:
        self.press("[aria-label='Skip to the result']")

    def answer(self) -> None:
        self.press(".answers .btn")

    # -- what to do ------------------------------------------------------------------------------

    def open_hexes(self) -> list[str]:
        cells: list[str] = self.page.locator(OPEN_HEXES).evaluate_all(
            "found => found.map(e => e.dataset.cell)"
        )
        return cells

    def count(self, selector: str) -> int:
        return int(self.page.locator(selector).count())

    def is_over(self) -> bool:
        return self.count(".table-screen[data-over=true]") > 0

    def version(self) -> int:
        return int(self.page.locator(".table-screen").get_attribute("data-version"))

    def wait(self) -> None:
        self.page.wait_for_selector(READY)

    def step(self) -> None:
        """Answers one question of the game, or watches one battle to its end."""
        self.wait()
        before = self.version()
        if self.count("[data-battle]"):
            self.leave_battle()
        elif self.is_over():
            return
        elif self.count(".duty"):
            self.take(0)
        elif self.count(".answers .btn"):
            self.answer()
        elif self.count(END) and (self.plays >= PLAYS_A_TURN or not self.play_some_tile()):
            self.plays = 0
            self.end_turn()
        elif not self.count(END):
            self.choose_place()
        self.page.wait_for_timeout(PAUSE)
        self.settle(before)

    def settle(self, before: int) -> None:
        """Waits until the server has answered what was sent."""
        self.until(lambda: self.version() != before or self.count("[data-battle]") or self.is_over())

    def play_some_tile(self) -> bool:
        """Uses the first tile of the hand that can be used; True when something was sent."""
        for index in range(self.count(CARDS)):
            if index >= self.count(CARDS):
                break
            self.take(index)
            self.until(lambda: self.count(CONFIRM) or self.open_hexes())
            if self.count(CONFIRM):
                self.confirm()
            elif not self.choose_place():
                self.cancel()
                continue
            self.plays += 1
            return True
        return False

    def choose_place(self) -> bool:
        """Picks open hexes until the choice can be confirmed, then confirms it."""
        for _ in range(3):
            cells = self.open_hexes()
            if not cells:
                return False
            before = self.version()
            self.hex(cells[len(cells) // 2])
            self.until_drawn(before, cells)
            if self.version() != before:
                return True
            if self.count(CONFIRM):
                self.turn()
                self.confirm()
                return True
        return False

    def until_drawn(self, before: int, cells: list[str]) -> None:
        self.until(lambda: self.count(CONFIRM) or self.version() != before or self.open_hexes() != cells)

    def until(self, holds: Callable[[], object]) -> None:
        """Gives the page time to draw what was pressed."""
        for _ in range(20):
            if holds():
                return
            self.page.wait_for_timeout(PAUSE)

    def play(self, steps: int = MOST_TURNS) -> None:
        """Plays on until the game is over, at most so many answers."""
        for _ in range(steps):
            self.step()
            if self.is_over() and not self.count("[data-battle]"):
                return


class Fingers(Hands):
    """The same on a touch screen."""

    def hex(self, name: str) -> None:
        self.page.locator(f"[data-cell={name}]").tap()

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).tap()


class Keys(Hands):
    """The same without a pointer."""

    def start(self) -> None:
        self.tab_to(".game[data-face=workshop] .start")
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Walks the focus by Tab until it is there."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.locator(f"{selector}:focus").count():
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def take(self, index: int) -> None:
        tiles = self.page.locator(".slot-main")
        usable = [i for i in range(tiles.count()) if tiles.nth(i).get_attribute("aria-disabled") == "false"]
        self.page.keyboard.press(str(usable[index] + 1))

    def hex(self, name: str) -> None:
        self.walk(name)
        self.page.keyboard.press("Enter")

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement?.dataset?.cell ?? ''"))

    def walk(self, name: str) -> None:
        """Arrows: to the column beside, then along the column."""
        keyboard = self.page.keyboard
        for _ in range(20):
            here = self.focused()
            if here == name:
                return
            if not here:
                keyboard.press("ArrowUp")
            elif here[0] != name[0]:
                keyboard.press("ArrowRight" if here[0] < name[0] else "ArrowLeft")
            else:
                keyboard.press("ArrowDown" if int(here[1:]) < int(name[1:]) else "ArrowUp")
        raise AssertionError(f"the arrows do not reach {name}")

    def turn(self) -> None:
        self.page.keyboard.press("e")

    def confirm(self) -> None:
        if not self.focused():
            self.page.evaluate("document.activeElement?.blur?.()")
        self.page.keyboard.press("Enter")

    def cancel(self) -> None:
        self.page.keyboard.press("Escape")

    def end_turn(self) -> None:
        self.page.keyboard.press("Shift+Enter")
        self.page.wait_for_timeout(PAUSE)
        if self.count("[data-act=yes]"):
            self.page.keyboard.press("Enter")

    def leave_battle(self) -> None:
        self.page.keyboard.press("Escape")

    def answer(self) -> None:
        self.tab_to(".answers .btn")
        self.page.keyboard.press("Enter")
