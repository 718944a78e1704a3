"""Three ways to play Neon on the page: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import random
from typing import Any

READY = ".table-screen[data-mine=true], .table-screen[data-over=true]"
OPTION = "[data-option]"
DECLINE = "[data-act=decline]"
PAUSE = 20
PATIENCE = 450
MOST_ANSWERS = 900
DIGITS = 9


class NeonHands:
    """Answers whatever is asked, by chance but the same each time."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    # -- the gestures, by mouse here -----------------------------------------------------------

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).click()

    def start(self) -> None:
        self.press(".game[data-face=night] .start")

    def lay(self) -> None:
        for tool in self.chance.sample("STBD", 2):
            self.press(f"[data-tool={tool}]")
        self.press(".handb", self.chance.randrange(3))

    def commit(self) -> None:
        self.press("[data-act=commit]")

    def option(self, index: int) -> None:
        self.press(OPTION, index)

    def decline(self) -> None:
        self.press(DECLINE)

    def reroll(self) -> None:
        self.press("[data-die]")
        self.press("[data-act=reroll]")

    # -- what to do ------------------------------------------------------------------------------

    def count(self, selector: str) -> int:
        return int(self.page.locator(selector).count())

    def is_over(self) -> bool:
        return self.count(".table-screen[data-over=true]") > 0

    def version(self) -> int:
        return int(self.page.locator(".table-screen").get_attribute("data-version"))

    def wait(self) -> None:
        self.page.wait_for_selector(READY)

    def step(self) -> None:
        """Answers one question."""
        self.wait()
        if self.is_over():
            return
        before = self.version()
        if self.count(".build"):
            self.lay()
            self.commit()
        elif self.count("[data-act=reroll]"):
            self.reroll()
        else:
            self.answer(self.count(OPTION))
        self.settle(before)

    def answer(self, options: int) -> None:
        if options and (not self.count(DECLINE) or self.chance.random() < 0.7):
            self.option(self.chance.randrange(min(options, DIGITS)))
        else:
            self.decline()

    def settle(self, before: int) -> None:
        """Waits until the server has answered what was sent."""
        for _ in range(PATIENCE):
            if self.version() != before:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"nothing happened after {self.page.locator('.table-screen').inner_text()}")

    def play(self, steps: int = MOST_ANSWERS) -> None:
        for _ in range(steps):
            self.step()
            if self.is_over():
                return


class NeonFingers(NeonHands):
    """The same on a touch screen."""

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).tap()


class NeonKeys(NeonHands):
    """The same without a pointer."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def start(self) -> None:
        for _ in range(80):
            self.key("Tab")
            if self.count(".game[data-face=night] .start:focus"):
                self.key("Enter")
                return
        raise AssertionError("the game cannot be started by Tab and Enter")

    def lay(self) -> None:
        for tool in self.chance.sample("stbd", 2):
            self.key(tool)
        self.key(str(self.chance.randrange(3) + 1))

    def commit(self) -> None:
        self.key("Enter")

    def option(self, index: int) -> None:
        self.key(str(index + 1))

    def decline(self) -> None:
        self.key("Shift+Enter" if "⇧" in self.page.locator(DECLINE).inner_text() else "Enter")

    def reroll(self) -> None:
        self.key("1")
        self.page.wait_for_selector("[data-act=reroll][aria-disabled=false]")
        self.key("Enter")
