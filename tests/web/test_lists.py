"""The list of games: one's own with result, score and players; those of other visitors in nobody's list."""

from __future__ import annotations

from itertools import pairwise

from tests.web.conftest import Visit
from tests.web.moments import before_the_end, ended, go, sit_down
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import BUGS, NEUROSHIMA

DUEL = {"armies": ["outpost", "moloch"]}


def test_a_finished_game_is_listed_with_result_score_level_and_names(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".game")
    sit_down(page, before_the_end(ended("neuroshima", DUEL, lambda scores: scores == [0, 1])))
    match = page.url.rsplit("/", 1)[1]
    NeuroshimaHands(page).play()
    page.wait_for_selector(".ending .finish")
    go(page, "/games")
    line = page.locator(f"[data-list=yours] [data-match='{match}']")
    line.wait_for()
    told = line.inner_text()
    assert line.locator("[data-result]").inner_text() in ("won", "lost")
    assert "Neuroshima Hex" in told
    assert "Ann" in told
    assert "Bot, Random" in told
    assert line.locator(".match-side .num").count() == 2


def test_games_of_other_visitors_stand_in_no_list(visit: Visit) -> None:
    other = visit(settings=BUGS.settings())
    for way in ("bot", "hot"):
        other.click(BUGS.start(way))
        other.wait_for_url("**/m/*")
        go(other, "/")
        other.wait_for_selector(".game")
    go(other, "/games")
    other.wait_for_selector("[data-list=yours] [data-match]")
    own = other.locator("[data-list=yours] [data-match]")
    assert own.count() == 2
    ids = own.evaluate_all("lines => lines.map(line => line.dataset.match)")
    page = visit("/games")
    page.wait_for_selector("[data-list=finished]")
    assert page.locator("[data-list=yours] [data-match]").count() == 0
    seen = page.locator("[data-match]").evaluate_all("lines => lines.map(line => line.dataset.match)")
    assert not set(ids) & set(seen)


def test_the_log_tells_turn_by_turn_in_the_order_of_play(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings())
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(6)
    page.keyboard.press("g")
    page.wait_for_selector(".dialog .log li.turn")
    lines = page.locator(".dialog .log li").evaluate_all(
        "lines => lines.map(line => [line.className === 'turn', line.innerText.split('\\n')[0]])"
    )
    turns = [text.split(":")[0].split()[-1] for heading, text in lines if heading]
    numbers = [int(turn) for turn in turns if turn.isdigit()]  # a battle has a heading too
    assert len(numbers) > 1
    assert numbers == sorted(numbers)
    assert not lines[-1][0], "the last turn stands above what happened in it"
    drawn = [text for _, text in lines if " draws " in text]
    assert any("," in text or " and " in text for text in drawn), drawn
    seats = [text.split(" draws ")[0] for _, text in lines if " draws " in text]
    assert all(a != b for a, b in pairwise(seats)), "one line for the tiles of one turn"
