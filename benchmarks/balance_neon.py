"""Measures what decides games of Neon among equal bots and writes docs/balance/neon.md.

    python benchmarks/balance_neon.py normal:400 hard:100 --seed 4711 --minutes 30

Every finished game goes to a journal, and the command goes on where it stopped. All settings get their first
game, then their second, and so on, so that one may stop at any time and still compare them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from neon_page import page
from neon_story import GAME, Story, tell
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from warpad.arena.journal import Journal
from warpad.core.content import digest
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.games.neon.data.content import load_pack
from warpad.games.neon.mind import evaluate

HOME = Path(__file__).parents[1]
PAGE = HOME / "docs" / "balance" / "neon.md"
JOURNALS = HOME / "build"
FIGHTERS = [fighter.id for fighter in load_pack().fighters]
GAMES = 200
MODE_NAMES = {"rebirth": "Resurrection", "royale": "Battle Royale", "coalition": "Squad"}
SPREAD = 1_000_003


@dataclass(frozen=True)
class Setting:
    """A mode with a number of players, played by one bot in so many games."""

    title: str
    mode: str
    players: int
    bot: str
    games: int

    def fixture(self, n: int) -> str:
        return f"{self.bot} {self.mode} {self.players} {n}"

    def play(self, n: int, pack: str, seed: int) -> Json:
        """The nth game, with fighters dealt by its number: the same ones whatever was played before."""
        dice = Dice(seed * SPREAD + n)
        left = list(FIGHTERS)
        dealt = [left.pop(dice.below(len(left))) for _ in range(self.players)]
        setup = {"mode": self.mode, "players": self.players, "pack": pack}
        return {"fixture": self.fixture(n), **tell(setup, dealt, self.bot, dice)}


def settings(bot: str, games: int, modes: list[str], tables: list[int]) -> Iterator[Setting]:
    """Every mode with each number of players it is for."""
    for mode in load_pack().modes:
        for players in mode.players:
            if mode.id in modes and players in tables:
                with_automa = " with the Automa" if players in mode.automa.required else ""
                title = f"{MODE_NAMES[mode.id]}, {players} players{with_automa}, bot {bot}"
                yield Setting(title, mode.id, players, bot, games)


def bot_and_games(word: str) -> tuple[str, int]:
    """`easy:200` is the bot easy in 200 games."""
    bot, _, games = word.partition(":")
    return bot, int(games or GAMES)


def measure(chosen: list[Setting], journal: Journal, pack: str, seed: int, seconds: float) -> None:
    """Plays what is not in the journal yet, until all is played or so much CPU time is spent."""
    rounds = range(max(setting.games for setting in chosen))
    wanted = [(setting, n) for n in rounds for setting in chosen if n < setting.games]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.process_time()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=len(wanted))
        for setting, n in wanted:
            if setting.fixture(n) not in journal.results:
                if time.process_time() - started > seconds:
                    return
                bar.update(task, description=setting.title)
                journal.add([setting.play(n, pack, seed)])
            bar.advance(task)


def stories(chosen: list[Setting], journal: Journal) -> list[Story]:
    told = []
    for setting in chosen:
        story = Story(setting.title, setting.mode, setting.players, setting.bot)
        for n in range(setting.games):
            if (row := journal.results.get(setting.fixture(n))) is not None:
                story.add(row)
        if story.games:
            told.append(story)
    return told


def plan(pack: str, seed: int) -> Json:
    """What must be the same for games to be counted together: content, what bots learned, and the seed."""
    mind = Path(evaluate.__file__).parent
    return {
        "balance": "neon",
        "seed": seed,
        "pack": {name: it for name, it in GAME.digests().items() if name.startswith(f"{pack}/")},
        "mind": {name: digest(mind / name) for name in ("weights.json", "habits.json")},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "bots", nargs="*", default=["normal"], help="bots with games for each setting: normal:200"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default="base", help="a pack by its name")
    parser.add_argument("--modes", default=",".join(MODE_NAMES), help="modes, with commas between")
    parser.add_argument("--players", default="2,3,4,5,6", help="numbers of players, with commas between")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="ends after so much CPU time")
    parser.add_argument("--journal", type=Path, help="where finished games are kept (build/ otherwise)")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    words = [*given.bots, "--seed", str(given.seed)]
    for name in ("pack", "modes", "players"):
        if (word := getattr(given, name)) != parser.get_default(name):
            words += [f"--{name}", word]
    tables = [int(word) for word in given.players.split(",")]
    pairs = map(bot_and_games, given.bots)
    chosen = [it for bot, games in pairs for it in settings(bot, games, given.modes.split(","), tables)]
    path = given.journal or JOURNALS / f"balance-neon-{given.seed}.jsonl"
    for file in (path, given.out):
        file.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal(path, plan(given.pack, given.seed))
    try:
        measure(chosen, journal, given.pack, given.seed, 60 * given.minutes)
    finally:
        command = f"python benchmarks/balance_neon.py {' '.join(words)}"
        asked = sum(setting.games for setting in chosen)
        given.out.write_text(page(command, stories(chosen, journal), asked), encoding="utf-8")


if __name__ == "__main__":
    main()
