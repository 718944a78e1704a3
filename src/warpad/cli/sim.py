"""`warpad sim`: games between bots, counted."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from warpad.arena.series import Series, Tally, play_series
from warpad.bots import make
from warpad.cli.parts.arguments import Exit, Option
from warpad.cli.parts.inputs import read_options
from warpad.cli.parts.lineup import names_of
from warpad.cli.parts.output import print_json, print_plain, progress, warn
from warpad.cli.parts.parameters import AsJson, GameName, Options, Seed
from warpad.cli.parts.speech import decimal, say
from warpad.games import find

FAULTY = 1
INTERRUPTED = 130

Bots = Annotated[str, Option("--bots", metavar="A,B", help="bots-help")]
Count = Annotated[int, Option("-n", "--games", min=1, metavar="N", help="sim-count-help")]
Jobs = Annotated[int, Option("--jobs", "-j", min=1, max=256, metavar="J", help="sim-jobs-help")]
Records = Annotated[Path | None, Option("--records", metavar="DIR", help="sim-records-help")]


def run(
    game_name: GameName,
    bots: Bots = "random",
    count: Count = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: Options = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    series = plan(game_name, bots, seed, option or [], records)
    tally = Tally(wins=[0] * len(series.bots))
    started = time.monotonic()
    whole = play(series, count, jobs, tally)
    report(series, tally, time.monotonic() - started, as_json)
    if tally.fault and not as_json:
        warn(say("sim-fault", count=tally.illegal, fault=tally.fault))
    if not whole:
        warn(say("sim-interrupted", games=tally.games, asked=count))
        raise Exit(INTERRUPTED)
    if tally.fault:
        raise Exit(FAULTY)


def plan(game_name: str, bots: str, seed: int, option: list[str], records: Path | None) -> Series:
    """Everything is checked before the first game."""
    game = find(game_name)
    setup = game.read_setup(game.among_programs(read_options(option)))
    names = names_of(bots, len(game.seats(game.start(setup))))
    for name in names:
        make(name, game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return Series(game_name, setup, tuple(names), seed, records)


def play(series: Series, count: int, jobs: int, tally: Tally) -> bool:
    """Plays all games into the tally; False when interrupted."""
    try:
        with progress(count) as advance:
            for part in play_series(series, count, jobs):
                tally.add(part)
                advance(part.games)
    except KeyboardInterrupt:
        return False
    return True


def report(series: Series, tally: Tally, seconds: float, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "game": series.game,
                "bots": list(series.bots),
                "seed": series.seed,
                "setup": series.setup,
                "games": tally.games,
                "finished": tally.finished,
                "decisions": tally.decisions,
                "cpu_seconds": round(tally.cpu_seconds, 3),
                "seconds": round(seconds, 3),
                "wins": tally.wins,
                "draws": tally.draws,
                "illegal": tally.illegal,
                "fault": tally.fault or None,
            }
        )
        return
    print_plain(
        say("sim-games", finished=tally.finished, games=tally.games, seconds=decimal(f"{seconds:.1f}"))
    )
    for number, (bot, wins) in enumerate(zip(series.bots, tally.wins, strict=True), start=1):
        share = wins / tally.finished if tally.finished else 0
        print_plain(say("sim-wins", seat=number, bot=bot, wins=wins, share=decimal(f"{share:.1%}")))
    print_plain(say("sim-rest", draws=tally.draws, decisions=tally.decisions, illegal=tally.illegal))
