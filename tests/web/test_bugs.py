"""War of Bugs in a real browser: placing, paths, secret orders, two boards, the show of a turn."""

from __future__ import annotations

import re
from typing import Any

from tests.web.bugs_hands import BugsHands
from tests.web.conftest import TOUCH, Visit
from tests.web.playing import BUGS
from tests.web.test_matches import invited

UNITS = 6
TIP = "#tip:not([hidden])"
LONG, HOLDS = 900, 5


def begun(visit: Visit, motion: str = "reduce", **options: Any) -> BugsHands:
    hands = BugsHands(visit(settings=BUGS.settings(**options), reduced_motion=motion))
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


def test_a_cell_out_of_reach_says_why(visit: Visit) -> None:
    page = begun(visit).page
    page.click("[data-unit=rhino]")
    page.click("[data-cell=e5]")
    assert "BUGS-PLAN-05" in page.wait_for_selector(".refused").inner_text()


def test_the_strength_after_the_move_is_told_for_a_path(visit: Visit) -> None:
    hands = begun(visit)
    hands.page.click("[data-unit=ant]")
    hands.key("w")
    told = hands.page.wait_for_selector("[data-after=c3]").inner_text()
    assert "Strength 2" in told
    assert "5→2" in hands.page.locator("[data-unit=ant]").inner_text()


def test_the_table_says_what_wins(visit: Visit) -> None:
    page = begun(visit).page
    assert "Training Camp · first to 8 influence" in page.locator(".headline").inner_text()
    page.locator(".headline .goal").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert "general" in page.wait_for_selector("#tip:not([hidden])").inner_text()


def held(page: Any, selector: str) -> str:
    """What a long press is told; it is pressed again where the thing was drawn anew under the finger."""
    for _ in range(HOLDS):
        page.locator(selector).dispatch_event("pointerdown", {"pointerType": "touch"})
        page.wait_for_timeout(LONG)
        if page.locator(TIP).count():
            return str(page.locator(TIP).inner_text())
    raise AssertionError(f"{selector} tells nothing when it is held")


def test_whom_a_troop_beats_is_told_on_hover_in_focus_and_when_held(visit: Visit) -> None:
    page = begun(visit).page
    page.hover("[data-unit=mantis]")
    assert "Wasp" in page.wait_for_selector("#tip:not([hidden])").inner_text()
    page.locator("[data-cell=c1]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert "General" in page.wait_for_selector(".why-card").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".why-card", state="detached")
    page = visit(settings=BUGS.settings(), **TOUCH)
    hands = BugsHands(page, touch=True)
    hands.start()
    hands.look()
    told = held(page, "[data-unit=mantis]")
    assert "Wasp" in told
    assert "click" not in told


def test_the_recommended_cell_of_the_unit_in_hand_is_marked(visit: Visit) -> None:
    hands = begun(visit, formation="free")
    assert "c1" in hands.page.locator(".in-hand").inner_text()
    assert hands.count(".b5 .hint-cell") == 1


def test_hot_seat_has_no_curtain_while_nothing_is_secret(visit: Visit) -> None:
    page = visit(settings=BUGS.settings(formation="free"))
    page.click(BUGS.start("hot"))
    hands = BugsHands(page)
    placed = 0
    while not hands.count(".curtain"):
        placed += 1
        hands.step()
        hands.until(f"Number(document.querySelector('.table-screen').dataset.version) > {hands.after}")
    assert placed >= 2 * UNITS, "the curtain waits for the secret orders"
    hands.press(".curtain .btn")
    hands.step()
    page.wait_for_selector(".curtain")
    assert page.locator("[data-live]").all_inner_texts() == ["", ""], "nobody hears the other's order"


def test_the_board_is_turned_for_who_plays_blue(visit: Visit) -> None:
    one, two, _ = invited(visit, BUGS)
    below = "document.querySelector('[data-cell=%s]').getBoundingClientRect().y"
    for hands, near, far in ((one, "c1", "c5"), (two, "c5", "c1")):
        assert hands.page.evaluate(f"{below % near} > {below % far}")
        assert "You" in hands.page.locator(".side.mine").inner_text()
    two.page.click("[data-unit=ant]")
    two.key("w")
    assert two.page.locator(".leg.on").inner_text().split()[-1] == "c3", "up is forward"


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
    page.wait_for_selector(".oc")
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


# -- the stage ---------------------------------------------------------------------------------------

MOVING = {"reduced_motion": "no-preference"}
STRIP = "document.querySelector('.strip')"
# Every step of the show with the time it stood, as the list and the strip told it.
WATCH = """
() => {
  window.seen = [];
  const note = () => {
    const strip = document.querySelector('.strip');
    if (!strip || strip.dataset.stage === 'over') return;
    const step = Number(strip.dataset.step), last = seen.at(-1);
    const words = strip.querySelector('.txt')?.innerText ?? '';
    if (last?.step === step) { last.words = words; last.until = performance.now(); }
    else seen.push({ step, words, from: performance.now(), until: performance.now() });
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
  note();
}
"""


# When the pieces that move now begin, and how long they take.
MARCHING = """(() => {
  const all = [...document.querySelectorAll('.stand')].flatMap(piece => piece.getAnimations());
  const timings = all.map(one => one.effect.getTiming());
  return all.length > 3 ? timings.map(({ delay, duration }) => [delay, duration]) : null;
})()"""


def ordered(hands: BugsHands, *keys: str) -> None:
    """An order by keys; afterwards the show of the turn begins."""
    hands.page.evaluate("document.activeElement?.blur?.()")
    for key in (*keys, "Enter"):
        hands.key(key)


def watched(visit: Visit, *keys: str) -> BugsHands:
    hands = begun(visit, motion="no-preference")
    hands.page.evaluate(WATCH)
    ordered(hands, *keys)
    return hands


def test_every_event_of_a_turn_is_shown_in_order_and_can_be_seen_again(visit: Visit) -> None:
    hands = watched(visit, "o", "w")
    hands.until(f"{STRIP}?.dataset.stage === 'playing'")
    assert hands.page.locator(".oc .seal").count() == 2, "both seals lie until they turn over"
    hands.until(f"{STRIP}?.dataset.stage === 'over'")
    seen = hands.page.evaluate("seen")
    steps = int(hands.page.locator(".strip").get_attribute("data-steps"))
    assert [one["step"] for one in seen] == list(range(steps))
    assert "order" in seen[0]["words"]
    assert "Step 1" in seen[1]["words"]
    hands.press("[data-act=stage-play]")
    hands.until(f"{STRIP}?.dataset.stage === 'playing' && {STRIP}.dataset.step === '0'")
    hands.press("[data-act=skip]")
    hands.until(f"{STRIP}?.dataset.stage === 'over'")


def test_units_march_on_one_frame(visit: Visit) -> None:
    hands = watched(visit, "o", "w")
    hands.until(f"{STRIP}?.dataset.step === '1'")
    moving = hands.until(MARCHING)
    assert len({tuple(one) for one in moving}) == 1


def test_with_reduced_motion_steps_are_stills_and_next_leads_on(visit: Visit) -> None:
    hands = begun(visit)
    ordered(hands, "o", "w")
    hands.until(f"{STRIP}?.dataset.still === ''")
    assert hands.page.locator(".stage-layer .actor").count() == 0
    before = int(hands.page.locator(".strip").get_attribute("data-step"))
    hands.press("[data-act=stage-play]")
    hands.until(f"Number({STRIP}?.dataset.step) === {before + 1}")
    assert hands.count(".b5 .left path") > 0, "marks are the still form of motion"


def test_a_turn_is_shown_on_a_phone(visit: Visit) -> None:
    page = visit(settings=BUGS.settings(), **{**TOUCH, **MOVING})
    hands = BugsHands(page, touch=True)
    hands.start()
    hands.look()
    hands.press("[data-act=general]")
    hands.press(".rose [data-step=N]")
    hands.press("[data-act=confirm]:not([disabled])")
    hands.until(f"{STRIP}?.dataset.stage === 'playing'")
    box = page.locator(".strip").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= TOUCH["viewport"]["width"]
    assert page.locator("[data-act=skip]").is_visible()
    hands.press("[data-act=skip]")
    hands.until(f"{STRIP}?.dataset.stage === 'over'")


def test_at_one_screen_both_see_the_reveal_before_the_curtain(visit: Visit) -> None:
    page = visit(settings=BUGS.settings(), **MOVING)
    page.click(BUGS.start("hot"))
    hands = BugsHands(page)
    page.click(".curtain .btn")
    hands.step()
    page.wait_for_selector(".curtain")
    assert page.locator("[data-live]").all_inner_texts() == ["", ""]
    page.click(".curtain .btn")
    hands.step()
    hands.until(f"{STRIP}?.dataset.stage === 'playing'")
    assert hands.count(".curtain") == 0
    assert hands.count(".oc") == 2


def test_the_next_order_is_prepared_while_the_turn_is_shown(visit: Visit) -> None:
    page = visit(settings=BUGS.settings(), reduced_motion="no-preference")
    page.click(BUGS.start("bot"))
    hands = BUGS.hands(page)
    hands.until("any('.tablet')")
    hands.act(hands.look())
    hands.press("[data-prepare=mantis]")
    assert hands.count("[data-stage=playing]") == 1, "choosing does not end the show"
    hands.press("[data-act=skip]")
    hands.until("any('.ub[data-unit=mantis][aria-pressed=true]')", "the tablet with the unit in hand")
