"""`warpad arena`: bots against bots, every seat in turn, with intervals and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.arena.contest import Contest, Plan, prepare
from warpad.arena.contest import run as play_contest
from warpad.cli.parts.arguments import Exit, Option
from warpad.cli.parts.inputs import read_options
from warpad.cli.parts.output import print_json, print_plain, progress, warn
from warpad.cli.parts.parameters import AsJson, GameName, Options, Seed
from warpad.cli.parts.speech import decimal, say
from warpad.cli.sim import INTERRUPTED
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.games import find

Bots = Annotated[str, Option("--bots", metavar="A,B,...", help="arena-bots-help")]
Count = Annotated[int, Option("-n", "--games", min=1, metavar="N", help="arena-count-help")]
Jobs = Annotated[int, Option("--jobs", "-j", min=0, max=256, metavar="J", help="arena-jobs-help")]
Ray = Annotated[str | None, Option("--ray", metavar="ADDRESS", help="arena-ray-help")]
Mirror = Annotated[bool, Option("--mirror", help="arena-mirror-help")]
JournalFile = Annotated[Path | None, Option("--journal", metavar="FILE", help="arena-journal-help")]
ReportFile = Annotated[Path | None, Option("--report", metavar="FILE", help="arena-report-help")]

BalanceFile = Annotated[Path | None, Option("--balance", metavar="FILE", help="arena-balance-help")]


def run(
    game_name: GameName,
    bots: Bots = "random,easy",
    count: Count = 100,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    option: Options = None,
    mirror: Mirror = False,
    journal: JournalFile = None,
    report: ReportFile = None,
    balance: BalanceFile = None,
    as_json: AsJson = False,
) -> None:
    contest = prepare(plan(game_name, bots, count, seed, option or [], mirror))
    check_folder(report)
    check_folder(journal)
    check_folder(balance)
    whole = play(contest, jobs, ray, journal)
    if report is not None:
        write_report(contest, report)
    if balance is not None:
        write_balance(contest, balance)
    tell(contest.figures(), as_json)
    if not whole:
        warn(say("arena-interrupted", games=len(contest.rows), asked=len(contest.fixtures)))
        raise Exit(INTERRUPTED)


def plan(game_name: str, bots: str, count: int, seed: int, option: list[str], mirror: bool) -> Plan:
    """What was asked for; options are checked before anything is played."""
    game = find(game_name)
    setup = game.among_programs(read_options(option))
    game.read_setup(setup)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    return Plan(game_name, names, count, seed, setup, mirror)


def check_folder(path: Path | None) -> None:
    """A file that cannot be written is refused before the first game, not after the last."""
    if path is not None and not path.absolute().parent.is_dir():
        raise SetupError("cli-fault-folder", path=str(path), folder=str(path.absolute().parent))


def play(contest: Contest, jobs: int, ray: str | None, journal: Path | None) -> bool:
    """Plays what is left; False when interrupted, with what was played kept."""
    done = 0

    def tick(games: int) -> None:
        nonlocal done
        advance(games - done)
        done = games

    try:
        with progress(len(contest.fixtures)) as advance:
            play_contest(contest, jobs, ray, journal, tick)
    except KeyboardInterrupt:
        return False
    return True


def write_report(contest: Contest, path: Path) -> None:
    from warpad.arena.report import html

    path.write_text(html(contest), encoding="utf-8")


def write_balance(contest: Contest, path: Path) -> None:
    from warpad.arena.report import balance

    path.write_text(balance(contest), encoding="utf-8")


def tell(figures: Json, as_json: bool) -> None:
    if as_json:
        print_json(figures)
        return
    for pair in figures["pairs"]:
        if not pair["games"]:
            print_plain(say("arena-unplayed", a=pair["a"], b=pair["b"]))
            continue
        shares = {name: decimal(f"{pair[name]:.1%}") for name in ("rate_a", "low", "high")}
        counts = {name: pair[name] for name in ("a", "b", "games", "draws")}
        print_plain(
            say("arena-pair", **counts, rate=shares["rate_a"], low=shares["low"], high=shares["high"])
        )
    for row in figures["ratings"]:
        rating, margin = f"{row['rating']:.0f}", f"{row['margin']:.0f}"
        print_plain(say("arena-rating", bot=row["bot"], rating=rating, margin=margin))
    for bot, times in figures["milliseconds"].items():
        shown = {name: decimal(f"{times[name]:.1f}") for name in ("median", "p99", "most")}
        print_plain(say("arena-time", bot=bot, **shown))
    print_plain(say("arena-fair", share=f"{figures['fair']:.0%}"))
