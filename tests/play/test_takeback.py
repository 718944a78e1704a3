"""Undo: free until something new became known, by consent after that."""

from __future__ import annotations

import pytest

from tests.play.test_match import BID_1, END, PEEK, STEP, bid
from warpad.core.errors import StaleMove
from warpad.play.entries import Undone, pack, unpack
from warpad.play.faults import NotPossible
from warpad.play.match import Match


def test_ones_own_steps_are_taken_back_one_by_one(new_match):
    match = new_match()
    bid(match)
    key = match.position.key()
    match.move(0, STEP, match.version)
    between = match.position.key()
    match.move(0, STEP, match.version)
    assert match.takeback(0).free
    match.undo(0, match.version)
    assert match.position.key() == between
    match.undo(0, match.version)
    assert match.position.key() == key
    assert match.takeback(0).lock == "server-undo-reveal"


def test_a_match_goes_on_after_an_undo_and_tells_its_events(new_match):
    match = new_match()
    bid(match)
    match.move(0, STEP, match.version)
    match.undo(0, match.version)
    match.move(0, STEP, match.version)
    assert [event["event"] for event in match.happenings[-1].events] == ["stepped"]
    assert match.position.points[0] == 2


def test_a_version_never_goes_back(new_match):
    match = new_match()
    bid(match)
    match.move(0, STEP, match.version)
    before = match.version
    match.undo(0, before)
    assert match.version == before + 1
    with pytest.raises(StaleMove):
        match.move(0, STEP, before)


def test_a_sealed_choice_may_be_taken_back_while_others_choose(new_match):
    match = new_match()
    match.move(0, BID_1, match.version)
    match.undo(0, match.version)
    assert match.waiting() == [0, 1]
    with pytest.raises(NotPossible, match="nothing to take back"):
        match.undo(0, match.version)


@pytest.mark.parametrize(
    ("actions", "lock"),
    [([PEEK], "server-undo-reveal"), ([END], "server-undo-chance"), ([STEP], None)],
)
def test_what_was_learned_locks_the_undo(new_match, actions, lock):
    match = new_match()
    bid(match)
    for action in actions:
        match.move(0, action, match.version)
    back = match.takeback(0)
    assert (back.lock, back.free, back.possible) == (lock, lock is None, True)


def test_the_step_of_another_locks_the_undo(new_match):
    match = new_match()
    bid(match)
    match.move(0, END, match.version)
    match.move(1, STEP, match.version)
    assert match.takeback(0).lock == "server-undo-chance"
    assert match.takeback(1).free
    match.undo(1, match.version)
    assert match.takeback(1).lock == "server-undo-reveal"


def test_more_is_taken_back_by_consent(new_match):
    match = new_match()
    bid(match)
    key = match.position.key()
    match.move(0, END, match.version)
    match.undo(0, match.version, "u")
    assert match.missing() == [1]
    with pytest.raises(NotPossible, match="consent"):
        match.consent(0, True)
    match.consent(1, True, "c")
    assert match.position.key() == key
    assert match.request is None


def test_a_no_ends_the_request(new_match):
    match = new_match()
    bid(match)
    match.move(0, END, match.version)
    key = match.position.key()
    match.undo(0, match.version)
    match.consent(1, False)
    assert (match.position.key(), match.request) == (key, None)


def test_a_move_ends_the_request(new_match):
    match = new_match()
    bid(match)
    match.move(0, END, match.version)
    match.undo(0, match.version)
    match.move(1, STEP, match.version)
    assert match.request is None


def test_nobody_has_to_agree_with_themselves_or_with_a_bot(new_match):
    hot_seat, with_bot = new_match(), new_match("human", "bot")
    for match in (hot_seat, with_bot):
        bid(match)
        key = match.position.key()
        match.move(0, END, match.version)
        match.undo(0, match.version, own=[0, 1] if match is hot_seat else [0])
        assert match.position.key() == key


def test_chance_gives_the_same_again_in_the_same_position(new_match):
    match = new_match("human", "bot")
    bid(match)
    match.move(0, END, match.version)
    rolled = match.record.steps[-1]
    for _ in range(5):
        match.undo(0, match.version)
        match.move(0, END, match.version)
        assert match.record.steps[-1] == rolled


def test_the_log_rebuilds_a_match_with_undo(new_match):
    match = new_match("human", "bot")
    log = list(match.log)
    for seat in (0, 1):
        log += match.move(seat, BID_1, match.version)
    log += match.move(0, STEP, match.version)
    log += match.move(0, END, match.version)
    log += match.undo(0, match.version)
    log += match.undo(0, match.version)
    log += match.move(0, PEEK, match.version)
    twin = Match(match.plan)
    for entry in log:
        twin.absorb(unpack(pack(entry)))
    assert sum(isinstance(entry, Undone) for entry in log) == 2
    assert twin.position.key() == match.position.key() == twin.replayed(len(twin.steps)).key()
    assert twin.takeback(0) == match.takeback(0)
