"""Matches of the real games: whole matches, and bytes that no hidden fact can change."""

from __future__ import annotations

import random

import msgspec
import pytest

from warpad.core.errors import DecodeError
from warpad.core.game import Game
from warpad.core.record import loads, verify
from warpad.games import GAMES, find
from warpad.play.dealer import SeededDealer
from warpad.play.entries import pack, unpack
from warpad.play.faults import RefusedMove
from warpad.play.match import Match
from warpad.play.players import Player
from warpad.play.state import Plan
from warpad.play.update import analysis, update

LONGEST = 3000
EVERY = 9
NOON = 43_200.0


def begin(game: Game, setup: dict[str, object], seed: int) -> Match:
    read = game.read_setup(setup)
    players = [Player("human") for _ in game.seats(game.start(read))]
    return Match(Plan(game, read, players), SeededDealer(seed), now=lambda: NOON)


def seen(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(update(match, seat, match.version - 1))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_to_its_end_and_rebuilt_from_its_log(name):
    game = find(name)
    luck = random.Random(name)
    match = begin(game, {}, 5)
    log = match.start()
    for _ in range(LONGEST):
        if match.result is not None:
            break
        seat = luck.choice(match.waiting())
        log += match.move(seat, luck.choice(game.legal_actions(match.position, seat)), match.version)
    assert match.result is not None
    assert verify(game, loads(match.record.dumps())) == []
    twin = Match(match.plan, now=lambda: NOON)
    for entry in log:
        twin.absorb(unpack(pack(entry)))
    assert twin.position.key() == match.position.key()
    assert seen(twin, None) == seen(match, None)


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_depends_on_what_the_viewer_cannot_know(name):
    """In every world that a viewer can imagine it would have been sent the same."""
    game = find(name)
    luck = random.Random(name)
    for setup in list(game.samples())[:3]:
        match = begin(game, setup, 11)
        match.start()
        for number in range(60):
            if match.result is not None:
                break
            if number % EVERY == 0:
                for seat in [*range(len(match.players)), None]:
                    check_worlds(match, seat)
            seat = luck.choice(match.waiting())
            action = luck.choice(game.legal_actions(match.position, seat))
            match.move(seat, action, match.version)


def check_worlds(match: Match, seat: int | None) -> None:
    real = match.position
    own = match.sealed
    before = seen(match, seat)
    for _ in range(3):
        world = match.position.imagine(-4 if seat is None else seat, match.dealer.dice())
        world.listen()
        match.position = world
        match.sealed = {s: move if s == seat else -1 for s, move in own.items()}
        try:
            assert seen(match, seat) == before
        finally:
            match.position, match.sealed = real, own


@pytest.mark.parametrize("name", GAMES)
def test_undo_leads_back_to_the_same_position(name):
    game = find(name)
    luck = random.Random(name)
    match = begin(game, {}, 3)
    match.start()
    undone = 0
    for _ in range(150):
        if match.result is not None:
            break
        seat = luck.choice(match.waiting())
        key, sealed = match.position.key(), dict(match.sealed)
        action = luck.choice(game.legal_actions(match.position, seat))
        match.move(seat, action, match.version)
        if match.result is None and match.takeback(seat).free:
            undone += 1
            match.undo(seat, match.version)
            assert (match.position.key(), match.sealed) == (key, sealed)
            match.move(seat, action, match.version)
    assert undone


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_is_answered_with_data(name):
    game = find(name)
    match = begin(game, {}, 3)
    match.start()
    seat = match.waiting()[0]
    after = game.legal_actions(match.position, seat)[0]
    for what in getattr(game, "questions", ()):
        asked = ((seat, after),) if what in game.weighs else ((None, None), (seat, None), (seat, after))
        at = "C3" if what in game.points else None
        for viewer, action in asked:
            assert msgspec.json.encode(analysis(match, viewer, what, action, at))


@pytest.mark.parametrize("name", GAMES)
def test_a_twisted_action_is_legal_refused_or_unreadable_and_nothing_else(name):
    game = find(name)
    luck = random.Random(name)
    twists = [None, -1, 1 << 70, "", "x" * 50, [], {}, True, 3.5]
    match = begin(game, {}, 8)
    match.start()
    refused = 0
    for _ in range(120):
        if match.result is not None:
            break
        seat = luck.choice(match.waiting())
        action = luck.choice(game.legal_actions(match.position, seat))
        twisted = {**action, luck.choice([*action, "more"]): luck.choice(twists)}
        before = match.version, match.position.key(), dict(match.sealed)
        try:
            match.move(seat, twisted, match.version)
        except (RefusedMove, DecodeError):
            refused += 1
            assert (match.version, match.position.key(), match.sealed) == before
            match.move(seat, action, match.version)
    assert refused
