"""Thinking time of each seat."""

from __future__ import annotations

import pytest

from tests.play.test_match import BID_1, END, bid
from warpad.games import find
from warpad.play.clock import LONGEST_SHOW, SECONDS_AN_EVENT, SEEN_AS_MADE, Clock, show_time, steady_time
from warpad.play.dealer import SeededDealer
from warpad.play.entries import Resumed
from warpad.play.faults import NotPossible
from warpad.play.match import Match
from warpad.play.players import Player
from warpad.play.state import Plan


def test_only_who_is_waited_for_uses_time(new_match, watch):
    match = new_match()
    watch.time += 5
    match.move(0, BID_1, match.version)
    watch.time += 3
    match.move(1, BID_1, match.version)
    watch.time += 1
    assert match.clock.used(watch.time) == [6.0, 8.0]


def test_an_increment_is_granted_for_each_choice():
    clock = Clock(2, limit=10, increment=2)
    clock.run([0], 0)
    clock.run([1], 4)
    assert clock.as_json(4)["granted"] == [12.0, 10.0]
    assert clock.next_fall(5) == 9
    assert clock.fallen(13.9) is None
    assert clock.fallen(14) == 1


def test_without_a_limit_nobody_runs_out(new_match, watch):
    match = new_match()
    assert match.clock.fallen(watch.time + 1e9) is None


def test_a_break_of_the_server_costs_nobody_time(new_match, watch):
    match = new_match(limit=60)
    watch.time += 1000
    match.resume([(1005.0, 1990.0)])
    assert match.clock.fallen(watch.time) is None
    assert match.clock.next_fall(watch.time) == 45


def test_a_break_counts_once_whoever_names_it_and_no_time_is_given_back(new_match, watch):
    match = new_match(limit=60)
    watch.time += 20
    match.resume([(1005.0, 1015.0)])
    assert match.resume([(1005.0, 1015.0)]) == []
    assert match.resume([]) == []
    assert match.clock.used(watch.time) == [10.0, 10.0]


def test_a_log_of_an_older_version_goes_on_where_its_server_came_back(new_match, watch):
    match = new_match(limit=60)
    watch.time += 50
    match.absorb(Resumed(at=watch.time))
    assert match.clock.used(watch.time) == [0.0, 0.0]


def test_a_seat_falls_once(three_players, watch):
    match = three_players
    watch.time += 100
    fallen = match.clock.fallen(watch.time)
    match.resign(fallen, "greedy", reason="time")
    assert match.result is None
    assert match.players[fallen].kind == "bot"
    assert match.clock.fallen(watch.time) != fallen
    with pytest.raises(NotPossible, match="gave up already"):
        match.resign(fallen, "greedy", reason="time")


def test_a_jump_of_the_systems_clock_moves_no_time(monkeypatch):
    now = steady_time()
    before = now()
    monkeypatch.setattr("time.time", lambda: before + 7200)
    assert now() - before < 5


def test_thinking_time_stands_still_when_the_match_is_over(new_match, watch):
    match = new_match()
    bid(match)
    match.move(0, END, match.version)
    match.resign(0, "random")
    used = match.clock.used(watch.time)
    assert match.clock.used(watch.time + 50) == used


def test_a_clock_stands_while_there_is_something_to_see():
    clock = Clock(2, limit=10)
    clock.run([1], 0, {1: 6.0})
    assert clock.as_json(2)["stands"] == [0.0, 4.0]
    assert clock.used(6) == [0.0, 0.0]
    assert clock.next_fall(2) == pytest.approx(14)
    assert clock.used(8) == [0.0, 2.0]
    assert clock.as_json(8)["stands"] == [0.0, 0.0]


def test_who_plays_while_the_clock_stands_has_used_nothing_and_won_nothing():
    clock = Clock(2, limit=10)
    clock.run([1], 0, {1: 6.0})
    clock.run([0], 1)
    assert clock.used(1) == [0.0, 0.0]
    assert clock.as_json(1)["granted"] == [10.0, 10.0]


def test_the_time_for_looking_grows_with_what_happened_and_has_a_bound():
    assert show_time(SEEN_AS_MADE) == 0
    assert show_time(SEEN_AS_MADE + 10) == pytest.approx(10 * SECONDS_AN_EVENT)
    assert show_time(10_000) == LONGEST_SHOW


def test_what_happened_since_ones_last_choice_is_granted_and_asked_of_nobody(watch):
    game = find("neuroshima")
    setup = game.read_setup({"armies": ["borgo", "outpost"]})
    match = Match(Plan(game, setup, [Player("human"), Player("human")], limit=60), SeededDealer(1), watch)
    match.start()
    first = match.waiting()[0]
    while match.waiting() == [first]:
        match.move(first, match.game.action(match.position, first, match.moves(first)[0]), match.version)
    (second,) = match.waiting()
    events = [event for happening in match.happenings for event in happening.events]
    seen = sum(game.visible(event, second) for event in events)
    assert match.clock.as_json(watch.time)["stands"][second] == pytest.approx(show_time(seen), abs=0.001)
