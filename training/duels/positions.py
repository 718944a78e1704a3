"""Reads kept duels again and tells each end of a turn in numbers, seen by the player who moved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from warpad.core.dice import Dice
from warpad.games import find
from warpad.games.neuroshima.mind.scene import SIZE, describe
from warpad.games.neuroshima.position import Neuroshima

GAME = find("neuroshima")


@dataclass
class Positions:
    """Ends of turns, game after game: numbers of the scene, armies, who moved, how the turn was played."""

    rows: np.ndarray  # position, input
    armies: np.ndarray  # position, own and other
    mover: np.ndarray
    mood: np.ndarray  # how the turn that led here was played
    reply: np.ndarray  # how the next one was
    game: np.ndarray
    score: np.ndarray  # of the mover, when the game was over
    halfway: np.ndarray  # whether the turn was still going on

    def save(self, path: Path) -> None:
        np.savez(path, **vars(self))

    @classmethod
    def join(cls, parts: list[Positions]) -> Positions:
        """All of them, the games numbered on."""
        first, fields = 0, []
        for part in parts:
            part.game = part.game + first
            first = int(part.game.max()) + 1
            fields.append(vars(part))
        return cls(**{name: np.concatenate([one[name] for one in fields]) for name in fields[0]})


def read_shard(path: Path) -> Positions:
    """The positions of a shard; those of its first reading are kept beside it."""
    kept = path.with_suffix(".positions")
    shard = np.load(path)
    setups = list(GAME.variety({}))
    at = turn = 0
    found: list[tuple[list[int], ...]] = []
    for number, length in enumerate(shard["length"]):
        moods = shard["moods"][turn : turn + shard["turns"][number]]
        position = GAME.new(setups[shard["setup"][number]])
        assert isinstance(position, Neuroshima)
        moves = shard["moves"][at : at + length].tolist()
        score = float(shard["score"][number])
        for row, mover, played, halfway in replay(position, moves, Dice(number)):
            armies = [position.setup.army[mover], position.setup.army[1 - mover]]
            end = score if mover == 0 else 1 - score
            found.append(
                (row, armies, mover, moods[played], moods[played + 1 - halfway], number, end, halfway)
            )
        at += length
        turn += len(moods)
    columns = list(zip(*found, strict=True))
    kinds = (np.int16, np.int8, np.int8, np.int8, np.int8, np.int32, np.float32, np.int8)
    read = Positions(*(np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)))
    with kept.open("wb") as file:
        np.savez(file, **vars(read))
    return read


def replay(position: Neuroshima, moves: list[int], dice: Dice) -> Iterator[tuple[list[int], int, int, int]]:
    """Every end of a turn but the last, and one position within most turns: numbers, mover, which turn."""
    turn, number, decisions, mover = position.turn_number, 0, 0, 0
    chosen = -1  # no position of the first turn, in which HQs are placed
    for move in moves:
        if position.turn_number != turn:
            if number > 0:
                yield tell(position, mover), mover, number, 0
            turn, number, decisions = position.turn_number, number + 1, 0
            chosen = 1 + dice.below(4)
        who = position.actor()
        if who >= 0:
            mover = who if decisions == 0 else mover
            if decisions == chosen and who == mover:
                yield tell(position, mover), mover, number, 1
            decisions += 1
        position.play(move)


def tell(position: Neuroshima, player: int) -> list[int]:
    row = list(describe(position, player, True))
    assert len(row) == SIZE
    return row


def read_all(folder: Path) -> Positions:
    parts = []
    for path in sorted(folder.glob("*.npz")):
        kept = path.with_suffix(".positions")
        if kept.exists():
            with np.load(kept) as told:
                parts.append(Positions(**{name: told[name] for name in told.files}))
        else:
            parts.append(read_shard(path))
    return Positions.join(parts)
