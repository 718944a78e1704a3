"""The review of a finished game in a real browser: marks, graph, board, list; on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.review.games import played
from tests.web.conftest import TOUCH, Visit
from tests.web.moments import uploaded

STEPS = {"bugs": 14, "neuroshima": 12, "neon": 40}
JUDGED = 240_000
BOARD = 280


def reviewed(visit: Visit, game: str, **options: Any) -> Any:
    page = visit("/", **options)
    page.locator(".bar").first.wait_for()
    match = uploaded(page, played(game, most=STEPS[game]))
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + f"/review/{match}?depth=quick")
    page.locator(".review .turns li").first.wait_for(timeout=JUDGED)
    return page


@pytest.mark.parametrize("game", STEPS)
def test_a_finished_game_is_reviewed(visit: Visit, game: str) -> None:
    page = reviewed(visit, game)
    page.locator(".review .ledger li").first.wait_for(timeout=JUDGED)
    assert page.locator(".review .player").count() >= 2
    assert page.locator(".review .decision .wayline").count() >= 1
    first = page.locator(".review .turns li").first
    first.locator("button").click()
    assert first.get_attribute("class") == "now"
    page.keyboard.press("ArrowRight")
    assert page.locator(".review .turns li").nth(1).get_attribute("class") == "now"
    page.get_by_role("radio", name="As played").click()
    assert page.get_by_role("radio", name="As played").get_attribute("aria-checked") == "true"


def test_a_review_fits_a_phone(visit: Visit) -> None:
    page = reviewed(visit, "bugs", **TOUCH)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    for button in page.locator(".review .boardviews button").all():
        assert button.bounding_box()["x"] >= 0
    assert page.locator(".review .b5").bounding_box()["width"] > BOARD


def test_a_review_is_read_by_everybody(visit: Visit, axe: Any) -> None:
    page = reviewed(visit, "bugs")
    page.add_script_tag(path=str(axe))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found["violations"]] == []
