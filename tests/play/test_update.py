"""What each viewer gets, and that no secret is in it."""

from __future__ import annotations

import msgspec

from tests.play.test_match import BID_1, END, PEEK, STEP, bid
from tests.play.toy import CARDS, GAME
from warpad.play.update import analysis, steps, update


def cards_in(body):
    text = msgspec.json.encode({**body, "clock": 0}).decode()
    return {card for card in CARDS if str(card) in text}


def test_each_seat_sees_its_own_card_only(new_match):
    match = new_match()
    own = match.position.cards
    assert own[0] != own[1]
    assert [cards_in(update(match, seat, 1)) for seat in (0, 1)] == [{own[0]}, {own[1]}]
    assert cards_in(update(match, None, 1)) == set()


def test_the_update_says_whether_a_curtain_is_needed(new_match):
    match = new_match()
    assert [update(match, seat, 1)["secrets"] for seat in (0, 1, None)] == [True] * 3


def test_a_peek_is_told_to_the_peeker_only(new_match):
    match = new_match()
    bid(match)
    match.move(0, PEEK, match.version)
    since = match.version - 1
    kinds = {
        seat: [event["event"] for event in update(match, seat, since)["events"]] for seat in (0, 1, None)
    }
    assert kinds == {0: ["looked", "peeked"], 1: ["looked"], None: ["looked"]}


def test_a_sealed_choice_is_shown_to_its_seat_only(new_match):
    match = new_match()
    match.move(0, BID_1, match.version)
    mine, theirs = update(match, 0, 0), update(match, 1, 0)
    assert mine["chosen"] == BID_1
    assert theirs["chosen"] is None
    assert (theirs["sealed"], theirs["waiting"]) == ([0], [1])
    assert (mine["legal"], len(theirs["legal"])) == ([], 3)


def test_legal_actions_go_to_who_acts(new_match):
    match = new_match()
    bid(match)
    assert update(match, 0, 0)["legal"] == [STEP, PEEK, END]
    assert update(match, 1, 0)["legal"] == update(match, None, 0)["legal"] == []


def test_the_first_move_is_told_to_who_saw_the_start(new_match):
    match = new_match()
    bid(match)
    seen, fresh = update(match, 0, 0), update(match, 0, -1)
    assert (seen["reset"], bool(seen["events"])) == (False, True)
    assert (fresh["reset"], fresh["events"], fresh["since"]) == (True, [], 0)


def test_events_follow_the_version_seen(new_match):
    match = new_match()
    bid(match)
    since = match.version
    match.move(0, STEP, match.version)
    body = update(match, 1, since)
    assert [(e["event"], e["version"], e["step"]) for e in body["events"]] == [("stepped", since + 1, 4)]
    assert not body["reset"]


def test_after_an_undo_the_viewer_starts_afresh(new_match):
    match = new_match()
    bid(match)
    match.move(0, STEP, match.version)
    since = match.version
    match.undo(0, since)
    body = update(match, 1, since)
    assert body["reset"]
    assert body["events"] == []


def test_steps_of_a_running_match_show_ones_own_actions_only(new_match):
    match = new_match()
    bid(match)
    listed = steps(match, frozenset({1}))
    assert [step["actors"] for step in listed] == [["chance"], ["chance"], ["0", "1"]]
    assert [step["actions"] for step in listed] == [{}, {}, {"1": BID_1}]
    match.resign(0, "random")
    assert steps(match, frozenset())[0]["actions"]["chance"]["do"] == "deal"


def test_an_analysis_knows_only_what_the_viewer_knows(new_match):
    match = new_match()
    bid(match)
    seen = []
    asked = type("Asked", (type(GAME),), {"forecast": lambda self, position: seen.append(position.cards)})()
    match.game = asked
    for _ in range(40):
        analysis(match, 0, "forecast", None)
    own, other = zip(*seen, strict=True)
    assert set(own) == {match.position.cards[0]}
    assert len(set(other)) > 1


def test_an_analysis_may_be_asked_after_an_action(new_match):
    match = new_match()
    bid(match)
    assert analysis(match, 0, "forecast", STEP)["moved"] == 1
    assert match.position.moved == 0
