"""What is learned from a game, on one way through the page: play, review, try again, comment, share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.review.games import played
from tests.web.conftest import TOUCH, Visit
from tests.web.moments import go, uploaded
from tests.web.playing import GAMES, match_of
from tests.web.test_analysis import play_plan, rested
from tests.web.test_mistakes import STEPS, marked
from tests.web.test_screens import CHANGE, LANGUAGES, READ, SHORTENED, WELL, faults, in_turn

MOVES = {"neuroshima": 5, "neon": 5, "bugs": 4}
NIGHTLY = pytest.mark.nightly
# One size for each game in every run, the other by night.
CASES = [
    pytest.param("neuroshima", {}, id="neuroshima-desktop"),
    pytest.param("neon", TOUCH, id="neon-phone"),
    pytest.param("bugs", {}, id="bugs-desktop"),
    pytest.param("neuroshima", TOUCH, id="neuroshima-phone", marks=NIGHTLY),
    pytest.param("neon", {}, id="neon-desktop", marks=NIGHTLY),
    pytest.param("bugs", TOUCH, id="bugs-phone", marks=NIGHTLY),
]
# Shortened on purpose besides what others shorten: the best plan under a phone's board, lines in lists, and
# the name at the graph, which stands whole among the players.
LINES = f"{SHORTENED}, .bestplan span, .turns .grow, .glabels span, textarea"
PLACE = ".atable :is([data-cell], [data-sector])"


@pytest.mark.parametrize(("game", "options"), CASES)
def test_from_a_game_to_a_study_that_another_browser_reads(
    visit: Visit, axe: Path, thorough: bool, game: str, options: dict[str, Any]
) -> None:
    page = visit(settings=GAMES[game].settings(), **options)
    for number, name in enumerate(the_way(page, game, bool(options))):
        for language in in_turn(LANGUAGES, number, thorough):
            page.evaluate(CHANGE, {"language": language})
            assert page.evaluate(READ, [language, LINES]) == WELL, f"{name}, {language}"
        page.evaluate(CHANGE, {"language": "en"})
        page.evaluate(READ, ["en", LINES])
        assert faults(page, axe) == [], name
    other = visit("/" + page.url.split("/", 3)[3], **options)
    if options:
        other.locator("[data-tab=moves]").click()
    other.locator(".moves").get_by_text("Which one?").first.wait_for()
    assert other.locator("textarea").count() == 0
    assert faults(other, axe) == []
    other.locator("[data-act=to-study]").click()
    other.locator("[data-saving=saved]").wait_for(state="attached")
    assert other.url != page.url


def the_way(page: Any, game: str, phone: bool) -> Iterator[str]:
    """One screen after another, up to the study."""
    hands = GAMES[game].hands(page, touch=phone)
    hands.start()
    hands.steps(MOVES[game])
    page.click("[aria-haspopup=menu]")
    page.locator("[role=menuitem][data-entry=page-resign]").click()
    page.click("[data-act=yes]")
    page.locator(".ending a[href^='/review/']").wait_for()
    match = match_of(page)
    if not (found := marked(page, match)):
        match = uploaded(page, played(game, most=STEPS[game]))
        found = marked(page, match)
    go(page, f"/review/{match}?depth=quick")
    page.locator(".review .ledger li").first.wait_for()
    yield "review"
    go(page, f"/mistakes/{match}?seat={found[0]['seat']}&depth=quick")
    page.locator(".table-screen.mistakes[data-mine=true]").wait_for()
    page.locator("[data-act=help]").first.click()
    page.locator(".ehint").wait_for()
    yield "trying again"
    go(page, f"/review/{match}?depth=quick")
    page.locator(".review .ledger li").first.wait_for()
    page.locator("[data-act=analyse]").click()
    rested(page)
    turn_to(page, "plans", phone)
    play_plan(page)
    turn_to(page, "notes", phone)
    page.locator(".remarks textarea").fill("Which one?")
    if not phone:
        page.locator("[data-act=tool-ring]").click()
        box = page.locator(PLACE).first.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".bmarks [data-ring]").wait_for()
        page.locator("[data-act=tool-ring]").click()
    yield "analysis"
    page.locator("[data-act=to-study]").click()
    page.wait_for_url(re.compile("/study/"))
    page.locator("[data-saving=saved]").wait_for(state="attached")
    page.locator("[data-act=share-study]").click()
    address = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert address == page.url
    page.keyboard.press("Escape")
    yield "study"


def turn_to(page: Any, tab: str, phone: bool) -> None:
    if phone:
        page.locator(f"[data-tab={tab}]").click()


def test_a_study_is_taken_as_a_lesson(visit: Visit, axe: Path) -> None:
    """The move that was added beside the main line is told to be wrong, by the note that stands there."""
    page = visit("/analysis/bugs")
    page.locator(".analysis[aria-busy=false]").wait_for()
    page.locator("[data-outcome]").first.click()
    rested(page)
    page.locator("[data-act=to-study]").click()
    page.wait_for_url(re.compile("/study/"))
    page.locator("[data-act=to-lesson]").click()
    page.get_by_text("nothing to ask").wait_for()
    page.locator("[data-outcome]").first.click()
    rested(page)
    begun = play_plan(page)
    page.locator(".remarks textarea").fill("It guards the train.")
    page.locator(".moves [data-node='0']").click()
    page.locator("[data-outcome]").first.click()
    rested(page)
    play_plan(page, unlike=begun)
    page.locator("[data-saving=saved]").wait_for()
    page.locator("[data-act=to-lesson]").click()
    page.locator("[data-act=open-lesson]").click()
    page.locator(".lesson[data-mine=true]").wait_for()
    assert faults(page, axe) == []
    for _ in range(3):
        if not page.locator(".esteps").count():
            page.locator("[data-act=help]").click()
    page.locator("[data-act=step]:enabled").click()
    page.locator("[data-act=skip], .lout").first.wait_for()
    if page.locator("[data-act=skip]").count():
        page.locator("[data-act=skip]").click()
    page.locator(".lout").get_by_text("It guards the train.").wait_for()
    assert page.locator(".lout").get_attribute("data-verdict") == "solved"
