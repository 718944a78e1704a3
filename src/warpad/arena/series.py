"""Many games of one line-up, counted; on one process or several."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from warpad.arena.table import BotFault, Played, play
from warpad.bots import make
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.games import find

SEED_STEP = 1_000_003
PARTS_PER_JOB = 20
LARGEST_PART = 20


@dataclass(frozen=True)
class Series:
    """What is played: one bot a seat, game after game, each with a seed of its own."""

    game: str
    setup: Json
    bots: tuple[str, ...]
    seed: int
    records: Path | None = None


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    illegal: int = 0
    fault: str = ""

    def count(self, played: Played) -> None:
        """A seat wins with the whole point; a game without such a seat is a draw."""
        self.decisions += played.decisions
        if not played.scores:
            return
        self.finished += 1
        won = [score == 1 for score in played.scores]
        self.wins = [a + b for a, b in zip(self.wins, won, strict=True)]
        self.draws += not any(won)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.illegal += other.illegal
        self.fault = self.fault or other.fault


def play_part(series: Series, numbers: range) -> Tally:
    """Plays the games of these numbers."""
    game = find(series.game)
    tally = Tally(wins=[0] * len(series.bots))
    begin = time.process_time()
    for number in numbers:
        bots = [make(name, game) for name in series.bots]
        dice = Dice(series.seed * SEED_STEP + number)
        tally.games += 1
        try:
            played = play(game, series.setup, bots, dice, keep_record=series.records is not None)
        except BotFault as fault:
            tally.illegal += 1
            tally.fault = tally.fault or f"game {number}: {fault}"
            continue
        tally.count(played)
        if series.records is not None and played.record is not None:
            played.record.save(series.records / f"{series.game}-{series.seed}-{number:06}.jsonl")
    tally.cpu_seconds = time.process_time() - begin
    return tally


def play_series(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all parts, as they come in."""
    size = max(1, min(LARGEST_PART, games // (jobs * PARTS_PER_JOB)))
    parts = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1:
        for part in parts:
            yield play_part(series, part)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    try:
        for future in as_completed([pool.submit(play_part, series, part) for part in parts]):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
