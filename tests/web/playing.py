"""The three games as the tests play them: a set-up that is over soon, and hands that know the screen."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tests.web.bugs_hands import BugsHands, BugsKeys
from tests.web.hands import Hands
from tests.web.neon_hands import NeonHands, NeonKeys
from tests.web.neuroshima_hands import NeuroshimaHands, NeuroshimaKeys


@dataclass(frozen=True)
class Played:
    """One game: how it is set up, who plays it, where its board is drawn, what only its player may see."""

    name: str
    hands: type[Hands]
    keys: type[Hands]
    board: str
    secrets: str
    setup: dict[str, Any] = field(default_factory=dict)

    def settings(self, **options: Any) -> dict[str, Any]:
        return {"setups": {self.name: {**self.setup, **options}}}

    def start(self, way: str) -> str:
        """The button of the first screen that starts it: against bots, at one screen, by a link, to watch."""
        button = {"bot": ".start", "hot": ".way:nth-child(1)", "link": ".way:nth-child(2)"}
        return f".game[data-face={self.hands.FACE}] {button.get(way, '.more button:nth-child(1)')}"


NEUROSHIMA = Played(
    "neuroshima", NeuroshimaHands, NeuroshimaKeys, ".bodies > g", ".slot-main[aria-disabled=false]"
)
NEON = Played(
    "neon",
    NeonHands,
    NeonKeys,
    ".arena .sector",
    ".handb",
    {"mode": "rebirth", "players": 2, "fighters": ["ghost", "boulder"]},
)
BUGS = Played(
    "bugs",
    BugsHands,
    BugsKeys,
    ".b5 .stand",
    ".tablet",
    {"mode": "training", "formation": "fixed", "turn_cap": 6},
)
GAMES = {game.name: game for game in (NEUROSHIMA, NEON, BUGS)}


PLACES = """found => found.map(thing =>
  thing.dataset.stands ?? thing.dataset.fighters ??
  thing.getAttribute('transform') ?? thing.getAttribute('style')).join()"""


def drawn(page: Any, game: Played) -> str:
    """Where everything stands on the board, once every film is seen."""
    if page.locator("[data-battle], [data-still]").count():
        game.hands(page).leave_film()
    return str(page.locator(game.board).evaluate_all(PLACES))


def match_of(page: Any) -> str:
    return str(page.url.rsplit("/", 1)[1].partition("#")[0])


def finished(page: Any) -> None:
    """The end is told on the screen, every word was found, and the record can be had and reaches its end."""
    page.wait_for_selector(".ending .finish")
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""
    record = page.evaluate(
        "fetch(document.querySelector('.ending a[download]').href).then(file => file.text())"
    )
    assert "end" in json.loads(record.splitlines()[-1])
