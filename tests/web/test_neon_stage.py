"""What happened in a game of Neon is shown on the ring: every step in order, moving or as stills."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.neon_hands import NeonHands

FAST = {"speeds": {"neon": 4}}
SETUP = {"setups": {"neon": {"mode": "rebirth", "players": 3, "fighters": ["ghost", "boulder", "akari"]}}}

# Notes every step as it comes on the stage: its number, its kind, and how many dice lie in the fight.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const strip = document.querySelector('.strip');
    if (!strip || strip.dataset.stage === 'over') return;
    const n = Number(strip.dataset.step), kind = document.querySelector('main').dataset.kind ?? '';
    if (kind && !window.seen.some(one => one[0] === n))
      window.seen.push([n, kind, document.querySelectorAll('.fight .die').length]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
  look();
}"""


def begun(visit: Visit, **options: Any) -> NeonHands:
    hands = NeonHands(visit(settings={**SETUP, **FAST}, **options), touch=bool(options.get("has_touch")))
    hands.start()
    hands.look()
    hands.page.evaluate(WATCH)
    return hands


def stage(hands: NeonHands) -> str:
    return str(hands.page.locator(".strip").get_attribute("data-stage"))


def over(hands: NeonHands) -> list[list[Any]]:
    """What was seen, once the show is over."""
    hands.until("document.querySelector('.strip')?.dataset.stage === 'over'", "the end of the show")
    seen: list[list[Any]] = hands.page.evaluate("window.seen")
    return seen


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])
def test_every_step_of_a_round_comes_on_the_stage_in_order(visit: Visit, options: dict[str, Any]) -> None:
    hands = begun(visit, reduced_motion="no-preference", **options)
    hands.press("[data-act=commit]")
    hands.look()
    seen = over(hands)
    steps = int(hands.page.locator(".strip").get_attribute("data-steps"))
    assert [n for n, _, _ in seen] == list(range(steps))
    kinds = [kind for _, kind, _ in seen]
    assert kinds[:2] == ["reveal", "order"], "rows turn together, then the order forms"
    for (_, kind, dice), (_, before, _) in zip(seen[1:], seen, strict=False):
        if kind == "roll":
            assert dice > 0, "dice lie beside the ring"
            assert before in ("attack", "roll", "use", "energy", "pass", "plain"), before


def test_a_show_can_be_seen_again_and_skipped(visit: Visit) -> None:
    hands = begun(visit, reduced_motion="no-preference")
    hands.press("[data-act=commit]")
    hands.until("document.querySelector('.strip')?.dataset.stage === 'playing'")
    hands.key("Escape")
    over(hands)
    hands.look()
    lines = hands.page.locator(".since [data-step]").count()
    assert lines == int(hands.page.locator(".strip").get_attribute("data-steps"))
    hands.page.evaluate("window.seen = []")
    hands.press("[data-act=stage-play]")
    hands.until("window.seen.some(one => one[1] === 'reveal')")
    hands.key("Escape")
    assert stage(hands) == "over"


def test_with_reduced_motion_steps_are_stills_that_leave_marks(visit: Visit) -> None:
    hands = begun(visit)
    hands.press("[data-act=commit]")
    hands.page.wait_for_selector(".strip[data-still]")
    assert hands.page.locator("main[data-kind=reveal] .oc-row").count() == 3
    steps = int(hands.page.locator(".strip").get_attribute("data-steps"))
    for _ in range(steps):
        if stage(hands) == "over":
            break
        hands.press("[data-act=stage-play]")
    over(hands)
    hands.play_until(".left-path, .left-aim, .left-cross, .left-wound")


def test_the_list_says_who_scored_and_the_strip_agrees(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    for _ in range(60):
        hands.step()
        hands.look()
        page.evaluate("document.activeElement?.blur?.()")
        hands.key("Escape")
        if not page.locator(".strip[data-stage=over]").count():
            continue
        told = page.locator(".since .chip").all_inner_texts()
        scored = dict(re.findall(r"^(\w+) [+−]\d+, now (\d+)$", "\n".join(told), re.MULTILINE))
        for name, points in scored.items():
            card = page.locator(f".oc:has(b:text-is('{name}')) [data-points]")
            assert card.get_attribute("data-points") == points
        if scored:
            return
    raise AssertionError("nobody ever scored: nothing was tested")
