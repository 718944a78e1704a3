"""What comes over the wire, and when: words of one language and one game, puzzles when they are opened.

Nothing may be missing for that: each screen says the same as one that was given every word from the start.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.web.conftest import PAGE, Visit
from tests.web.moments import go, uploaded, whole_game
from tests.web.playing import GAMES, NEON
from tests.web.serving import Program
from tests.web.test_screens import CHANGE, LANGUAGES, in_turn

# All that a first visit fetches, as it comes over the wire.
LIMIT = 100 * 1024
WEIGHT = """performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
SAID = """async language => {
  const words = () => document.body.innerText + all('[aria-label], [data-tip], [title]')
    .map(e => [e.ariaLabel, e.dataset.tip, e.title].join()).join();
  await until(() => document.documentElement.lang === language, language);
  for (let before = ''; before !== words(); ) {
    before = words();
    await new Promise(done => setTimeout(done, 400));
  }
  return words();
}"""
MISSING = "document.documentElement.dataset.missing ?? ''"
# Screens that stand for themselves or for a game, and what is there once they are whole.
SCREENS = {
    "/": ".game .start:enabled, .cont.day",
    "/games": ".panel",
    "/etudes": ".ecard",
    "/analysis": ".panel",
    "/learn/{game}": ".ltrail a",
    "/rules/{game}": ".bk-in h1",
    "/rules/{game}/symbols": ".sym-sheet",
    "/rules/{game}/ids": ".rule-list li",
    "/rules/{game}/print": ".bk-paper",
    "/l/{lesson}": ".table-screen[aria-busy=false] .lask",
    "/e/{etude}": ".table-screen[data-mine=true] .crumb",
    "/r/{match}?n=30": ".mv .now",
    "/m/{match}": ".ending .finish",
}
OF_A_GAME = [(screen, game) for screen in SCREENS if "{" in screen for game in GAMES]
OF_NONE = [(screen, "") for screen in SCREENS if "{" not in screen]
LESSONS = {"neuroshima": "nh-01", "neon": "neon-01", "bugs": "bugs-01"}
ETUDES = {"neuroshima": "borgo-01", "neon": "akari-04", "bugs": "ant-02"}


def fetched(page: Any) -> list[str]:
    """Notes the paths that are asked for from now on."""
    paths: list[str] = []
    page.on("request", lambda request: paths.append(urlsplit(request.url).path))
    return paths


def later(paths: list[str]) -> set[str]:
    """Words and looks that were fetched, without the name of the build."""
    kinds = (".ftl", ".css")
    return {path.split("/", 3)[-1] for path in paths if path.endswith(kinds) and path.count("/") > 2}


def every_word(language: str) -> str:
    folders = (PAGE.parent / "assets").glob(f"*/{language}")
    return "\n".join(file.read_text("utf-8") for folder in folders for file in sorted(folder.glob("*.ftl")))


def give_every_word(page: Any) -> None:
    page.route(
        "**/assets/*/*/page.ftl",
        lambda route: route.fulfill(body=every_word(Path(urlsplit(route.request.url).path).parent.name)),
    )


# -- what is fetched ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light_and_fetches_nothing_of_what_is_not_shown(
    visit: Visit, server: Program, language: str
) -> None:
    page = visit("/games", locale=language).context.new_page()
    paths = fetched(page)
    page.goto(server.address)
    page.wait_for_selector(".game .start:enabled")
    page.wait_for_selector(".cont.day")
    assert later(paths) == {f"{language}/page.ftl"}
    assert "/api/etudes" not in paths
    assert "/api/etudes/day" in paths


def test_what_comes_over_the_wire_on_a_first_visit_has_a_limit(visit: Visit) -> None:
    page = visit(locale="uk")
    page.wait_for_selector(".game .start:enabled")
    page.wait_for_selector(".cont.day")
    assert 0 < page.evaluate(WEIGHT) < LIMIT


def test_a_game_brings_its_own_words_and_look_and_those_of_no_other(visit: Visit) -> None:
    page = visit(settings=NEON.settings())
    paths = fetched(page)
    page.click(NEON.start("bot"))
    page.wait_for_selector(".build")
    assert later(paths) == {"en/neon.ftl", "en/coach.ftl", "neon.css"}


def test_what_was_fetched_once_is_not_asked_for_again(visit: Visit, server: Program) -> None:
    page = visit("/learn/neon")
    page.wait_for_selector(".ltrail a")
    assert later([]) == set()
    paths = fetched(page)
    page.click("a[href='/rules/neon']")
    page.wait_for_selector(".bk-in h1")
    page.go_back()
    page.wait_for_selector(".ltrail a")
    assert later(paths) == {"en/book-neon.ftl"}


# -- nothing is missing ------------------------------------------------------------------------------


def address(page: Any, screen: str, game: str) -> str:
    match = uploaded(page, whole_game(game, dict(GAMES[game].setup))) if "{match}" in screen else ""
    return screen.format(game=game, match=match, lesson=LESSONS.get(game), etude=ETUDES.get(game))


def said(page: Any, screen: str, language: str) -> str:
    for part in SCREENS[screen].split(", "):
        page.wait_for_selector(part)
    words = str(page.evaluate(SAID, language))
    assert page.evaluate(MISSING) == ""
    return words


@pytest.mark.parametrize(("screen", "game"), OF_NONE + OF_A_GAME)
def test_a_screen_has_all_its_words_from_its_address_and_in_another_language(
    visit: Visit, screen: str, game: str, thorough: bool
) -> None:
    number = (OF_NONE + OF_A_GAME).index((screen, game))
    for language in in_turn(LANGUAGES, number, thorough):
        other = LANGUAGES[LANGUAGES.index(language) - 1]
        page, whole = visit("/nowhere", {"language": language}), visit("/nowhere", {"language": language})
        give_every_word(whole)
        path = address(page, screen, game)
        for one in (page, whole):
            go(one, path)
        assert said(page, screen, language) == said(whole, screen, language)
        for one in (page, whole):
            one.evaluate(CHANGE, {"language": other})
        assert said(page, screen, other) == said(whole, screen, other)


# -- when something does not come --------------------------------------------------------------------


def test_words_that_do_not_come_are_told_and_asked_for_again(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".game .start:enabled")
    page.route("**/*.ftl", lambda route: route.abort())
    page.click("a[href='/etudes']")
    page.wait_for_selector("[role=status]:text('Connection lost.')")
    page.select_option("#language", "pl")
    page.wait_for_selector("[role=alert]:text('Connection lost.')")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.unroute("**/*.ftl")
    page.select_option("#language", "pl")
    page.wait_for_selector("html[lang=pl]")
    page.click("a[href='/']")
    page.click("a[href='/etudes']")
    page.wait_for_selector(".ecard")
    assert page.evaluate(MISSING) == ""


def test_a_game_whose_words_do_not_come_is_told_and_opens_once_they_do(visit: Visit) -> None:
    page = visit(settings=NEON.settings())
    page.wait_for_selector(".game .start:enabled")
    page.route("**/neon.ftl", lambda route: route.abort())
    page.click(NEON.start("bot"))
    page.wait_for_selector(".nothing:has-text('Connection lost.')")
    page.unroute("**/neon.ftl")
    page.reload()
    page.wait_for_selector(".build")
    assert page.evaluate(MISSING) == ""
