"""War of Bugs in a real browser: placing, paths, secret orders, two boards, words for ears."""

from __future__ import annotations

import re
from typing import Any

from tests.web.bugs_hands import BugsHands
from tests.web.conftest import Visit
from tests.web.playing import BUGS
from tests.web.test_matches import invited


def begun(visit: Visit, **options: Any) -> BugsHands:
    hands = BugsHands(visit(settings=BUGS.settings(**options)))
    hands.start()
    hands.look()
    return hands


def test_units_are_placed_one_by_one_and_a_wrong_cell_names_the_rule(visit: Visit) -> None:
    hands = begun(visit, formation="free")
    hands.page.click("[data-cell=c3]")
    assert re.search(r"BUGS-[A-Z]+-\d+", hands.page.wait_for_selector(".refused").inner_text())
    while not hands.settled()["tablet"]:
        hands.step()
    assert hands.count(".b5 .stand") == 12


def test_a_path_is_drawn_by_dragging_from_the_unit(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
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
    hands.key("Backspace")
    page.wait_for_selector(".leg.on", state="detached")


def test_hot_seat_hides_the_order_behind_a_curtain(visit: Visit) -> None:
    page = visit(settings=BUGS.settings())
    page.click(BUGS.start("hot"))
    page.click(".curtain .btn")
    hands = BugsHands(page)
    hands.step()
    page.wait_for_selector(".curtain")
    assert page.locator(".tablet, .orders, .b5").count() == 0, "nothing of the first player is on the page"
    page.click(".curtain .btn")
    page.wait_for_selector(".tablet")
    assert "sealed" in page.locator(".tracks").inner_text()
    assert page.locator(".leg.on, .oc").count() == 0
    hands.step()
    page.wait_for_selector("[data-battle]")
    assert page.locator(".oc").count() == 2, "both orders are shown together"


def test_neither_player_nor_watcher_sees_an_order_before_both_lie(visit: Visit) -> None:
    one, two, watcher = invited(visit, BUGS)
    one.step()
    one.page.wait_for_selector(".oc")
    two.until("document.querySelector('.tracks').innerText.includes('sealed')")
    assert two.count(".oc") == 0
    assert watcher.locator(".oc").count() == 0
    two.step()
    for page in (one.page, two.page, watcher):
        page.wait_for_selector("[data-battle]")
        assert page.locator(".oc").count() == 2


def test_two_boards_take_one_order_for_each_army(visit: Visit) -> None:
    hands = begun(visit, mode="double", trophies=1)
    page = hands.page
    for board in ("1:", "2:"):
        seen = hands.look()
        hands.press(f".cell[data-open=true][data-cell^='{board}']")
        hands.press("[data-act=stay]")
        hands.press("[data-act=confirm]:not([disabled])")
        hands.after = seen["version"]
    page.wait_for_selector("[data-battle]")
    assert page.locator(".oc").count() == 4


def test_the_ear_hears_the_path_and_the_odds(visit: Visit) -> None:
    hands = begun(visit)
    assert "Your turn." in hands.page.locator("[data-live=urgent]").inner_text()
    for key in "2www":
        hands.key(key)
    hands.until("document.querySelector('[data-live=polite]').innerText.includes('north to')")
