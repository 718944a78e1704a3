"""Lessons in a real browser: the path, tasks by mouse, keys and touch, mistakes, help, four languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web import learner
from tests.web.bugs_hands import BugsHands
from tests.web.conftest import DESKTOP, TOUCH, Visit
from tests.web.hands import Hands
from tests.web.learner import path_of
from tests.web.neon_hands import NeonHands
from tests.web.neuroshima_hands import NeuroshimaHands, NeuroshimaKeys
from tests.web.playing import GAMES
from tests.web.test_screens import (
    CHANGE,
    LANGUAGES,
    READ,
    SHORTENED,
    SIZES,
    THEMES,
    WELL,
    faults,
    read_in_all_languages,
)

MINE = ".table-screen[data-mine=true]"
OUTCOME = ".lout"
Deed = Callable[[Any], None]


def place(index: int, cell: str, turns: int = 0) -> Deed:
    """Puts a tile of the hand on a cell and turns it clockwise."""

    def do(hands: NeuroshimaHands) -> None:
        hands.take(index)
        hands.hex(cell)
        for _ in range(turns):
            hands.turn()
        hands.confirm()

    return do


def fight(index: int) -> Deed:
    """Plays the Battle tile."""

    def do(hands: NeuroshimaHands) -> None:
        hands.take(index)
        if isinstance(hands, NeuroshimaKeys):
            hands.tab_to("[data-do=battle]")
            hands.key("Enter")
        else:
            hands.press("[data-do=battle]")

    return do


def end(asked: bool) -> Deed:
    return lambda hands: hands.end_turn(asked)


def order(unit: str, *cells: str) -> Deed:
    """Draws the path of a unit over the board and seals it."""

    def do(hands: BugsHands) -> None:
        for cell in (unit, *cells):
            hands.press(f"[data-cell={cell}]")
        hands.press("[data-act=confirm]:not([disabled])")

    return do


def answer(number: int) -> Deed:
    """One of the answers that are offered, by its place."""
    return lambda hands: hands.press("[data-option]", number)


def enough(hands: NeonHands) -> None:
    """Uses no more effects."""
    hands.press("[data-act=decline]")


# Some lessons of each game, by their tasks: what is done, one decision after the other.
NEUROSHIMA: dict[str, list[Deed]] = {
    "nh-01 a": [fight(0)],
    "nh-01 b": [end(True)],
    "nh-02 a": [place(0, "C3", 1), fight(0)],
    "nh-02 b": [place(0, "C3"), fight(0)],
    "nh-03 a": [place(0, "D3"), fight(0)],
}
NEON: dict[str, list[Deed]] = {
    "neon-01 a": [answer(2), enough],
    "neon-01 b": [answer(2), answer(1), enough],
}
BUGS: dict[str, list[Deed]] = {
    "bugs-01 a": [order("c2", "c3")],
    "bugs-01 b": [order("b2", "c2", "c3")],
    "bugs-02 a": [order("b2", "b3", "c3")],
}


def opened(visit: Visit, lesson: str, **options: Any) -> Any:
    id, task = lesson.split()
    page = visit(f"/l/{id}?task={task}", **options)
    page.wait_for_selector(MINE)
    return page


def do_all(hands: Hands, deeds: list[Deed]) -> str:
    """Does one thing after the other; gives which sentence came of it."""
    for deed in deeds:
        seen = hands.settled()
        deed(hands)
        hands.after = seen["version"]
    hands.settled()
    hands.page.wait_for_selector(OUTCOME)
    return str(hands.page.locator(OUTCOME).get_attribute("data-said"))


def walk(page: Any, hands: Hands, tasks: dict[str, list[Deed]]) -> None:
    """Does task after task, each reached by the button that the one before it offers."""
    for number, (name, deeds) in enumerate(tasks.items()):
        id, task = name.split()
        page.wait_for_selector(f".table-screen[data-lesson={id}][data-task={task}][data-mine=true]")
        hands.after = -1
        said = do_all(hands, deeds)
        assert said.startswith(f"lesson-{id}-{task}-"), said
        assert page.locator(OUTCOME).get_attribute("data-verdict") == "solved"
        if number < len(tasks) - 1:
            hands.press("[data-act=next]")


# What faces draw is read by their own tests.
OF_A_FACE = ".place *, .neon *, .bugs *"


def read_task(page: Any, name: str) -> None:
    """What a lesson puts around the board, in every language and size."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for language in LANGUAGES:
            page.evaluate(CHANGE, {"language": language})
            found = page.evaluate(READ, [language, f"{SHORTENED}, {OF_A_FACE}"])
            assert found == WELL, f"{name}, {size}, {language}"
    page.set_viewport_size(DESKTOP)


def test_a_first_visit_is_offered_lessons_first(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".loffer")
    first = page.locator(".bar .tabs a").first
    assert first.get_attribute("href") == "/learn"
    page.click(".loffer")
    page.wait_for_selector("[data-stop=nh-01]")
    page.click("[data-act=continue]")
    page.wait_for_selector(".table-screen[data-lesson=nh-01][data-mine=true]")


def test_some_lessons_of_neuroshima_by_mouse(visit: Visit) -> None:
    page = opened(visit, "nh-01 a")
    walk(page, NeuroshimaHands(page), NEUROSHIMA)
    page.goto(page.url.split("/l/")[0] + "/learn/neuroshima")
    page.wait_for_selector(".lstop.learned[data-stop=nh-02]")
    assert page.locator(".lstop.learned").count() == 2


def test_some_lessons_of_bugs_by_mouse(visit: Visit) -> None:
    page = opened(visit, "bugs-01 a")
    walk(page, BugsHands(page), BUGS)


def test_a_lesson_of_neon_by_mouse(visit: Visit) -> None:
    page = opened(visit, "neon-01 a")
    walk(page, NeonHands(page), NEON)


def test_a_lesson_by_keys(visit: Visit) -> None:
    page = opened(visit, "nh-02 a")
    hands = NeuroshimaKeys(page)
    assert do_all(hands, NEUROSHIMA["nh-02 a"]) == "lesson-nh-02-a-done"
    assert page.evaluate("document.activeElement.matches('.lout h2')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-screen[data-task=b][data-mine=true]")


def test_a_lesson_by_touch(visit: Visit) -> None:
    page = opened(visit, "bugs-01 a", **TOUCH)
    walk(page, BugsHands(page, touch=True), {"bugs-01 a": BUGS["bugs-01 a"]})


SMALL = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
LEAST_SHARE = 0.84
DRAWN_ON = {"nh-11 c": ".hex .hit", "neon-01 a": ".arena .sector", "bugs-02 b": ".b5 .cell"}
LAID_OUT = """
async ([selector, language]) => {
  await until(() => document.documentElement.lang === language, language);
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const boxes = all(selector).map(e => e.getBoundingClientRect()).filter(box => box.width);
  const top = Math.min(...boxes.map(box => box.top)), bottom = Math.max(...boxes.map(box => box.bottom));
  return {
    share: (Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left))) / innerWidth,
    isSeen: top >= 0 && bottom <= innerHeight,
    below: document.scrollingElement.scrollHeight - innerHeight,
  };
}
"""


@pytest.mark.parametrize("lesson", DRAWN_ON)
def test_the_board_keeps_its_size_on_a_phone_whatever_the_words(visit: Visit, lesson: str) -> None:
    page = opened(visit, lesson, **TOUCH)
    for size in SMALL:
        page.set_viewport_size(size)
        for language in LANGUAGES:
            page.evaluate(CHANGE, {"language": language})
            found = page.evaluate(LAID_OUT, [DRAWN_ON[lesson], language])
            assert found["share"] >= LEAST_SHARE, (size, language, found)
            assert found["isSeen"], (size, language, found)
            assert found["below"] == 0, (size, language, found)


def test_long_words_unfold_over_the_board_and_fold_at_the_next_press(visit: Visit) -> None:
    page = opened(visit, "nh-01 a", **{**TOUCH, "viewport": SMALL[1]})
    hidden = page.locator(".lwords .idea")
    board = page.locator(".board").bounding_box()
    assert page.locator(".lfold.long").count()
    page.tap("[data-act=more]")
    page.wait_for_selector(".lfold.open")
    assert page.evaluate(
        "e => e.contains(document.elementFromPoint(...(b => [b.x + 9, b.bottom - 4])"
        "(e.getBoundingClientRect())))",
        hidden.element_handle(),
    )
    assert page.locator(".board").bounding_box() == board
    page.tap(".slot-main")
    page.wait_for_selector(".lfold:not(.open)")
    page.wait_for_selector(".slot.sel")


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_path(visit: Visit, name: str, way: str) -> None:
    game, tasks = GAMES[name], path_of(name)
    page = opened(visit, " ".join(tasks[0]), **(TOUCH if way == "touch" else {}))
    hands = game.keys(page) if way == "keys" else game.hands(page, touch=way == "touch")
    learner.walk(name, hands, tasks)
    page.goto(page.url.split("/l/")[0] + f"/learn/{name}")
    page.wait_for_selector(".lstop")
    assert page.locator(".lstop.learned").count() == len({id for id, _ in tasks})


def test_a_mistake_is_told_ringed_and_shown(visit: Visit) -> None:
    page = opened(visit, "nh-02 a")
    hands = NeuroshimaHands(page)
    wrong = [place(0, "C4", 1), fight(0)]
    assert do_all(hands, wrong) == "lesson-nh-02-a-wrong-too-far"
    rungs = page.locator(".lout .nh-course li")
    segments = rungs.evaluate_all("found => found.map(e => Number(e.dataset.segment))")
    assert segments == list(range(segments[0], -1, -1))
    again = page.locator(".lcol .lout [data-act=again]").bounding_box()
    assert again["y"] + again["height"] <= DESKTOP["height"], "beside the board, in sight"
    for rings in (False, True):
        hands.press("[data-act=again]")
        page.wait_for_selector(".table-screen[data-step='0'][data-mine=true]")
        if rings:
            page.wait_for_selector(".lrings i")
        hands.after = -1
        assert do_all(hands, wrong) == "lesson-nh-02-a-wrong-too-far"
    hands.press("[data-act=again]")
    for _ in range(2):
        page.click("[data-act=step]:not([disabled])")
        page.wait_for_timeout(50)
    hands.after = -1
    hands.settled()
    page.wait_for_selector(".lout[data-verdict=solved] [data-act=again]")


def test_what_a_rule_forbids_has_words_of_its_own(visit: Visit) -> None:
    page = opened(visit, "nh-11 c")
    hands = NeuroshimaHands(page)
    hands.take(1)
    hands.press("[data-cell=C1]")
    page.wait_for_selector(".lforbidden[data-said=lesson-nh-11-c-wrong-at-the-hq]")


@pytest.mark.parametrize("screen", ["/learn/neuroshima", "/learn/neon", "/learn/bugs"])
def test_the_path_reads_well(visit: Visit, axe: Path, screen: str) -> None:
    page = visit(screen)
    page.wait_for_selector(".lstop")
    read_in_all_languages(page, screen)
    for theme in THEMES:
        page.evaluate(CHANGE, {"theme": theme})
        assert faults(page, axe) == [], theme


@pytest.mark.parametrize("lesson", ["nh-01 a", "bugs-01 a", "neon-01 a"])
def test_a_task_reads_well(visit: Visit, axe: Path, lesson: str) -> None:
    page = opened(visit, lesson)
    read_task(page, lesson)
    for theme in THEMES:
        page.evaluate(CHANGE, {"theme": theme})
        assert faults(page, axe) == [], theme


@pytest.mark.parametrize(
    ("lesson", "hands"), [("nh-01 a", NeuroshimaHands), ("bugs-01 a", BugsHands), ("neon-01 a", NeonHands)]
)
def test_an_outcome_reads_well(visit: Visit, axe: Path, lesson: str, hands: type[Hands]) -> None:
    page = opened(visit, lesson)
    page.click("[data-act=help]")
    page.click("[data-act=help]")
    page.click("[data-act=help]")
    player = hands(page)
    while not page.locator(OUTCOME).count():
        page.wait_for_selector(f"[data-act=step]:not([disabled]), {OUTCOME}, [data-battle], [data-act=skip]")
        if page.locator("[data-act=step]:not([disabled])").count():
            page.click("[data-act=step]:not([disabled])")
        elif not page.locator(OUTCOME).count():
            player.leave_film()
        page.wait_for_timeout(60)
    read_task(page, lesson)
    assert faults(page, axe) == []
