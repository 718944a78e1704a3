"""How a match advances: sealed choices, chance, ids, versions, endings."""

from __future__ import annotations

import pytest

from tests.play.toy import ACT, BID, GAME
from warpad.core.errors import DecodeError, StaleMove
from warpad.core.record import loads, verify
from warpad.play.entries import Sealed, Stepped, pack, unpack
from warpad.play.faults import NotPossible, RefusedMove
from warpad.play.match import Attendance, Match

BID_1 = {"do": "bid", "coins": 1}
STEP, PEEK, END = ({"do": verb} for verb in ("step", "peek", "end"))


def bid(match, coins=1):
    for seat in (0, 1):
        match.move(seat, {"do": "bid", "coins": coins}, match.version)


def play_to_the_end(match):
    entries = list(match.log)
    while match.result is None:
        seat = match.waiting()[0]
        legal = GAME.legal_actions(match.position, seat)
        entries += match.move(seat, legal[-1], match.version)
    return entries


def test_chance_is_dealt_before_the_first_choice(new_match):
    match = new_match()
    assert match.position.phase == BID
    assert all(match.position.cards)
    assert match.version == 2


def test_a_sealed_choice_changes_nothing_until_all_have_chosen(new_match):
    match = new_match()
    before = match.position.key()
    entries = match.move(0, BID_1, match.version)
    assert [type(entry) for entry in entries] == [Sealed]
    assert match.position.key() == before
    assert match.waiting() == [1]
    entries = match.move(1, BID_1, match.version)
    assert [type(entry) for entry in entries] == [Sealed, Stepped]
    assert match.position.phase == ACT


def test_both_may_choose_for_the_version_at_which_the_decision_began(new_match):
    match = new_match()
    seen = match.version
    match.move(0, BID_1, seen)
    match.move(1, BID_1, seen)
    assert match.position.phase == ACT


def test_a_move_for_an_older_decision_is_stale(new_match):
    match = new_match()
    seen = match.version
    bid(match)
    with pytest.raises(StaleMove) as caught:
        match.move(0, STEP, seen)
    assert (caught.value.seen, caught.value.current) == (seen, match.version)


def test_a_move_from_the_future_is_stale(new_match):
    match = new_match()
    with pytest.raises(StaleMove):
        match.move(0, BID_1, match.version + 1)


def test_an_illegal_move_is_refused_with_its_rule(new_match):
    match = new_match()
    bid(match)
    for _ in range(3):
        match.move(0, STEP, match.version)
    before = match.version, match.position.key()
    with pytest.raises(RefusedMove) as caught:
        match.move(0, STEP, match.version)
    assert caught.value.rule == "TOY-1"
    assert (match.version, match.position.key()) == before


@pytest.mark.parametrize("action", [{}, {"do": []}, {"do": "bid"}, {"do": "bid", "coins": 1 << 90}])
def test_an_unreadable_action_is_told_apart_and_changes_nothing(new_match, action):
    match = new_match()
    before = match.version
    with pytest.raises((DecodeError, RefusedMove)):
        match.move(0, action, match.version)
    assert match.version == before


def test_only_who_is_waited_for_may_move(new_match):
    match = new_match()
    bid(match)
    with pytest.raises(NotPossible, match="nothing to choose"):
        match.move(1, STEP, match.version)
    with pytest.raises(NotPossible, match="no seat 7"):
        match.move(7, STEP, match.version)


def test_a_move_sent_twice_counts_once(new_match):
    match = new_match()
    bid(match)
    version = match.version
    assert match.move(0, STEP, version, "a-1")
    points = list(match.position.points)
    assert match.move(0, STEP, version, "a-1") == []
    assert match.position.points == points
    assert match.answered(0, "a-1") == version + 1
    assert match.answered(1, "a-1") is None


def test_the_log_rebuilds_the_match(new_match):
    match = new_match()
    log = play_to_the_end(match)
    twin = Match(match.plan)
    for entry in log:
        twin.absorb(unpack(pack(entry)))
    assert twin.position.key() == match.position.key()
    assert (twin.version, twin.result, twin.record) == (match.version, match.result, match.record)


def test_the_log_rebuilds_ids_requests_and_sealed_choices(new_match):
    match = new_match()
    log = list(match.log)
    log += match.move(0, BID_1, match.version, "a-1")
    twin = Match(match.plan)
    for entry in log:
        twin.absorb(unpack(pack(entry)))
    assert twin.answered(0, "a-1") == match.version
    assert twin.waiting() == [1]
    assert twin.sealed == match.sealed


def test_a_finished_match_has_a_record_that_verifies(new_match):
    match = new_match()
    play_to_the_end(match)
    assert match.result == {"scores": match.position.scores(), "reason": "played", "seats": []}
    assert verify(GAME, loads(match.record.dumps())) == []
    with pytest.raises(NotPossible, match="over"):
        match.move(0, STEP, match.version)


def test_who_resigns_loses(new_match):
    match = new_match()
    match.resign(1, "random", "r")
    assert match.result == {"scores": [1.0, 0.0], "reason": "resigned", "seats": [1]}
    end = match.record.end
    assert end == match.result | {"key": f"{match.position.key():016x}"}, "the record reaches its end"
    assert verify(match.game, match.record) == []
    match.record.end = end | {"key": "0"}
    assert verify(match.game, match.record) != []
    assert match.waiting() == []


def test_an_open_seat_is_claimed_once(new_match):
    match = new_match("human", "open")
    match.claim(1, "Ann")
    assert match.players[1].name == "Ann"
    with pytest.raises(NotPossible, match="not open"):
        match.claim(1, "Bob")


def test_one_may_hand_ones_own_seat_to_a_bot_and_take_it_back(new_match):
    match = new_match()
    match.hand(0, "random")
    assert match.thinking() == [0]
    match.hand(0, None)
    assert match.thinking() == []


def test_a_seat_is_not_taken_from_a_player_who_is_there(new_match):
    match = new_match()
    with pytest.raises(NotPossible, match="is here"):
        match.stand_in(0, 1, "greedy", Attendance(frozenset({0, 1})))
    match.stand_in(0, 1, "greedy", Attendance(frozenset({0}), {1: 0.0}))
    assert match.players[1].kind == "bot"


def test_who_has_just_left_is_waited_for(new_match):
    match = new_match()
    with pytest.raises(NotPossible, match="waited for 12 s more"):
        match.stand_in(0, 1, "greedy", Attendance(frozenset({0}), {1: 11.5}))
    assert match.players[1].kind == "human"


def test_who_comes_back_has_their_seat_at_once_and_sees_who_played_for_them(new_match):
    match = new_match()
    match.stand_in(0, 1, "greedy", Attendance(frozenset({0}), {1: 0.0}))
    assert match.players[1].as_json()["standin"] == {"bot": "greedy", "by": 0, "since": 2, "until": None}
    match.move(0, BID_1, match.version)
    match.move(1, BID_1, match.version)
    match.come_back(1)
    assert match.players[1].kind == "human"
    assert match.players[1].as_json()["standin"] == {"bot": "greedy", "by": 0, "since": 2, "until": 3}
    assert match.come_back(1) == []


def test_a_seat_that_its_owner_gave_to_a_bot_stays_there(new_match):
    match = new_match()
    match.hand(1, "greedy")
    assert match.come_back(1) == []
    assert match.players[1].kind == "bot"


def test_who_comes_back_ends_the_question_whether_a_bot_shall_play(three_players):
    match = three_players
    match.stand_in(0, 2, "greedy", Attendance(frozenset({0, 1}), {2: 0.0}))
    assert match.request.wanted == [1]
    match.come_back(2)
    assert match.request is None
    with pytest.raises(NotPossible):
        match.consent(1, True)


def test_a_bot_seat_has_no_owner_to_take_it_back(new_match):
    match = new_match("human", "bot")
    with pytest.raises(NotPossible, match="cannot change hands"):
        match.hand(1, None)
