"""Laws of actions, events and records: what is said of a game is what happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.contract.games import Sample, seats_of, snapshots, some_moves, viewers_of
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, IllegalMove
from warpad.core.game import Json, Refusal
from warpad.core.position import CHANCE, Position
from warpad.core.record import end_of, loads, new_record, replay, step_of, verify
from warpad.games import GAMES
from warpad.locales import has_message

SOME = 12
OTHERS = 3
NONSENSE: tuple[Any, ...] = ({}, {"do": 5}, {"do": "nonsense"}, {"do": None}, {"do": []}, {"nonsense": 1})
WRONG: tuple[Any, ...] = (None, "nonsense", -1, 99, 10**20, [], ["nonsense"], {}, True)


def codes(position: Position, seat: int) -> list[int]:
    return list(position.odds())[::2] if seat == CHANCE else list(position.legal(seat))


def acting(sample: Sample, seed: int) -> Iterator[tuple[Position, int]]:
    """Some positions, with each of their actors."""
    for position in snapshots(sample, seed, SOME):
        for seat in position.actors():
            yield position, seat


def test_every_move_has_an_action_of_its_own(sample: Sample, seed: int) -> None:
    for position, seat in acting(sample, seed):
        moves = codes(position, seat)
        actions = [sample.game.action(position, seat, move) for move in moves]
        assert all(isinstance(action["do"], str) for action in actions)
        assert not any(isinstance(value, dict) for action in actions for value in action.values())
        told = [msgspec.json.encode(action, order="deterministic") for action in actions]
        assert len(set(told)) == len(moves)
        for move, text in zip(moves, told, strict=True):
            assert sample.game.move(position, seat, msgspec.json.decode(text)) == move


def test_legal_actions_are_not_refused(sample: Sample, seed: int) -> None:
    for position, seat in acting(sample, seed):
        if seat != CHANCE:
            for action in sample.game.legal_actions(position, seat):
                assert sample.game.why_not(position, seat, action) is None, action


def check_refusal(sample: Sample, position: Position, seat: int, action: Json) -> None:
    refusal = sample.game.why_not(position, seat, action)
    assert isinstance(refusal, Refusal), f"seat {seat} may not do {action}"
    assert refusal.rule in sample.game.rulebook
    if sample.game.name in GAMES:
        assert has_message(refusal.message), refusal.message
    before = position.key()
    with pytest.raises(IllegalMove):
        sample.game.legal_move(position, seat, action)
    assert position.key() == before


def test_actions_of_another_moment_are_refused_with_a_rule(sample: Sample, seed: int) -> None:
    """What was legal elsewhere in the same game, or is legal for another, is refused with reasons."""
    elsewhere: list[Json] = []
    for position, seat in acting(sample, seed):
        if seat != CHANCE:
            elsewhere += sample.game.legal_actions(position, seat)[::OTHERS][:OTHERS]
    refused = 0
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            legal = sample.game.legal_actions(position, seat) if seat in list(position.actors()) else []
            for action in elsewhere:
                if action not in legal:
                    check_refusal(sample, position, seat, action)
                    refused += 1
    assert refused


def is_turned_down(sample: Sample, position: Position, seat: int, action: Json) -> bool:
    try:
        return sample.game.why_not(position, seat, action) is not None
    except DecodeError:
        return True


def test_nonsense_is_unreadable_or_refused(sample: Sample, seed: int) -> None:
    for position, seat in acting(sample, seed):
        if seat == CHANCE:
            continue
        legal = sample.game.legal_actions(position, seat)
        first = legal[0]
        changed = [{**first, name: value} for name in first for value in WRONG]
        for action in [*NONSENSE, *changed]:
            if action in legal:
                continue
            assert is_turned_down(sample, position, seat, action), action


def test_events_cite_rules_and_have_words(sample: Sample, seed: int) -> None:
    position = sample.start()
    position.listen()
    dice = Dice(seed)
    told = 0
    while len(position.actors()):
        position.apply(some_moves(position, dice))
        for raw in position.take_events():
            event = sample.game.event(position, raw)
            told += 1
            assert event["rule"] in sample.game.rulebook, event
            msgspec.json.encode(event)
            for viewer in viewers_of(sample, position):
                assert isinstance(sample.game.visible(event, viewer), bool)
            if sample.game.name in GAMES:
                id = f"{sample.game.prefix}-event-{event['event']}"
                assert has_message(id), id
    assert told


def test_a_record_replays_to_equal_keys(sample: Sample, seed: int) -> None:
    record = new_record(sample.game, sample.setup)
    position = sample.start()
    keys = [position.key()]
    dice = Dice(seed)
    while len(position.actors()):
        moves = some_moves(position, dice)
        record.steps.append(step_of(sample.game, position, moves))
        position.apply(moves)
        keys.append(position.key())
    record.end = end_of(position)
    again = loads(record.dumps())
    assert verify(sample.game, again) == []
    for upto in (0, len(keys) // 3, len(keys) // 2, len(keys) - 1):
        assert replay(sample.game, again, upto).key() == keys[upto]


def test_a_match_goes_on_from_a_saved_position(sample: Sample, seed: int) -> None:
    middle = snapshots(sample, seed, SOME)[SOME // 2 if sample.game.name != "toy" else 1]
    record = new_record(sample.game, sample.setup, sample.game.dump(middle))
    position, dice = middle.copy(), Dice(seed)
    for _ in range(5):
        if len(position.actors()):
            moves = some_moves(position, dice)
            record.steps.append(step_of(sample.game, position, moves))
            position.apply(moves)
    assert replay(sample.game, loads(record.dumps())).key() == position.key()
