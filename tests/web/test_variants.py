"""Leaders and constructions of Neuroshima on the page: secrets behind a curtain, a unit on two hexes."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visit
from tests.web.moments import hold
from tests.web.neuroshima_hands import NeuroshimaHands

SETUP = {
    "armies": ["outpost", "hegemony"],
    "leaders": True,
    "constructions": True,
    "mixed": True,
    "alternative_start": True,
}


def two_at_one_screen(visit: Visit, setup: dict[str, Any] = SETUP) -> Any:
    """A page that holds both seats of such a match."""
    page = visit()
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    hold(page, {"game": "neuroshima", "setup": setup, "seats": seats})
    return page


def put(page: Any, cell: str) -> None:
    """Presses a hex and confirms."""
    page.click(f"[data-cell={cell}]")
    page.click("[data-act=confirm]")


def test_secrets_hang_behind_a_curtain_and_a_construction_lies_on_two_hexes(visit: Visit) -> None:
    page = two_at_one_screen(visit)
    for name in ("Ann", "Bob"):
        page.click(f".curtain:has-text('{name}') .btn")
        page.click(".answers .told >> nth=0")
    NeuroshimaHands(page).settled()
    page.wait_for_selector(".player .leader")
    for cell in ("A1", "E3"):
        page.wait_for_selector(f".hex[data-cell={cell}][data-open=true]")
        assert page.locator(".curtain").count() == 0
        put(page, cell)
    page.click("text=Build the construction")
    for face, cell in (("command-car-a", "C3"), ("gun-car-b", "C4")):
        page.wait_for_selector(".table-screen[aria-busy=false]")
        page.click(f".slot-main[data-tile=outpost-{face}][aria-disabled=false]")
        put(page, cell)
    page.wait_for_selector(".board .coupling", state="attached")
    page.click("[data-verb=swivel]")
    page.wait_for_selector(".hex[data-cell=C4][data-open=true]")
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""


def test_an_army_of_nobody_has_its_panel(visit: Visit) -> None:
    page = two_at_one_screen(visit, {"armies": ["outpost", "hegemony"], "scenario": 3})
    for cell in ("A2", "E2"):
        page.wait_for_selector(f".hex[data-cell={cell}][data-open=true]")
        put(page, cell)
    assert "nobody plays it" in page.locator(".player").nth(2).inner_text()
