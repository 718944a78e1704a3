"""Plays the games of the corpus: the same engine, set-up, players and seed give the same record."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tests.contract.games import some_moves
from tests.corpus.files import Entry
from tests.corpus.fingerprints import Notes
from warpad.bots import Bot, consult, make
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import Record, begin, end_of, moves_of, new_record, step_of
from warpad.core.thinking.budget import Ticks
from warpad.core.vecs import Ints, append, i64, vec

RANDOM = "random"
# Who plays: of every ten games seven go at random, which comes to the strangest places.
PLAYERS = (RANDOM, "greedy", RANDOM, RANDOM, "easy", RANDOM, RANDOM, "greedy", RANDOM, RANDOM)
TICK = 0.0005
LONGEST = 4000


def play(game: Game, setup: Json, name: str, by: str, seed: int) -> Entry:
    """A new game, played to its end or for as long as is sensible."""
    record = new_record(game, setup)
    position, dice = begin(game, record), Dice(seed)
    bots = [] if by == RANDOM else [make(by, game, Ticks(TICK)) for _ in game.seats(position)]
    while len(position.actors()) and len(record.steps) < LONGEST:
        moves = _moves(game, position, bots, dice)
        record.steps.append(step_of(game, position, moves))
        position.apply(moves)
    if position.scores():
        record.end = end_of(position)
    return entry_of(game, record, name, by, seed)


def _moves(game: Game, position: Position, bots: list[Bot], dice: Dice) -> Ints:
    if not bots or position.actor() == CHANCE:
        return some_moves(position, dice)
    moves = vec[i64]([])
    for seat in position.actors():
        moves = append(moves, consult(bots[seat], game, position, seat, dice))
    return moves


def entry_of(game: Game, record: Record, name: str, by: str, seed: int) -> Entry:
    """A record with its fingerprints as they are today."""
    position = begin(game, record)
    notes = Notes(game, position)
    for number, step in enumerate(record.steps, start=1):
        moves = moves_of(game, position, step, number)
        notes.before_step()
        position.apply(moves)
        notes.after_step()
    notes.finish()
    lines = [msgspec.json.decode(line) for line in record.lines()]
    return Entry(name, by, seed, " ".join(notes.choices), notes.marks, lines)


def anew(game: Game, entry: Entry) -> Entry:
    """The same moves with today's fingerprints, content and version of the rules."""
    record = entry.record()
    fresh = new_record(game, record.setup, record.position)
    fresh.steps = record.steps
    if record.end is not None:
        position = begin(game, fresh)
        for number, step in enumerate(fresh.steps, start=1):
            position.apply(moves_of(game, position, step, number))
        fresh.end = end_of(position)
    return entry_of(game, fresh, entry.name, entry.by, entry.seed)


def players() -> Iterator[str]:
    """Who plays the games, one after the other, without end."""
    while True:
        yield from PLAYERS
