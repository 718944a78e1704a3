"""The hand of Neuroshima: what is chosen stays visible, can be confirmed, and is foreseen rightly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import playing
from tests.web.conftest import Visit
from tests.web.moments import sit_down
from tests.web.neuroshima_hands import NeuroshimaHands
from warpad.core.record import Record, new_record
from warpad.games import find

LAPTOP = {"width": 1366, "height": 768}
CLOWN = (
    "C3: outpost hq; E3: moloch hq; B2: outpost officer; D3: moloch clown facing N; A2: outpost medic",
    ("outpost-commando", "outpost-medic", "outpost-move"),
)


def at_hand(board: str, hand: tuple[str, ...]) -> Record:
    """A record that holds nothing but this position."""
    game = find("neuroshima")
    return new_record(game, {"armies": ["outpost", "moloch"]}, game.dump(playing(board, hand=hand).position))


@pytest.fixture
def clown(visit: Visit) -> NeuroshimaHands:
    page = visit(viewport=LAPTOP)
    page.wait_for_selector(".game")
    sit_down(page, at_hand(*CLOWN))
    return NeuroshimaHands(page)


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_after_a_drag_enter_confirms(clown: NeuroshimaHands) -> None:
    page, before = clown.page, clown.version()
    page.mouse.move(*middle(page, ".slot-main[data-tile=outpost-commando]"))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-cell=B4]"), steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-act=confirm]")
    page.keyboard.press("Enter")
    clown.until(f"Number(document.querySelector('.table-screen').dataset.version) > {before}")
    page.wait_for_selector('[data-piece="B4"]')


def test_a_battle_tile_has_one_bright_button_and_enter_means_it(visit: Visit) -> None:
    page = visit(viewport=LAPTOP)
    page.wait_for_selector(".game")
    board = "C3: outpost hq; E3: moloch hq; C2: moloch clown facing S"
    sit_down(page, at_hand(board, ("outpost-battle", "outpost-medic")))
    hands, before = NeuroshimaHands(page), page.locator(".mid").bounding_box()
    hands.press(".slot-main[data-tile=outpost-battle]")
    page.wait_for_selector(".btn.primary[data-act=confirm][data-do=battle]")
    assert page.locator(".mid").bounding_box() == before
    assert "C2 hits in 2" in page.inner_text(".forecast"), "the causes stay while one decides"
    page.keyboard.press("Enter")
    page.wait_for_selector(".nh-seg, [data-battle]")


def test_what_if_is_asked_for_one_tile_and_stays_in_sight(clown: NeuroshimaHands) -> None:
    page = clown.page
    page.locator("[data-cell=D3]").click(button="right")
    page.wait_for_selector(".what-if [data-if=moved]")
    box = page.locator(".if-changes").bounding_box()
    assert box["y"] + box["height"] <= LAPTOP["height"]
    before = page.inner_text(".if-changes")
    assert "19 › 20" in before, "turned away, the Clown does not hit the HQ"
    page.locator(".what-if [data-if=moved]").last.click()
    page.wait_for_selector(".what-if [data-if=moved][aria-pressed=true]")
    page.wait_for_selector(".if-board[data-supposed=moved] .happened .way")
    assert page.locator(".if-board .bodies > g").count() == page.locator(".place .bodies > g").count()
    assert page.locator(".if-board .bodies [data-piece=D3]").count() == 0


def test_what_is_chosen_can_be_changed_and_the_task_says_what_comes_next(clown: NeuroshimaHands) -> None:
    task = clown.page.locator(".turn-now")
    clown.press(".slot-main[data-tile=outpost-medic]")
    clown.until("document.querySelector('.turn-now').innerText.includes('Choose a hex')")
    clown.hex("D2")
    clown.until("document.querySelector('.turn-now').innerText.includes('then confirm')")
    assert clown.count('.hex[data-open=true][data-cell="C4"]') == 1
    clown.hex("C4")
    clown.until("document.querySelector('[data-act=confirm]').innerText.includes('C4')")
    assert "then confirm" in task.inner_text()


def test_the_forecast_counts_the_tile_under_way_and_says_who_may_choose(clown: NeuroshimaHands) -> None:
    forecast = clown.page.locator(".forecast")
    clown.until("document.querySelector('.forecast')?.innerText.includes('may explode')")
    assert "exact" not in forecast.inner_text()
    clown.press(".slot-main[data-tile=outpost-medic]")
    clown.hex("D2")
    clown.until("document.querySelector('.forecast .dead')?.innerText.includes('D2')")


def test_a_move_is_chosen_on_the_board_and_the_board_keeps_its_size(visit: Visit) -> None:
    page = visit(viewport=LAPTOP)
    page.wait_for_selector(".game")
    sit_down(page, at_hand("C3: outpost hq; E3: moloch hq", ("outpost-move", "outpost-battle")))
    hands = NeuroshimaHands(page)
    size = page.locator(".mid").bounding_box()
    hands.press(".slot-main[data-tile=outpost-move]")
    hands.until("document.querySelectorAll('.hex[data-open=true]').length > 5")
    assert hands.count(".acts [data-do]") == 0
    assert page.locator(".mid").bounding_box() == size
    hands.press("[data-cell=C2]")
    hands.until("document.querySelector('[data-act=confirm]') !== null")


def test_both_stacks_are_seen_whole_on_a_laptop(clown: NeuroshimaHands) -> None:
    seen = "(e => e.scrollHeight <= e.clientHeight)(document.querySelector('.place .left'))"
    assert clown.page.evaluate(seen)
    cut = """[...document.querySelectorAll('.slot .words .small')]
      .filter(e => e.scrollHeight > e.clientHeight + 1).map(e => e.innerText)"""
    assert clown.page.evaluate(cut) == []
