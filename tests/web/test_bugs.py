"""War of Bugs in a real browser: whole games by mouse, keys and touch, secret orders, four languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import PHONE, Visit
from tests.web.test_screens import CLIPPED, GRAVE, LANGUAGES, SHORTENED, SIZES, WIDE

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
READY = ".table-screen[data-mine=true], [data-battle], .table-screen[data-over=true]"
PAUSE = 40
MOST = 400
QUICK = {"mode": "training", "formation": "fixed", "turn_cap": 6}
STARTS = {
    "bot": ".game[data-face=paper] .start",
    "hot": ".game[data-face=paper] .way:nth-child(1)",
    "link": ".game[data-face=paper] .way:nth-child(2)",
}


def settings(language: str = "en", theme: str = "auto", **options: Any) -> str:
    setups = {"bugs": {**QUICK, **options}}
    return json.dumps({"bot": "random", "language": language, "theme": theme, "setups": setups})


class Hands:
    """Plays whatever is asked: places, gives orders, answers, watches what is revealed."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.orders = 0

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).click()

    def start(self, way: str = "bot") -> None:
        self.press(STARTS[way])

    def skip(self) -> None:
        self.press("[data-act=skip]")

    def answer(self) -> None:
        self.press(".replies .btn")

    def put(self) -> None:
        self.press(".cell[data-open=true]")

    def order(self) -> None:
        """A different unit each time, as far forward as it goes; every third order moves all."""
        self.orders += 1
        if self.orders % 3 == 0:
            self.press("[data-act=general]")
            self.press(".rose [data-step=N]")
        else:
            self.press(".ub[aria-disabled=false]", self.orders % self.count(".ub[aria-disabled=false]"))
            if self.count(".cell[data-open=true]"):
                self.press(".cell[data-open=true]")
            else:
                self.press("[data-act=stay]")
        self.press("[data-act=confirm]")

    def count(self, selector: str) -> int:
        return int(self.page.locator(selector).count())

    def version(self) -> int:
        return int(self.page.locator(".table-screen").get_attribute("data-version"))

    def is_over(self) -> bool:
        return self.count(".table-screen[data-over=true]") > 0 and not self.count("[data-battle]")

    def wait(self) -> None:
        self.page.wait_for_selector(READY)

    def step(self) -> None:
        self.wait()
        before = self.version()
        if self.count("[data-battle]"):
            self.skip()
            self.until(lambda: not self.count("[data-battle]"))
            return
        if self.is_over():
            return
        if self.count(".tablet"):
            self.order()
        elif self.count(".replies .btn"):
            self.answer()
        else:
            self.put()
        self.until(lambda: self.version() != before)

    def until(self, holds: Callable[[], object]) -> None:
        for _ in range(60):
            if holds():
                return
            self.page.wait_for_timeout(PAUSE)

    def play(self, steps: int = MOST) -> None:
        for _ in range(steps):
            self.step()
            if self.is_over():
                return


class Fingers(Hands):
    """The same on a touch screen."""

    def press(self, selector: str, index: int = 0) -> None:
        self.page.locator(selector).nth(index).tap()


class Keys(Hands):
    """The same without a pointer."""

    def start(self, way: str = "bot") -> None:
        self.page.wait_for_selector(STARTS[way])
        self.tab_to(STARTS[way])
        self.key("Enter")

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tab_to(self, selector: str) -> None:
        for _ in range(80):
            self.key("Tab")
            if self.page.locator(f"{selector}:focus").count():
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def skip(self) -> None:
        self.key("ArrowRight")
        self.key("Escape")

    def answer(self) -> None:
        self.tab_to(".replies .btn")
        self.key("Enter")

    def put(self) -> None:
        self.tab_to(".cell[data-open=true]")
        self.key("Enter")

    def order(self) -> None:
        self.orders += 1
        self.page.evaluate("document.activeElement?.blur?.()")
        if self.orders % 3 == 0:
            self.key("o")
            self.key("w")
        else:
            self.key(str(1 + self.orders % self.count(".ub[aria-disabled=false]")))
            self.key("w")
            self.key("d")
            self.key("Backspace")
            if not self.count("[data-act=confirm]:not([disabled])"):
                self.key("x")
        self.until(lambda: self.count("[data-act=confirm]:not([disabled])"))
        self.key("Enter")


def finished(page: Any) -> None:
    page.wait_for_selector(".dialog .finish")
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""


@pytest.mark.parametrize("hands", [Hands, Keys, Fingers])
def test_a_whole_game(visit: Visit, hands: type[Hands]) -> None:
    page = visit(settings=settings(), **(TOUCH if hands is Fingers else {}))
    player = hands(page)
    player.start()
    player.play()
    finished(page)
    assert page.evaluate(WIDE) <= 0


def test_units_are_placed_one_by_one_and_a_wrong_cell_names_the_rule(visit: Visit) -> None:
    page = visit(settings=settings(formation="free"))
    hands = Hands(page)
    hands.start()
    hands.wait()
    page.click("[data-cell=c3]")
    assert re.search(r"BUGS-[A-Z]+-\d+", page.wait_for_selector(".refused").inner_text())
    while not hands.count(".tablet"):
        hands.step()
    assert hands.count(".b5 .stand") == 12


def test_a_path_is_drawn_by_dragging_from_the_unit(visit: Visit) -> None:
    page = visit(settings=settings())
    Hands(page).start()
    page.wait_for_selector(".tablet")
    start = page.locator(".cell[data-open=true]").first
    name = start.get_attribute("data-cell")
    box = start.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for part in range(1, 6):
        page.mouse.move(x, y - box["height"] * part / 5)
    page.mouse.up()
    assert page.locator(".leg.on").count() == 1
    assert page.locator(".leg.on").inner_text().split()[-1] == f"{name[0]}{int(name[1]) + 1}"
    page.keyboard.press("Backspace")
    page.wait_for_selector(".leg.on", state="detached")


def test_hot_seat_hides_the_order_behind_a_curtain(visit: Visit) -> None:
    page = visit(settings=settings())
    page.click(STARTS["hot"])
    page.click(".curtain .btn")
    hands = Hands(page)
    hands.wait()
    hands.order()
    page.wait_for_selector(".curtain")
    assert page.locator(".tablet, .orders, .b5").count() == 0, "nothing of the first player is on the page"
    page.click(".curtain .btn")
    hands.wait()
    assert "sealed" in page.locator(".tracks").inner_text()
    assert page.locator(".leg.on, .oc").count() == 0
    hands.order()
    page.wait_for_selector("[data-battle]")
    assert page.locator(".oc").count() == 2, "both orders are shown together"


def test_two_browsers_play_each_other_and_neither_sees_the_others_order(visit: Visit) -> None:
    first = visit(settings=settings())
    first.click(STARTS["link"])
    link = first.locator(".invite input").input_value()
    second = visit(link.removeprefix(re.match(r"https?://[^/]+", link)[0]), settings=settings())  # type: ignore[index]
    first.wait_for_selector(".invite", state="detached")
    watcher = visit(f"/m/{first.url.rsplit('/', 1)[1]}", settings=settings())
    one, two = Hands(first), Hands(second)
    one.wait()
    one.order()
    first.wait_for_selector(".oc")
    two.wait()
    assert second.locator(".oc").count() == 0
    assert watcher.locator(".oc").count() == 0
    two.order()
    for page in (first, second, watcher):
        page.wait_for_selector("[data-battle]")
        assert page.locator(".oc").count() == 2


def test_two_boards_take_one_order_for_each_army(visit: Visit) -> None:
    page = visit(settings=settings(mode="double", trophies=1))
    hands = Hands(page)
    hands.start()
    for board in ("1:", "2:"):
        page.wait_for_selector(f".cell[data-open=true][data-cell^='{board}']")
        before = hands.version()
        page.locator(f".cell[data-open=true][data-cell^='{board}']").first.click()
        page.click("[data-act=stay]")
        page.click("[data-act=confirm]")
        hands.until(lambda was=before: hands.version() != was)
    page.wait_for_selector("[data-battle]")
    assert page.locator(".oc").count() == 4


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit(settings=settings())
    hands = Hands(page)
    hands.start()
    for _ in range(6):
        hands.step()
    while hands.count("[data-battle]"):
        hands.step()
    before = (hands.version(), hands.count(".b5 .stand"))
    page.reload()
    hands.wait()
    assert (hands.version(), hands.count(".b5 .stand")) == before


def test_the_ear_hears_the_path_and_the_odds(visit: Visit) -> None:
    page = visit(settings=settings())
    Hands(page).start()
    page.wait_for_selector(".tablet")
    assert "Your turn." in page.locator("[data-live=urgent]").inner_text()
    page.keyboard.press("2")
    for key in "www":
        page.keyboard.press(key)
    page.wait_for_timeout(PAUSE)
    assert "north to" in page.locator("[data-live=polite]").inner_text()


# -- screens ---------------------------------------------------------------------------------------


def order_screens(page: Any) -> Iterator[str]:
    """Tablet with a path, inspector, help, reveal: one after the other in one match."""
    page.click(STARTS["bot"])
    page.wait_for_selector(".tablet")
    page.keyboard.press("2")
    page.keyboard.press("w")
    page.wait_for_selector(".leg.on")
    yield "tablet"
    page.locator("[data-cell=c5]").click(button="right")
    page.wait_for_selector(".dialog .insp-bug")
    yield "inspector"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector(".dialog .keys")
    yield "help"
    page.keyboard.press("Escape")
    page.click("[data-act=confirm]")
    page.wait_for_selector("[data-battle]")
    page.keyboard.press("ArrowRight")
    yield "reveal"


def campaign_screens(page: Any) -> Iterator[str]:
    """Two boards with the tray, then trophies and medals."""
    page.click(STARTS["bot"])
    page.wait_for_selector(".tray")
    yield "tray"
    page.keyboard.press("c")
    page.wait_for_selector(".dialog .medals")
    yield "campaign"


FLOWS: dict[str, tuple[Callable[[Any], Iterator[str]], dict[str, Any]]] = {
    "order": (order_screens, {}),
    "campaign": (campaign_screens, {"mode": "double", "trophies": 1, "formation": "free"}),
}


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, axe: Path, theme: str, flow: str) -> None:
    show, options = FLOWS[flow]
    page = visit(settings=settings(theme=theme, **options))
    page.add_script_tag(path=str(axe))
    for name in show(page):
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        grave = [
            (v["id"], n["target"], n["failureSummary"])
            for v in found
            if v["impact"] in GRAVE
            for n in v["nodes"]
        ]
        assert grave == [], name


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_no_text_is_cut(visit: Visit, language: str, size: str, flow: str) -> None:
    show, options = FLOWS[flow]
    page = visit(settings=settings(language, **options), viewport=SIZES[size])
    for name in show(page):
        assert page.evaluate("document.documentElement.dataset.missing ?? ''") == "", name
        assert page.evaluate(CLIPPED, SHORTENED) == [], name
        assert page.evaluate(WIDE) <= 0, f"{name} is wider than the screen"
