"""Etudes in a real browser: browsed, tried, failed, hinted, shown, solved, saved and shared."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Page as Socket
from tests.server.client import http
from tests.web.conftest import TOUCH, Visit
from tests.web.serving import Program
from tests.web.test_screens import (
    CHANGE,
    LANGUAGES,
    READ,
    SHORTENED,
    SIZES,
    THEMES,
    TOO_SMALL,
    WELL,
    faults,
    in_turn,
)
from warpad.puzzles import shelf

PUZZLE = "moloch-05"
EASY = "borgo-01"
DICE = "ant-02"
SMALL = Path(__file__).with_name("small_neon_etude.json")
MINE = ".table-screen[data-mine=true]"
VERDICT = ".dialog [data-verdict]"
MOST_STEPS = 40


class Knowing:
    """Somebody who knows the solution: asks the server for it beside the page, and presses nothing."""

    def __init__(self, page: Any, server: Program, id: str) -> None:
        kept = page.evaluate("[localStorage['warpad.etudes'], localStorage['warpad.seats']].map(JSON.parse)")
        self.match = kept[0][id]["match"]
        ((self.seat, token),) = kept[1][self.match].items()
        self.socket = Socket(server.address)
        self.socket.join(self.match, token)
        self.count = 0

    @property
    def legal(self) -> list[Any]:
        found: list[Any] = self.socket.last["legal"]
        return found

    def next(self) -> Any:
        self.count += 1
        self.socket.drain()
        name = f"k{self.count}"
        self.socket.send("hint", match=self.match, seat=int(self.seat), id=name)
        told = self.socket.receive("hint", "error", timeout=60)
        return told.get("action")


def opened(visit: Visit, id: str, **options: Any) -> Any:
    page = visit(f"/e/{id}", **options)
    page.wait_for_selector(MINE)
    return page


def judged(page: Any) -> str:
    """Leaves the battle that is shown, and reads what came of the try."""
    page.wait_for_selector(f"[data-battle], [data-still], {VERDICT}")
    while not page.locator(VERDICT).count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(60)
    return str(page.locator(VERDICT).get_attribute("data-verdict"))


def end_turn(page: Any) -> None:
    page.click("[data-act=end]")
    page.wait_for_timeout(60)
    if page.locator("[data-act=yes]").count():
        page.click("[data-act=yes]")


def wait_for_step(page: Any, step: int) -> None:
    page.wait_for_function(
        "n => { const s = document.querySelector('.table-screen')?.dataset; "
        "return s && (Number(s.step) > n && s.mine === 'true' || s.over === 'true') }",
        arg=step,
    )


def step_of(page: Any) -> int:
    return int(page.locator(".table-screen").get_attribute("data-step"))


# -- solving -----------------------------------------------------------------------------------------


def test_a_neuroshima_etude_by_mouse_from_the_first_screen(visit: Visit, server: Program) -> None:
    page = visit()
    page.click(".game[data-face=workshop] .more a[href^='/etudes']")
    page.wait_for_selector(".ecard")
    assert page.locator(".ecard").count() == len(shelf.etudes("neuroshima"))
    page.click("[data-grade='2']")
    page.click(f"[data-etude={PUZZLE}]")
    page.wait_for_selector(MINE)
    knowing = Knowing(page, server, PUZZLE)
    while not page.locator(".table-screen[data-over=true]").count():
        action, step = knowing.next(), step_of(page)
        if action["do"] == "end":
            end_turn(page)
            break
        page.locator(f".slot-main[data-tile={action['tile']}]").first.click()
        for field in ("from", "at"):
            page.click(f"[data-cell={action[field]}]")
        page.click("[data-act=confirm]")
        wait_for_step(page, step)
    assert judged(page) == "solved"
    assert page.locator(".dialog .stars .on").count() == 3
    page.wait_for_selector(".dialog [data-moved]")
    assert int(page.locator("[data-moved]").get_attribute("data-moved")) > 0
    page.click("[data-act=next]")
    page.wait_for_selector(f"{MINE}:not([data-etude={PUZZLE}])")
    assert page.locator(VERDICT).count() == 0, "the verdict of the last puzzle over the next one"
    page.goto(f"{server.address}/etudes?game=neuroshima&grade=2")
    page.wait_for_selector(f"[data-etude={PUZZLE}].done")


def test_a_neuroshima_etude_by_keyboard_alone(visit: Visit, server: Program) -> None:
    page = opened(visit, PUZZLE)
    knowing, press = Knowing(page, server, PUZZLE), page.keyboard.press
    for _ in range(MOST_STEPS):
        action, step = knowing.next(), step_of(page)
        if action["do"] == "end":
            press("Shift+Enter")
            break
        press("1")
        for field in ("from", "at"):
            walk(page, action[field])
            press("Enter")
        press("Enter")
        wait_for_step(page, step)
    assert judged(page) == "solved"
    press("Enter")
    page.wait_for_selector(f"{MINE}:not([data-etude={PUZZLE}])")


def walk(page: Any, name: str) -> None:
    """Arrows: to the column beside, then along the column."""
    for _ in range(20):
        here = str(page.evaluate("document.activeElement?.dataset?.cell ?? ''"))
        if here == name:
            return
        if here and here[0] != name[0]:
            page.keyboard.press("ArrowRight" if here[0] < name[0] else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if here and int(here[1:]) < int(name[1:]) else "ArrowUp")
    raise AssertionError(f"the arrows do not reach {name}")


def test_an_etude_of_bugs_by_mouse_is_judged_by_its_chance(visit: Visit, server: Program) -> None:
    page = opened(visit, DICE)
    draw(page, "spider", "c3")
    assert judged(page) == "failed"
    assert page.locator(".ebar b").all_inner_texts() == ["0%", "93%"]
    page.click("[data-act=retry]")
    page.wait_for_selector(f"{MINE}[data-step='0']")
    knowing = Knowing(page, server, DICE)
    assert knowing.next() == {"do": "order", "army": "south", "unit": "mosquito", "path": "NN"}
    draw(page, "mosquito", "d3", "d4")
    for _ in range(MOST_STEPS):
        page.wait_for_selector(f"[data-still], [data-battle], [data-do], {VERDICT}")
        if page.locator(VERDICT).count():
            break
        if page.locator("[data-still], [data-battle]").count():
            page.keyboard.press("Escape")
        else:
            step = step_of(page)
            page.click(f"[data-do={knowing.next()['do']}]")
            wait_for_step(page, step)
    assert judged(page) == "solved", "whatever the dice said"
    assert page.locator(".ebar b").all_inner_texts() == ["93%", "93%"]


def draw(page: Any, unit: str, *cells: str) -> None:
    page.click(f"[data-unit={unit}]")
    for cell in cells:
        page.click(f"[data-cell={cell}]")
    page.click(".seal-row .primary")


def test_an_etude_of_neon_by_mouse(visit: Visit, server: Program) -> None:
    id, chance = proved(server, SMALL.read_bytes())
    page = opened(visit, id)
    knowing = Knowing(page, server, id)
    for _ in range(MOST_STEPS):
        wait_for_step(page, -1)
        if page.locator(".table-screen[data-over=true]").count():
            break
        action, step = knowing.next(), step_of(page)
        option = number_of(knowing.legal, action)
        page.click("[data-act=decline]" if option is None else f"[data-option='{option}']")
        wait_for_step(page, step)
    assert judged(page) == "solved", "whatever the dice said"
    reached, best = (float(text.rstrip("%")) for text in page.locator(".ebar b").all_inner_texts())
    assert reached == best == pytest.approx(100 * chance, abs=0.05)


def proved(server: Program, data: bytes) -> tuple[str, float]:
    """Its address and the best chance there is."""
    told = http(server.address, "/api/etudes/file", data)
    while told["state"] == "solving":
        time.sleep(0.1)
        told = http(server.address, f"/api/etudes/{told['id']}")
    assert told["state"] == "proved"
    return str(told["id"]), float(told["chance"])


def number_of(legal: list[Any], action: Any) -> int | None:
    """Under which number the page offers an action: like stands with like; None when it declines."""
    groups: dict[str, list[Any]] = {}
    for one in legal:
        verb = one["do"]
        if verb not in ("pass", "skip", "stay", "plan"):
            like = (one.get("weapon"), one.get("effect")) if verb in ("use", "aim", "go") else one
            groups.setdefault(verb + (str(like) if verb not in ("block", "pay") else ""), []).append(one)
    offered = [one for group in groups.values() for one in group]
    return offered.index(action) + 1 if action in offered else None


# -- failing, hints, the solution ----------------------------------------------------------------------


def test_a_failed_try_is_explained_hints_and_solution_follow(visit: Visit) -> None:
    page = opened(visit, EASY)
    said: list[str] = []
    page.on("response", lambda answer: said.append(answer.url))
    end_turn(page)
    page.wait_for_selector("[data-battle]")
    assert judged(page) == "failed"
    assert "Gauss Cannon is still standing." in page.locator(".dialog").inner_text()
    assert "Not yet" in page.locator("[data-live=urgent]").inner_text()
    page.click("[data-act=look]")
    page.wait_for_selector("[data-battle]")
    assert judged(page) == "failed"
    page.click("[data-act=retry]")
    page.wait_for_selector(f"{MINE}[data-step='0']")
    assert not any("hints" in url for url in said), "no hint is fetched before it is asked for"
    for n in (1, 2, 3):
        page.locator("[data-act=hint]:visible").click()
        page.wait_for_function("n => document.querySelectorAll('.left .ladder .on').length === n", arg=n)
    page.reload()
    page.wait_for_selector(MINE)
    page.wait_for_function("document.querySelectorAll('.left .ladder .on').length === 3")
    assert page.locator(".etries li").count() == 1, "tries are kept"
    page.locator("[data-act=solution]:visible").click()
    page.click("[data-act=yes]")
    for _ in range(MOST_STEPS):
        page.wait_for_selector(f"[data-act=step]:not([disabled]):visible, [data-battle], {VERDICT}")
        if page.locator(f"[data-battle], {VERDICT}").count():
            break
        step = step_of(page)
        page.locator("[data-act=step]:visible").click()
        wait_for_step(page, step)
    assert judged(page) == "solved"
    assert "That was the solution" in page.locator(".dialog").inner_text()
    kept = json.loads(page.evaluate("localStorage['warpad.etudes']"))[EASY]
    assert (kept["shown"], kept["solved"]) == (True, False)


# -- saving and sharing ------------------------------------------------------------------------------


def test_a_moment_of_a_replay_is_saved_as_an_etude(visit: Visit, server: Program, tmp_path: Path) -> None:
    page = opened(visit, EASY)
    end_turn(page)
    judged(page)
    match = json.loads(page.evaluate("localStorage['warpad.etudes']"))[EASY]["match"]
    page.goto(f"{server.address}/r/{match}?n=0")
    page.click("[data-act=save-etude]")
    page.wait_for_selector(".dialog select")
    page.locator(".dialog select").first.select_option("destroy-hq")
    page.click("[data-act=save]")
    page.wait_for_selector(".dialog p.bad")
    page.locator(".dialog select").first.select_option("destroy-tile")
    page.locator(".dialog select").nth(1).select_option("moloch-gauss-cannon")
    page.fill(".dialog input", "Mine")
    page.click("[data-act=save]")
    page.wait_for_selector("[data-saved]")
    with page.expect_download() as saved:
        page.click(".dialog a[download]")
    saved.value.save_as(tmp_path / "etude.json")
    page.click("[data-act=try]")
    page.wait_for_selector(MINE)
    assert page.locator("h1").inner_text() == "Mine"
    other = visit("/etudes")
    other.set_input_files("input[type=file]", tmp_path / "etude.json")
    other.wait_for_url("**/e/*")
    other.wait_for_selector(MINE)
    assert other.locator("h1").inner_text() == "Mine"


# -- for every reader --------------------------------------------------------------------------------


def screens(page: Any) -> Iterator[str]:
    page.wait_for_selector(".ecard")
    yield "shelf"
    address = page.url.split("/etudes")[0]
    for id in (DICE, PUZZLE):
        page.goto(f"{address}/e/{id}")
        page.wait_for_selector(MINE)
        yield id
    page.keyboard.press("h")
    page.click(".dialog [data-act=hint]")
    page.wait_for_selector(".dialog .ladder .on")
    yield "hints"
    page.keyboard.press("Escape")
    end_turn(page)
    judged(page)
    yield "verdict"


@pytest.mark.parametrize("size", SIZES)
def test_etudes_speak_four_languages_and_nothing_is_cut(visit: Visit, size: str) -> None:
    page = visit("/etudes?grade=5", viewport=SIZES[size])
    for name in screens(page):
        for language in LANGUAGES:
            page.evaluate(CHANGE, {"language": language})
            assert page.evaluate(READ, [language, SHORTENED]) == WELL, f"{name} in {language}"


def test_axe_finds_nothing_serious_in_etudes(visit: Visit, axe: Path, thorough: bool) -> None:
    page = visit("/etudes?game=bugs&grade=5")
    for number, name in enumerate(screens(page)):
        for theme in in_turn(THEMES, number, thorough):
            page.evaluate(CHANGE, {"theme": theme})
            assert faults(page, axe) == [], f"{name}, {theme}"


def test_touch_targets_of_an_etude_are_large_enough(visit: Visit) -> None:
    page = opened(visit, PUZZLE, **TOUCH)
    page.locator("[data-act=hints]").tap()
    page.wait_for_selector(".dialog .ladder")
    assert page.evaluate(TOO_SMALL) == []
