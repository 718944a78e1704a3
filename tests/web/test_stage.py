"""What happens is shown: every event on the stage in order, again, skipped, as stills, in replays."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import DESKTOP, PHONE, TOUCH, Visit
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import match_of

MOVING = {"reduced_motion": "no-preference"}

# Notes every step as it comes on the stage; the list begins anew when its first line is another.
NOTES = """
(() => {
  window.told = [];
  const note = () => {
    const strip = document.querySelector('.strip');
    if (!strip || !['playing', 'standing'].includes(strip.dataset.stage)) return;
    const first = document.querySelector('.since li[data-step="0"]')?.dataset.n;
    if (first !== window.first) window.told = [];
    window.first = first;
    const line = `${strip.dataset.step} ${strip.querySelector('.txt')?.innerText}`;
    if (window.told.at(-1) !== line) window.told.push(line);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
})()
"""


def after_a_bots_turn(visit: Visit, **options: Any) -> NeuroshimaHands:
    """Both HQs lie, my first tile too: the turn is the bot's."""
    touch = bool(options.get("has_touch"))
    hands = NeuroshimaHands(visit(**{**MOVING, **options}), touch=touch)
    hands.start()
    hands.steps(1)
    hands.look()
    hands.page.evaluate(NOTES)
    while hands.count("[data-stage=playing]") == 0:
        seen = hands.look()
        if seen["film"]:
            continue
        hands.act(seen)
        hands.after = seen["version"]
        hands.until("any('[data-stage=playing], .table-screen[data-mine=true]')")
    return hands


def over(hands: NeuroshimaHands) -> None:
    hands.until("any('.strip[data-stage=over]')")


def steps_told(hands: NeuroshimaHands) -> list[int]:
    return [int(line.split()[0]) for line in hands.page.evaluate("window.told")]


def test_a_bots_turn_is_shown_step_by_step_and_again(visit: Visit) -> None:
    hands = after_a_bots_turn(visit)
    over(hands)
    shown = steps_told(hands)
    assert shown == sorted(set(shown))
    lines = hands.count(".since li[data-step]")
    assert lines >= len(shown) > 0
    hands.page.evaluate("window.told = []")
    hands.press(".since li[data-step] button")
    hands.until("any('.strip[data-step=\"0\"][data-stage=playing]')")
    over(hands)
    assert steps_told(hands)[0] == 0


def test_the_list_tells_nothing_before_it_is_seen_and_one_press_skips(visit: Visit) -> None:
    hands = after_a_bots_turn(visit)
    hands.press("[data-act=stage-play]")
    hands.until("any('.strip[data-stage=standing]')")
    at = int(hands.page.locator(".strip").get_attribute("data-step"))
    assert hands.count(".since li[data-step]") == at + 1
    hands.press("[data-act=skip]")
    over(hands)
    assert hands.count(".since li[data-step]") > at
    laid = hands.count(".since li[data-step][data-events~=placed]")
    assert hands.count(".board .happened > g") >= min(laid, 1), (
        "what was laid is marked; a bot may lay nothing"
    )


def test_a_show_can_be_stepped_through_by_keys(visit: Visit) -> None:
    hands = after_a_bots_turn(visit)
    hands.key(" ")
    hands.until("any('.strip[data-stage=standing]')")
    at = int(hands.page.locator(".strip").get_attribute("data-step"))
    hands.key("ArrowRight")
    hands.until(f"Number(document.querySelector('.strip').dataset.step) === {at + 1}")
    hands.key("ArrowLeft")
    hands.until(f"Number(document.querySelector('.strip').dataset.step) === {at}")
    hands.key("Escape")
    over(hands)
    hands.key("a")
    hands.until("!any('.strip[data-stage=over]')")


LOOK = """hidden => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_show_stands_while_another_tab_is_looked_at(visit: Visit) -> None:
    hands = after_a_bots_turn(visit)
    hands.page.evaluate(LOOK, True)
    hands.until("any('.strip[data-stage=standing]')")
    at = int(hands.page.locator(".strip").get_attribute("data-step"))
    hands.page.evaluate(LOOK, False)
    hands.until("any('.strip[data-stage=playing]')")
    over(hands)
    shown = steps_told(hands)
    assert at in shown
    assert shown == sorted(set(shown)), "nothing is left out, nothing comes twice"


def until_a_still(hands: NeuroshimaHands) -> None:
    while not hands.count("[data-still]"):
        seen = hands.look()
        if not seen["film"]:
            hands.act(seen)
            hands.after = seen["version"]


HEXES = """() => {
  const boxes = all('.hex .hit').map(e => e.getBoundingClientRect());
  return Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
}"""
WIDE_ENOUGH = 340


def test_on_a_phone_a_show_leaves_the_board_its_size_and_the_list_is_a_sheet(visit: Visit) -> None:
    phone = {**TOUCH, "viewport": {"width": 390, "height": 844}}
    hands = NeuroshimaHands(visit(**phone), touch=True)
    hands.start()
    until_a_still(hands)
    shown = hands.page.evaluate(HEXES)
    hands.leave_film()
    over(hands)
    assert shown == hands.page.evaluate(HEXES) >= WIDE_ENOUGH
    hands.press("[data-act=stage-list]")
    hands.page.wait_for_selector(".dialog .since li[data-step]")


STRIP = "document.querySelector('.strip').getBoundingClientRect().height"


def test_the_question_about_speed_takes_no_more_room_than_what_it_stands_for(visit: Visit) -> None:
    hands = after_a_bots_turn(visit)
    page = hands.page

    def heights() -> list[float]:
        found = []
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            found.append(page.evaluate(STRIP))
        return found

    for _ in range(2):
        hands.press("[data-act=skip]")
        over(hands)
        hands.press("[data-act=stage-play]")
        hands.until("any('[data-stage=playing]')")
    hands.press("[data-act=skip]")
    page.wait_for_selector("[data-act=faster]")
    asked = heights()
    assert page.evaluate("all('.offer .btn').every(e => e.scrollWidth <= e.clientWidth + 2)")
    hands.press(".offer .quiet")
    assert asked == heights()


def test_with_reduced_motion_every_step_is_a_still(visit: Visit) -> None:
    hands = NeuroshimaHands(visit())
    hands.start()
    until_a_still(hands)
    assert hands.count("[data-stage=playing]") == 0
    steps = int(hands.page.locator(".strip").get_attribute("data-steps"))
    for _ in range(steps):
        if hands.count("[data-still]"):
            hands.press("[data-act=stage-play]")
    over(hands)


def test_a_replay_shows_its_moves_on_the_stage(visit: Visit) -> None:
    hands = NeuroshimaHands(visit())
    hands.start()
    hands.steps(4)
    page = visit(f"/r/{match_of(hands.page)}", **MOVING)
    page.wait_for_selector(".rep .board")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".rep .strip[data-stage=playing]")
    page.wait_for_selector(".rep .strip[data-stage=over]")
    assert page.locator(".rep .board .bodies > g").count() > 0
