"""Neon played on the page: every answer by chance, but by the same chance each time."""

from __future__ import annotations

import random
from typing import Any

from tests.web.hands import Hands, Keys, Seen

DIGITS = 9
BOLDNESS = 0.7
HAND_CARDS = 3
DECLINE = "[data-act=decline]"


class NeonHands(Hands):
    """By mouse or by touch."""

    FACE = "night"
    QUESTIONS = """{
      build: any('.build'), dice: all('[data-die]').length, options: all('[data-option]').length,
      decline: document.querySelector('[data-act=decline]')?.innerText ?? '',
    }"""

    def __init__(self, page: Any, touch: bool = False, seed: int = 1) -> None:
        super().__init__(page, touch)
        self.chance = random.Random(seed)

    def tool(self, name: str) -> None:
        self.press(f"[data-tool={name}]")

    def card(self, index: int) -> None:
        self.press(".handb", index)

    def lay(self) -> None:
        for name in self.chance.sample("STBD", 2):
            self.tool(name)
        self.card(self.chance.randrange(HAND_CARDS))

    def commit(self) -> None:
        self.press("[data-act=commit]")

    def option(self, index: int) -> None:
        self.press("[data-option]", index)

    def decline(self, label: str) -> None:
        self.press(DECLINE)

    def reroll(self, *dice: int) -> None:
        for die in dice:
            self.press("[data-die]", die)
        self.press("[data-act=reroll]")

    def act(self, seen: Seen) -> None:
        if seen["build"]:
            self.lay()
            self.commit()
        elif seen["dice"]:
            self.reroll(0)
        elif seen["options"] and (not seen["decline"] or self.chance.random() < BOLDNESS):
            self.option(self.chance.randrange(min(seen["options"], DIGITS)))
        else:
            self.decline(seen["decline"])


class NeonKeys(NeonHands, Keys):
    """By keys alone."""

    def start(self) -> None:
        Keys.start(self)

    def tool(self, name: str) -> None:
        self.key(name.lower())

    def card(self, index: int) -> None:
        self.key(str(index + 1))

    def commit(self) -> None:
        self.key("Enter")

    def option(self, index: int) -> None:
        if index < DIGITS:
            self.key(str(index + 1))
        else:
            self.push("[data-option]", index)

    def decline(self, label: str) -> None:
        self.key("Shift+Enter" if "⇧" in label else "Enter")

    def reroll(self, *dice: int) -> None:
        for die in dice:
            self.key(str(die + 1))
        self.key("Enter")
