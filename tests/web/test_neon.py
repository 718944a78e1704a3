"""Neon in a real browser: the row builder, the ring, explanations, secret rows, words for ears."""

from __future__ import annotations

import re

from tests.web.conftest import Visit
from tests.web.neon_hands import NeonHands
from tests.web.playing import NEON


def begun(visit: Visit) -> NeonHands:
    hands = NeonHands(visit(settings=NEON.settings()))
    hands.start()
    hands.look()
    return hands


def test_the_builder_shows_what_is_committed(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    rows = set()
    for tool in "stbdst":
        hands.key(tool)
        rows.add(page.locator(".overlap").get_attribute("aria-label"))
    assert len(rows) > 3, "the four gestures lay different rows"
    wanted = page.locator(".acts3 b.only-wide").all_inner_texts()
    hands.key("Enter")
    page.wait_for_selector(".row3")
    shown = page.locator(".you .row3 .h3").evaluate_all("found => found.map(e => e.title)")
    assert shown == wanted


def test_a_sector_that_cannot_be_chosen_names_the_rule(visit: Visit) -> None:
    hands = begun(visit)
    hands.play_until(".dock[data-ask=move]")
    page = hands.page
    page.locator(".sector[aria-disabled=true]").first.click(force=True)
    assert re.search(r"NEON-[A-Z]+-\d+", page.wait_for_selector(".refused").inner_text())


def test_a_sector_is_chosen_on_the_ring(visit: Visit) -> None:
    hands = begun(visit)
    hands.play_until(".dock[data-ask=land]")
    page = hands.page
    page.locator(".sector").nth(2).focus()
    hands.key("ArrowRight")
    name = page.evaluate("document.activeElement.dataset.name")
    hands.key("Enter")
    page.wait_for_selector(f".sector[data-name={name}][aria-label*='You']")


def test_dice_to_roll_again_are_chosen_by_keys_in_one_breath(visit: Visit) -> None:
    hands = begun(visit)
    hands.play_until("[data-act=reroll]")
    seen = hands.look()
    hands.key("1")
    hands.key("Enter")
    hands.after = seen["version"]
    assert hands.look()["version"] > seen["version"]


def test_an_attack_shows_its_chances_and_what_each_option_makes_of_them(visit: Visit) -> None:
    hands = begun(visit)
    hands.play_until(".win [data-option]")
    page = hands.page
    page.wait_for_selector("[data-option] [data-expected]")
    shares = page.locator(".chances li > span:nth-child(3)").all_inner_texts()
    total = sum(int(share.rstrip("%")) for share in shares)
    assert abs(total - 100) <= len(shares), "rounded shares of all that can come"


SLIDES = """const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  document.documentElement.dataset.slid = this.dataset.fighter ?? '';
  return animate.apply(this, given);
};"""


def test_a_fighter_slides_to_its_new_sector_unless_motion_is_reduced(visit: Visit) -> None:
    for motion in ("no-preference", "reduce"):
        page = visit(settings=NEON.settings(), reduced_motion=motion)
        page.add_init_script(SLIDES)
        page.reload()
        hands = NeonHands(page)
        hands.start()
        hands.play_until(".dock[data-ask=move]")
        hands.step()
        hands.look()
        assert (page.locator("html[data-slid=ghost]").count() > 0) == (motion == "no-preference")


def test_things_explain_themselves(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    page.locator(".you .name").first.click()
    assert "attack" in page.wait_for_selector(".dialog").inner_text().lower()
    hands.key("Escape")
    page.locator(".fb").first.click()
    page.wait_for_selector(".dialog .full-board")
    hands.key("Escape")
    hands.key("l")
    assert "Hornet" in page.wait_for_selector(".dialog .deck").inner_text()
    hands.key("Escape")
    page.locator(".sector").first.click(button="right")
    page.wait_for_selector(".dialog")


def test_the_ear_hears_turns_and_rows(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    assert "Your turn." in page.locator("[data-live=urgent]").inner_text()
    hands.key("s")
    hands.until("document.querySelector('[data-live=polite]').innerText.includes('Initiative')")
    hands.step()
    hands.look()
    heard = page.locator("[data-live=polite]").inner_text()
    assert re.search("Ghost|Boulder|Automa", heard), heard


def test_two_at_one_screen_plan_behind_the_curtain(visit: Visit) -> None:
    page = visit(settings=NEON.settings())
    page.click(NEON.start("hot"))
    page.wait_for_selector(".curtain")
    assert page.locator(".handb").count() == 0, "no secret is in the page while the curtain hangs"
    page.click(".curtain .btn")
    page.wait_for_selector(".build")
    mine = page.locator(".handb").first.get_attribute("data-card")
    page.click("[data-act=commit]")
    page.wait_for_selector(".curtain")
    assert page.locator(".handb").count() == 0
    page.click(".curtain .btn")
    page.wait_for_selector(".build")
    assert page.locator(".handb").first.get_attribute("data-card") != mine
