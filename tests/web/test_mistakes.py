"""Mistakes tried anew in a real browser: hints, the best line shown, the next one; desk and phone."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any

import pytest

from tests.review.games import played
from tests.web.conftest import TOUCH, Visit
from tests.web.moments import go, uploaded
from tests.web.test_screens import faults

STEPS = {"bugs": 30, "neuroshima": 40, "neon": 180}
JUDGED = 240.0
SHOWN = 60


def fetch(page: Any, path: str) -> Any:
    address = page.url.split("/", 3)
    with urllib.request.urlopen(f"{address[0]}//{address[2]}{path}") as answer:
        return json.load(answer)


def marked(page: Any, match: str) -> list[Any]:
    """The decisions of a quick review that carry a mark."""
    until = time.monotonic() + JUDGED
    while time.monotonic() < until:
        # A review that the test before left counts as this visitor's until the server has ended it.
        with suppress(urllib.error.HTTPError):
            told = fetch(page, f"/api/matches/{match}/review?depth=quick")
            if told["stage"] == "done":
                return [one for one in told["review"]["decisions"] if one["mark"]]
        time.sleep(0.5)
    raise AssertionError("the review did not end")


def opened(visit: Visit, game: str, **options: Any) -> Any:
    """The first mistake of a seat that made some, on the table."""
    page = visit("/", **options)
    page.locator(".bar").first.wait_for()
    match = uploaded(page, played(game, most=STEPS[game]))
    seat = marked(page, match)[0]["seat"]
    go(page, f"/mistakes/{match}?seat={seat}&depth=quick")
    page.locator(".table-screen.mistakes[data-mine=true]").wait_for()
    return page


def show_best(page: Any) -> None:
    """Asks for help until the best line is shown, and plays it."""
    while not page.locator(".esteps").count():
        page.keyboard.press("h")
    for _ in range(SHOWN):
        if page.locator(".mout").count():
            return
        for button in ("[data-act=skip]", "[data-act=step]:not([disabled])"):
            if page.locator(button).count():
                page.locator(button).first.click()
        page.wait_for_timeout(300)
    raise AssertionError("the best line comes to no end")


@pytest.mark.parametrize("game", STEPS)
def test_a_mistake_is_shown_and_one_goes_on(visit: Visit, game: str) -> None:
    page = opened(visit, game)
    page.keyboard.press("h")
    page.locator(".ehint").wait_for()
    show_best(page)
    outcome = page.locator(".mout")
    assert outcome.get_attribute("data-verdict") == "solved"
    assert page.locator(".mdots .eye").count() == 1
    page.locator(".mout [data-act=next]").click()
    page.locator(".review, .table-screen.mistakes:not([data-mistake='1'])").first.wait_for()


def test_mistakes_come_to_the_puzzles_of_their_person(visit: Visit) -> None:
    page = opened(visit, "bugs")
    go(page, "/etudes")
    page.locator(".solving .pown").first.wait_for()
    assert page.locator(".solving .pnext [data-act=solve]").is_visible()
    page.locator(".solving .pown").first.click()
    # The review that found it is there already: nothing is judged anew.
    page.locator(".table-screen.mistakes").wait_for()
    assert "depth=quick" in page.url
    page.locator(".mistakes [data-act=leave]").click()
    page.locator(".review .decision").wait_for()
    assert "depth=quick" in page.url


def test_mistakes_fit_a_phone(visit: Visit) -> None:
    page = opened(visit, "bugs", **TOUCH)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    page.locator("[data-act=help]").click()
    assert page.locator(".ehint").is_visible()


def test_mistakes_are_read_by_everybody(visit: Visit, axe: Any) -> None:
    page = opened(visit, "bugs")
    assert faults(page, axe) == []
