"""Shows of each game: every event, in order, for its time, again, skipped, in replays, for all eyes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.hands import Hands
from tests.web.moments import YOU, hold, uploaded, whole_game
from tests.web.playing import BUGS, NEON, NEUROSHIMA, Played, match_of
from warpad.games import find

MOVING = {"reduced_motion": "no-preference"}
WIDE = {"viewport": {"width": 1366, "height": 768}}
SPEED = 4
ALMOST = 0.9
PLAYING, OVER = ".strip[data-stage=playing]", ".strip[data-stage=over]"

# Of every step: its number, when it began, how long it is meant to last at this speed; and the longest list.
NOTES = """() => {
  window.notes = [];
  window.listed = [];
  const note = () => {
    const strip = document.querySelector('.strip'), last = window.notes.at(-1), now = performance.now();
    const told = ({ dataset }) => [Number(dataset.from), dataset.events.split(' '), Number(dataset.n)];
    const lines = all('.since li[data-step]').map(told);
    if (lines.length > window.listed.length) window.listed = lines;
    const n = strip?.dataset.stage === 'playing' ? Number(strip.dataset.step) : null;
    if (last && last.n !== n) last.ended ??= now;
    if (n !== null && last?.n !== n) window.notes.push({ n, began: now, lasts: 0 });
  };
  const measure = () => {
    const bar = document.querySelector('.notches .now > b')?.getAnimations()[0], last = window.notes.at(-1);
    if (bar && last && !last.ended) last.lasts = bar.effect.getTiming().duration / bar.playbackRate;
    requestAnimationFrame(measure);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
  measure();
}"""
FORGET = "window.notes = []; window.listed = []"
EVENTS = """([match, from, to]) => fetch(`/api/matches/${match}/views?from=${from - 1}&to=${to}`)
  .then(answer => answer.json())
  .then(({ views }) => views.slice(1).map(({ n, events }) => [n, events.map(one => one.event)]))"""


@dataclass(frozen=True)
class Shown:
    """A game, and which of its events nobody may miss."""

    game: Played
    events: frozenset[str]
    record: dict[str, Any]
    told: str


SHOWN = {
    "neuroshima": Shown(
        NEUROSHIMA,
        frozenset({"drawn", "discarded", "placed", "hq-placed", "played", "moved", "targeted"}),
        {"armies": ["outpost", "moloch"]},
        "battle-begun",
    ),
    "neon": Shown(
        NEON,
        frozenset({"landed", "moved", "attacked", "attack-rolled", "defense-rolled", "damaged"}),
        {"mode": "rebirth", "players": 2, "fighters": ["ghost", "boulder"]},
        "attack-rolled",
    ),
    "bugs": Shown(
        BUGS,
        frozenset({"order-shown", "stepped", "met", "battle-began", "removed"}),
        {"mode": "training", "formation": "fixed", "turn_cap": 8},
        "battle-began",
    ),
}
each_game = pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
each_screen = pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])


def begun(visit: Visit, shown: Shown, **options: Any) -> Hands:
    settings = {**shown.game.settings(), "speeds": {shown.game.name: SPEED}}
    hands = shown.game.hands(visit(settings=settings, **options), touch=bool(options.get("has_touch")))
    hands.start()
    hands.page.wait_for_selector(".table-screen")
    hands.page.evaluate(NOTES)
    return hands


def turn_of_a_bot(hands: Hands) -> None:
    """Plays on until something of some length is shown."""
    for _ in range(hands.MOST_STEPS):
        hands.page.evaluate(FORGET)
        seen = hands.look()
        if not seen["film"]:
            hands.act(seen)
            hands.after = seen["version"]
        hands.until(
            "any('[data-stage=playing]') || document.querySelector('.table-screen').dataset.mine === 'true'"
        )
        if hands.count(PLAYING) and int(hands.page.locator(".strip").get_attribute("data-steps")) > 1:
            return
    raise AssertionError("nothing was ever shown")


def over(hands: Hands) -> None:
    hands.until(f"any('{OVER}')", "the end of the show")


def kept(pairs: list[Any], names: frozenset[str]) -> Counter[str]:
    """How often each event came that nobody may miss."""
    return Counter(event for _, events, *_ in pairs for event in events if event in names)


def last_show(notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was noted since the list last began anew."""
    begins = [i for i, one in enumerate(notes) if i == 0 or one["n"] <= notes[i - 1]["n"]]
    return notes[begins[-1] :]


@each_game
def test_every_event_of_a_bots_turn_is_on_the_stage_in_order_for_its_time(visit: Visit, shown: Shown) -> None:
    hands = begun(visit, shown, **MOVING)
    turn_of_a_bot(hands)
    over(hands)
    notes = last_show(hands.page.evaluate("window.notes"))
    numbers = [one["n"] for one in notes]
    assert numbers == sorted(set(numbers))
    for one in notes:
        assert one["ended"] - one["began"] >= one["lasts"] * ALMOST, one
    listed = hands.page.evaluate("window.listed")
    assert [n for n, *_ in listed] == sorted(n for n, *_ in listed)
    span = [match_of(hands.page), listed[0][0], listed[-1][-1]]
    assert kept(listed, shown.events) == kept(hands.page.evaluate(EVENTS, span), shown.events)


@each_game
def test_a_show_can_be_seen_again_and_is_skipped_by_one_press(visit: Visit, shown: Shown) -> None:
    hands = begun(visit, shown, **MOVING)
    turn_of_a_bot(hands)
    hands.press("[data-act=skip]")
    over(hands)
    assert hands.count(PLAYING) == 0
    hands.press("[data-act=stage-play]")
    hands.until(f"any('{PLAYING}')")
    hands.key("Escape")
    over(hands)


@each_game
def test_with_reduced_motion_the_same_steps_are_stills(visit: Visit, shown: Shown) -> None:
    hands = begun(visit, shown)
    for _ in range(hands.MOST_STEPS):
        if hands.look()["film"]:
            break
        hands.step()
    assert hands.count(PLAYING) == 0
    for _ in range(hands.MOST_STEPS):
        if hands.count(OVER):
            break
        if hands.count("[data-still]"):
            hands.press("[data-act=stage-play]")
    over(hands)


@each_game
@each_screen
def test_a_replay_plays_on_the_stage_what_was_played(
    visit: Visit, shown: Shown, options: dict[str, Any]
) -> None:
    page = visit(settings={"speeds": {shown.game.name: SPEED}}, **MOVING, **options)
    setup = find(shown.game.name).read_setup(shown.record)
    match = uploaded(page, whole_game(shown.game.name, setup, 3))
    steps = page.evaluate("match => fetch(`/api/matches/${match}/steps`).then(r => r.json())", match)["steps"]
    at = next(step["n"] for step in steps if shown.told in step["told"])
    page.goto(page.url.rstrip("/") + f"/r/{match}?n={at - 1}")
    page.wait_for_selector(".rep .staged-board")
    page.evaluate(NOTES)
    hands = shown.game.hands(page, touch=bool(options.get("has_touch")))
    hands.key("ArrowRight")
    hands.until(f"any('.rep {PLAYING}')")
    assert hands.count(".rep .staged-board .stage-layer") > 0
    hands.until(f"any('.rep {OVER}')")
    assert page.evaluate("window.notes.length") > 0


def test_a_replay_shows_what_it_has_to_fetch_first(visit: Visit) -> None:
    """Moments come in pieces of forty: the first one of a piece is not here when one goes on to it."""
    page = visit(settings={"speeds": {"neuroshima": SPEED}}, **MOVING)
    setup = find("neuroshima").read_setup(SHOWN["neuroshima"].record)
    match = uploaded(page, whole_game("neuroshima", setup, 3))
    page.goto(page.url.rstrip("/") + f"/r/{match}?n=39")
    page.wait_for_selector(".rep .staged-board")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".rep {PLAYING}")


def test_six_rivals_with_their_points_fit_on_a_small_laptop(visit: Visit) -> None:
    setup = {"mode": "rebirth", "players": 6}
    hands = NEON.hands(visit(settings={"setups": {"neon": setup}}, **WIDE))
    hands.start()
    hands.look()
    cards = hands.page.locator(".order .oc")
    assert cards.count() == 6
    for card in cards.all():
        box = card.bounding_box()
        assert 0 <= box["x"] <= WIDE["viewport"]["width"] - box["width"]
        assert 0 <= box["y"] <= WIDE["viewport"]["height"] - box["height"]
        assert card.locator("[data-points]").is_visible()


# -- at one screen -----------------------------------------------------------------------------------


def test_at_one_screen_an_open_placement_hangs_no_curtain_and_colours_stay(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings(armies=["outpost", "moloch"]))
    page.click(NEUROSHIMA.start("hot"))
    hands = NEUROSHIMA.hands(page)
    tones: set[str] = set()
    for _ in range(4):
        hands.settled()
        assert hands.count(".curtain") == 0
        tones |= set(page.evaluate("all('.players .ph .tiny, .ph .tiny.sec').map(one => one.innerText)"))
        hands.step()
    assert not any("light" in one and "Moloch" in one for one in tones)


def test_at_one_screen_both_watch_the_reveal_and_no_ear_keeps_a_sealed_order(visit: Visit) -> None:
    page = visit(settings=BUGS.settings(), **MOVING)
    page.click(BUGS.start("hot"))
    hands = BUGS.hands(page)
    hands.until("any('.curtain, .table-screen')")
    for _ in range(2):
        hands.press(".curtain .btn")
        hands.until("any('.tablet')")
        hands.act(hands.look())
        hands.until(f"any('.curtain') || any('{PLAYING}')")
        if hands.count(".curtain"):
            said = page.evaluate("all('[aria-live]').map(one => one.innerText).join(' ').trim()")
            assert said == "", said
            assert hands.count(PLAYING) == 0
    assert hands.count(PLAYING) == 1, "the orders are turned over before anybody's curtain"
    assert hands.count(".curtain") == 0
    hands.press("[data-act=skip]")
    hands.until("any('.curtain') || !any('[data-showing=true]')")


def test_who_watches_bots_can_pause_step_and_hurry_and_sees_no_undo(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings(), **MOVING)
    page.click(NEUROSHIMA.start("watch"))
    hands = NEUROSHIMA.hands(page)
    hands.until(f"any('{PLAYING}')")
    hands.press("[data-act=stage-play]")
    hands.until("any('.strip[data-stage=standing]')")
    at = int(page.locator(".strip").get_attribute("data-step"))
    hands.until(f"Number(document.querySelector('.strip').dataset.steps) > {at + 2}")
    hands.press("[data-act=stage-on]")
    hands.until(f"Number(document.querySelector('.strip').dataset.step) === {at + 1}")
    before = page.locator("[data-act=stage-speed]").inner_text()
    hands.press("[data-act=stage-speed]")
    assert page.locator("[data-act=stage-speed]").inner_text() != before
    assert page.get_by_role("button", name="Undo").count() == 0


def test_a_clock_stands_while_there_is_something_to_see_and_says_so(visit: Visit) -> None:
    page = visit(**MOVING)
    seats = [YOU, {"kind": "bot", "bot": "random"}]
    clock = {"seconds": 600, "increment": 0}
    hold(
        page,
        {"game": "neuroshima", "setup": {"armies": ["outpost", "moloch"]}, "seats": seats, "clock": clock},
    )
    page.wait_for_selector(".clocks [data-clock]")
    hands = NEUROSHIMA.hands(page)
    for _ in range(30):
        hands.step()
        hands.until("document.querySelector('.table-screen').dataset.mine === 'true'")
        if hands.count(".clk.own[data-stands]"):
            return
    raise AssertionError("the clock never stood")


LINE_SEEN = """(() => {
  const box = selector => document.querySelector(`.since-panel ${selector}`).getBoundingClientRect();
  const list = box('.since'), line = box('.now');
  const fits = line.height <= list.height && line.bottom <= list.bottom + 1;
  return line.top >= list.top - 1 && (fits || line.height > list.height);
})()"""
IS_LONG = "all('.since-panel .since').some(list => list.scrollHeight > list.clientHeight + 8)"
LONG_ENOUGH = 3


@each_game
def test_the_list_of_what_happened_follows_what_is_shown(visit: Visit, shown: Shown) -> None:
    hands = begun(visit, shown, **WIDE)
    long = 0
    for _ in range(hands.MOST_STEPS):
        seen = hands.look()
        if not seen["film"]:
            assert not seen["over"], "no list was longer than its place"
            hands.act(seen)
            hands.after = seen["version"]
            continue
        while hands.count("[data-still]"):
            if hands.count(".since-panel .now"):
                hands.until(LINE_SEEN, "the line of the step that is shown")
                long += hands.page.evaluate(IS_LONG)
            hands.press("[data-act=stage-play]")
        if long >= LONG_ENOUGH:
            return
