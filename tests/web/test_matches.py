"""All three games: whole games by mouse, keys and touch, two browsers, a watcher, a dead server."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.hands import ASKED_NOTHING_YET, Hands
from tests.web.playing import GAMES, NEUROSHIMA, Played, drawn, finished, match_of
from tests.web.serving import Program

WIDE = "document.scrollingElement.scrollWidth - innerWidth"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Played:
    return GAMES[request.param]


def every_run(name: str) -> pytest.MarkDecorator:
    """This game in every run, the others by night."""
    params = [pytest.param(one, marks=() if one == name else pytest.mark.nightly) for one in GAMES]
    return pytest.mark.parametrize("game", params, indirect=True)


@every_run("neon")
def test_a_whole_game_by_mouse(visit: Visit, game: Played) -> None:
    hands = game.hands(visit(settings=game.settings()))
    hands.start()
    hands.play()
    finished(hands.page)


@every_run("neuroshima")
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: Played) -> None:
    keys = game.keys(visit(settings=game.settings()))
    keys.start()
    keys.play()
    finished(keys.page)


@every_run("bugs")
def test_a_whole_game_by_touch_on_a_small_phone(visit: Visit, game: Played) -> None:
    fingers = game.hands(visit(settings=game.settings(), **TOUCH), touch=True)
    fingers.start()
    fingers.look()
    assert fingers.page.evaluate(WIDE) <= 0
    fingers.play()
    finished(fingers.page)
    assert fingers.page.evaluate(WIDE) <= 0


def invited(visit: Visit, game: Played) -> tuple[Hands, Hands, Any]:
    """Two browsers at one match, and one that only knows the public link."""
    first = visit(settings=game.settings())
    first.click(game.start("link"))
    link = urlsplit(first.locator(".invite input").input_value())
    second = visit(f"{link.path}#{link.fragment}")
    first.wait_for_selector(".invite", state="detached")
    watcher = visit(f"/m/{match_of(first)}")
    watcher.wait_for_selector(".table-screen")
    return game.hands(first), game.hands(second), watcher


WAITED_FOR = """after => until(() => {
  const { version, waiting } = document.querySelector('.table-screen').dataset;
  return Number(version) > after && waiting ? waiting : null;
}, `whose turn it is after version ${after}`)"""


def take_turns(players: tuple[Hands, Hands], answers: int) -> None:
    """Whoever is waited for answers."""
    after = ASKED_NOTHING_YET
    for _ in range(answers):
        seats = players[0].page.evaluate(WAITED_FOR, after)
        player = players[int(seats.split()[0])]
        after = player.settled()["version"]
        player.step()
    for player in players:
        player.page.evaluate(WAITED_FOR, after)
        player.page.wait_for_selector(".table-screen[aria-busy=false]")


SETTLED = """newest => until(() => {
  const { version, showing } = document.querySelector('.table-screen').dataset;
  return Number(version) >= newest && (showing === 'false' || any('[data-battle]'));
}, `version ${newest}`)"""


def agree(pages: list[Any], game: Played) -> bool:
    """All see the same board, at the same version."""
    newest = max(int(page.locator(".table-screen").get_attribute("data-version")) for page in pages)
    for page in pages:
        page.evaluate(SETTLED, newest)
    return len({drawn(page, game) for page in pages}) == 1


def resign(page: Any) -> None:
    page.keyboard.press("Escape")
    page.click("[aria-haspopup=menu]")
    page.click("text=Resign")
    page.click("[data-act=yes]")


def test_two_play_a_third_watches_and_a_killed_server_stops_nobody(
    visit: Visit, game: Played, server: Program
) -> None:
    one, two, watcher = invited(visit, game)
    pages = [one.page, two.page, watcher]
    take_turns((one, two), 6)
    assert agree(pages, game)
    assert watcher.locator(".table-screen[data-mine=true]").count() == 0
    assert watcher.locator(game.secrets).count() == 0
    before = drawn(watcher, game), two.version()
    server.kill()
    for page in pages:
        page.wait_for_selector(".line.bad")
    assert drawn(watcher, game) == before[0], "the board stays readable"
    server.start()
    for page in pages:
        page.wait_for_selector(".line.bad", state="detached")
    assert agree(pages, game)
    assert two.version() >= before[1]
    take_turns((one, two), 4)
    assert agree(pages, game)
    assert two.version() > before[1]
    resign(two.page)
    for page in pages:
        page.wait_for_selector(".ending .finish")
    assert "You win!" in one.page.locator(".ending").inner_text()


def test_a_reload_in_the_middle_loses_nothing(visit: Visit, game: Played) -> None:
    hands = game.hands(visit(settings=game.settings()))
    hands.start()
    seen = hands.steps(4)
    before = drawn(hands.page, game)
    hands.page.reload()
    assert hands.settled() == seen
    assert drawn(hands.page, game) == before
    hands.key("g")
    hands.page.wait_for_selector(".dialog .log li")
    hands.key("Escape")
    hands.step()
    assert hands.settled()["version"] > seen["version"]


def test_a_move_made_while_the_server_is_dead_is_kept(visit: Visit, game: Played, server: Program) -> None:
    hands = game.hands(visit(settings=game.settings()))
    hands.start()
    seen = hands.settled()
    server.kill()
    hands.act(seen)
    hands.page.wait_for_selector(".line.bad")
    server.start()
    hands.page.wait_for_selector(".line.bad", state="detached")
    hands.after = seen["version"]
    assert hands.settled()["version"] > seen["version"]


def test_playing_the_bot_takes_one_click(visit: Visit, game: Played) -> None:
    page = visit()
    page.click(game.start("bot"))
    page.wait_for_selector(".table-screen[data-mine=true]")


def test_a_game_goes_on_from_the_first_screen(visit: Visit) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_selector(".table-screen")
    match = page.url
    page.click(".logo")
    page.click(".cont.turn[href^='/m/']")
    page.wait_for_selector(".table-screen[data-mine=true]")
    assert page.url == match


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    hands = NEUROSHIMA.hands(visit())
    hands.start()
    hands.steps(1)
    other = hands.page.context.new_page()
    other.goto(hands.page.url)
    twin = NEUROSHIMA.hands(other)
    twin.steps(1)
    assert agree([hands.page, other], NEUROSHIMA)


def test_a_bot_plays_on_for_who_is_away(visit: Visit) -> None:
    one, two, _ = invited(visit, NEUROSHIMA)
    one.look()
    two.page.close()
    one.press("[data-act=handover]")
    one.until("all('.player').some(panel => panel.innerText.includes('Bot'))")
    one.steps(1)


def test_a_hint_shows_what_the_strongest_bot_would_do(visit: Visit) -> None:
    hands = NEUROSHIMA.hands(visit())
    hands.start()
    hands.look()
    hands.key("h")
    assert "HQ" in hands.page.wait_for_selector(".hint-line").inner_text()
