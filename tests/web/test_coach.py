"""Hints and the coach in a real browser: done by a press in each game, a blunder kept back and taken back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.hands import Hands
from tests.web.playing import BUGS, GAMES
from tests.web.test_screens import THEMES, faults

ADVICE = "[data-part=advice]"
WARNING = "[data-part=warning]"
# A sources-only server thinks slowly; a move waits for the coach as long as it takes.
COACHED = {"isCoached": True, "coachPatience": 120_000, "bot": "easy"}
WORD = {
    "kind": "warning",
    "mark": "blunder",
    "loss": 0.31,
    "half": 0.04,
    "reasons": [
        {
            "id": "bugs-because-worse-odds",
            "args": {
                "unit": "ant",
                "foe": "spider",
                "at": "c3",
                "chance": 12,
                "strength": 2,
                "foe_strength": 4,
            },
        }
    ],
}


def warns_of(better: Callable[[dict[str, Any]], bool]) -> Callable[[Any], None]:
    """Puts a coach in the way who warns of everything but the order that it finds better."""

    def listen(socket: Any) -> None:
        server = socket.connect_to_server()
        legal: list[dict[str, Any]] = []

        def from_page(text: str) -> None:
            message = json.loads(text)
            if message["type"] != "coach" or message.get("action") is None:
                server.send(text)
                return
            first = next(action for action in legal if better(action))
            warned = not better(message["action"])
            ways = [
                {"line": [action], "own": [3, 2], "foe": [3, 3], "exact": False}
                for action in (message["action"], first)
            ]
            silent = {"kind": "", "mark": "", "loss": 0, "half": 0, "reasons": [], "futures": []}
            told = {
                "type": "coach",
                "match": message["match"],
                "id": message["id"],
                "seat": 0,
                "version": 1,
                "counsel": None,
                "word": {**WORD, "futures": ways} if warned else silent,
            }
            socket.send(json.dumps(told))

        def from_server(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                legal[:] = message["legal"]
            socket.send(text)

        socket.on_message(from_page)
        server.on_message(from_server)

    return listen


def stays(action: dict[str, Any]) -> bool:
    return action.get("do") == "order" and action.get("unit") == "wasp" and action.get("path") == "stay"


def coached_bugs(visit: Visit, touch: bool = False, **settings: Any) -> tuple[Any, Hands]:
    """A game of War of Bugs at its first order, with a coach who only lets the Wasp stay."""
    options = dict(TOUCH) if touch else {}
    page = visit("/", {**BUGS.settings(), **COACHED, **settings}, **options)
    page.route_web_socket("**/api/socket*", warns_of(stays))
    page.reload()
    hands = BUGS.hands(page, touch)
    hands.start()
    hands.settled()
    page.wait_for_selector("[data-part=coach]")
    return page, hands


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_laid_out_told_why_and_done_by_a_press(visit: Visit, name: str) -> None:
    game = GAMES[name]
    page = visit("/", game.settings())
    hands = game.hands(page)
    hands.start()
    before = hands.settled()["version"]
    hands.key("h")
    page.wait_for_selector(f"{ADVICE} .because", timeout=120_000)
    page.wait_for_selector(f"{ADVICE} [data-part=why] summary", timeout=120_000)
    board = page.locator({"neuroshima": ".board", "neon": ".arena", "bugs": ".b5"}[name]).first
    box, card = board.bounding_box(), page.locator(ADVICE).bounding_box()
    inside = card["y"] + card["height"] > box["y"] + 1 and card["x"] < box["x"] + box["width"]
    assert not (inside and card["x"] + card["width"] > box["x"] and card["y"] < box["y"] + box["height"])
    page.locator(f"{ADVICE} [data-part=why] summary").click()
    assert page.locator(f"{ADVICE} [data-part=why] dd").count() > 0
    page.locator("[data-act=hinted]").click()
    page.wait_for_function(
        "v => Number(document.querySelector('.table-screen').dataset.version) > v", arg=before
    )
    assert hands.count(ADVICE) == 0, "a hint does not stay at the next decision"


@pytest.mark.parametrize("name", GAMES)
def test_on_a_phone_a_hint_lies_over_the_hand_and_leaves_the_board_its_size(visit: Visit, name: str) -> None:
    game = GAMES[name]
    page = visit("/", game.settings(), **TOUCH)
    hands = game.hands(page, touch=True)
    hands.start()
    hands.settled()
    board = page.locator({"neuroshima": ".board", "neon": ".arena", "bugs": ".b5"}[name]).first
    before = board.bounding_box()
    hands.key("h")
    page.wait_for_selector(f"{ADVICE} [data-part=why] summary", timeout=120_000)
    page.locator(f"{ADVICE} [data-part=why] summary").tap()
    card, done = (page.locator(one).bounding_box() for one in (ADVICE, "[data-act=hinted]"))
    assert board.bounding_box() == before
    assert card["y"] > page.viewport_size["height"] * 0.4, "most of the board is seen"
    assert done["y"] + done["height"] <= page.viewport_size["height"]


def test_a_blunder_is_kept_back_taken_back_and_shown_better(visit: Visit) -> None:
    page, hands = coached_bugs(visit)
    version = hands.version()
    hands.key("1")
    hands.key("x")
    hands.key("Enter")
    page.wait_for_selector(WARNING)
    assert page.locator(WARNING).get_attribute("role") == "alertdialog"
    assert "31" in page.locator(f"{WARNING} h2").inner_text()
    assert page.evaluate("document.activeElement.id") == "coach-wait"
    assert page.locator(f"{WARNING} tbody tr").count() == 2
    hands.key("Enter")
    page.wait_for_selector(ADVICE)
    assert hands.count(WARNING) == 0
    assert hands.version() == version, "nothing was sent"
    assert "Wasp" in page.locator(ADVICE).inner_text()
    page.locator("[data-act=coach]").click()
    assert "Spider" in page.locator(".csaid").inner_text()


def test_whoever_insists_plays_it_and_whoever_escapes_chooses_again(visit: Visit) -> None:
    page, hands = coached_bugs(visit)
    version = hands.version()
    hands.key("1")
    hands.key("x")
    hands.key("Enter")
    page.wait_for_selector(WARNING)
    hands.key("Escape")
    page.wait_for_selector(WARNING, state="detached")
    assert hands.version() == version
    hands.key("Enter")
    page.wait_for_selector(WARNING)
    page.locator("[data-act=coach-anyway]").click()
    page.wait_for_function(
        "v => Number(document.querySelector('.table-screen').dataset.version) > v", arg=version
    )


def test_the_coach_is_called_and_sent_away_in_the_menu_and_remembered(visit: Visit) -> None:
    page = visit("/", BUGS.settings())
    hands = BUGS.hands(page)
    hands.start()
    hands.settled()
    assert hands.count("[data-part=coach]") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Call the coach").click()
    page.wait_for_selector("[data-part=coach]")
    page.reload()
    page.wait_for_selector("[data-part=coach]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Send the coach away").click()
    page.wait_for_selector("[data-part=coach]", state="detached")


def test_between_people_no_coach_is_offered(visit: Visit) -> None:
    page = visit("/", {**BUGS.settings(), "isCoached": True})
    BUGS.hands(page).press(BUGS.start("hot"))
    page.locator(".curtain button").first.click()
    page.wait_for_selector(".table-screen[data-mine=true]")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("[role=menuitem]")
    assert page.get_by_role("menuitem", name="Call the coach").count() == 0
    assert page.locator("[data-part=coach]").count() == 0


def test_learn_offers_a_first_game_with_a_coach(visit: Visit) -> None:
    page = visit("/learn/bugs")
    page.locator("[data-act=first-game]").click()
    page.wait_for_selector(".table-screen[data-mine=true]")
    page.wait_for_selector("[data-part=coach]")
    assert page.locator(".chip.practice").count() == 1
    assert json.loads(page.evaluate("localStorage['warpad.settings']"))["isCoached"] is True


def test_on_a_phone_the_warning_leaves_the_board_in_sight(visit: Visit, axe: Path) -> None:
    page, hands = coached_bugs(visit, touch=True)
    hands.key("1")
    hands.key("x")
    hands.key("Enter")
    page.wait_for_selector(WARNING)
    box, height = page.locator(WARNING).bounding_box(), page.viewport_size["height"]
    assert box["y"] > 0.3 * height
    assert box["x"] == 0
    assert faults(page, axe) == []
    page.locator("[data-act=coach-back]").tap()
    page.wait_for_selector(WARNING, state="detached")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_serious_in_a_warning(visit: Visit, axe: Path, theme: str) -> None:
    page, hands = coached_bugs(visit, theme=theme)
    hands.key("1")
    hands.key("x")
    hands.key("Enter")
    page.wait_for_selector(WARNING)
    assert faults(page, axe) == []
