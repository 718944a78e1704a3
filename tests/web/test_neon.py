"""Neon in a real browser: the row builder, the ring, explanations, secret rows, words for ears."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.neon_hands import NeonHands
from tests.web.playing import NEON


def begun(visit: Visit, **options: Any) -> NeonHands:
    hands = NeonHands(visit(settings=NEON.settings(), **options))
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
    shown = page.locator(".you .row3 .h3").evaluate_all("found => found.map(e => e.ariaLabel)")
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
  document.documentElement.dataset.slid += ` ${this.dataset.fighter}`;
  return animate.apply(this, given);
};"""


def test_a_fighter_slides_to_its_new_sector_unless_motion_is_reduced(visit: Visit) -> None:
    for motion in ("no-preference", "reduce"):
        page = visit(settings={**NEON.settings(), "speeds": {"neon": 0}}, reduced_motion=motion)
        page.add_init_script(SLIDES)
        page.reload()
        hands = NeonHands(page)
        hands.start()
        hands.play_until(".dock[data-ask=move]")
        hands.step()
        hands.look()
        assert (page.locator("html[data-slid~=ghost]").count() > 0) == (motion == "no-preference")


def test_things_explain_themselves(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    page.locator(".you .name").first.click()
    assert "attack" in page.wait_for_selector(".dialog").inner_text().lower()
    hands.key("Escape")
    page.locator(".order .oc-in").first.click()
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
    assert re.search("Ghost|Boulder|Automa|All rows", heard), heard


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


def test_at_one_screen_open_decisions_hang_no_curtain(visit: Visit) -> None:
    page = visit(settings=NEON.settings())
    page.click(NEON.start("hot"))
    hands = NEON.hands(page)
    for _ in range(2):
        hands.press(".curtain .btn")
        hands.until("any('.build')")
        hands.press("[data-act=commit]")
        hands.until("!any('.build')")
    hands.until("any('[data-still]') || any('[data-option]')")
    assert hands.count(".curtain") == 0
    if hands.count("[data-act=skip]"):
        hands.press("[data-act=skip]")
    hands.until("any('[data-option]')", "an open decision without a curtain")
    assert hands.count(".curtain") == 0


LAPTOP = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 390, "height": 844}
WITHIN = """found => found.every(thing => {
  const box = thing.getBoundingClientRect();
  const isAcross = box.left >= 0 && box.right <= innerWidth;
  return box.width > 0 && isAcross && box.top >= 0 && box.bottom <= innerHeight;
})"""
BOX = "e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round) }"


def six(visit: Visit, **options: Any) -> NeonHands:
    settings = {"setups": {"neon": {"mode": "rebirth", "players": 6, "fighters": ["ghost"]}}}
    hands = NeonHands(visit(settings=settings, **options), touch=bool(options.get("has_touch")))
    hands.start()
    hands.look()
    return hands


@pytest.mark.parametrize("phone", [False, True])
def test_six_fighters_with_points_row_energy_and_health_fit_the_screen(visit: Visit, phone: bool) -> None:
    options = (
        {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": LAPTOP}
    )
    hands = six(visit, **options)
    page = hands.page
    hands.step()
    hands.look()
    for part in (".oc", ".oc [data-points]", ".oc .in", ".oc-row", ".oc-en", ".oc-hp"):
        assert page.locator(f".order {part}").count() == 6, part
        assert page.locator(f".order {part}").evaluate_all(WITHIN), part


def test_the_ring_keeps_its_size_and_nothing_stands_over_it(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    sizes = set()
    for wanted in (".build", ".dock", ".win"):
        hands.play_until(wanted)
        ring = page.locator(".arena").evaluate(BOX)
        sizes.add(tuple(ring))
        over = page.evaluate(
            "([x, y, w, h]) => document.elementFromPoint(x + w / 2, y + h / 4)?.closest('.arena') !== null",
            ring,
        )
        assert over, f"{wanted} covers the ring"
    assert len(sizes) == 1, sizes


def test_a_fight_on_a_phone_is_read_from_its_beginning_and_the_ring_is_a_swipe_away(visit: Visit) -> None:
    hands = begun(visit, viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    page = hands.page
    hands.play_until(".win [data-option]")
    hands.settled()
    hands.until("document.querySelector('.win').getBoundingClientRect().top < 200")
    assert page.locator(".win [data-option]").first.evaluate(f"e => ({WITHIN})([e])")
    page.evaluate("document.querySelector('.neon').scrollTop = 0")
    assert page.locator(".arena").evaluate(f"e => ({WITHIN})([e])")


def test_the_row_that_lies_shows_on_the_ring_what_it_can_do(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    page.wait_for_selector(".res[data-foreseen=true]")
    for tool in "sdtb":
        hands.key(tool)
        page.wait_for_selector(".res[data-foreseen=true]")
        halves = page.locator(".acts3 li .signs").evaluate_all("found => found.map(e => e.dataset.tip)")
        moves = [n for n, tip in enumerate(halves, start=1) if "Move" in tip.split("\n")[0]]
        assert (page.locator(".reach-end").count() > 0) == bool(moves)
        for n in moves:
            assert page.locator(f"[data-end='{n}']").count() > 1


def test_the_bright_button_is_never_one_that_makes_things_worse(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    looked = 0
    for _ in range(60):
        hands.play_until(".win [data-option]")
        page.wait_for_selector(".win[data-counted=true]")
        assert page.locator(".primary [data-tone=bad]").count() == 0
        assert page.locator("[data-tone='']:has(.good), [data-tone=bad] .good").count() == 0
        looked += page.locator("[data-tone=bad]").count()
        if looked:
            return
        hands.step()
    raise AssertionError("no option ever made things worse: nothing was tested")


def test_things_tell_what_they_do_on_hover_in_focus_and_when_held(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    page.hover(".order .pts >> nth=0")
    assert "leader token" in page.wait_for_selector(".tip").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-tool=S]").focus()
    page.keyboard.press("Tab")
    assert "top card" in page.wait_for_selector(".tip").inner_text()
    page.hover(".sector >> nth=0")
    hands.until("/class/.test(document.querySelector('.tip')?.innerText ?? '')")


def test_a_long_touch_explains_and_presses_nothing(visit: Visit) -> None:
    hands = six(visit, viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    page = hands.page
    box = page.locator(".order .oc").first.bounding_box()
    spot = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    page.wait_for_selector(".tip")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".dialog").count() == 0
