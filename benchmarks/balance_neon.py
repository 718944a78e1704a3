"""Measures how evenly the fighters of Neon win among equal bots and writes docs/balance/neon.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from warpad.arena.balance import Tally, measure, page
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.games import find
from warpad.games.neon.data.content import load_pack

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "neon.md"
FIGHTERS = [fighter.id for fighter in load_pack().fighters]
GAMES = 200
MODE_NAMES = {"rebirth": "Resurrection", "royale": "Battle Royale", "coalition": "Squad"}
TABLES = (2, 3, 4, 6)


def settings() -> Iterator[tuple[str, Json]]:
    """Every mode with each number of players it is for."""
    for mode in load_pack().modes:
        for players in TABLES:
            if players in mode.players:
                with_automa = " with the Automa" if players in mode.automa.required else ""
                title = f"{MODE_NAMES[mode.id]}, {players} players{with_automa}"
                yield title, {"mode": mode.id, "players": players}


def setups(setting: Json, games: int, dice: Dice) -> Iterator[tuple[Json, Sequence[str]]]:
    """The same setting with fighters dealt anew for each game."""
    for _ in range(games):
        left = list(FIGHTERS)
        dealt = [left.pop(dice.below(len(left))) for _ in range(setting["players"])]
        yield {**setting, "fighters": dealt}, dealt


def tally(title: str, setting: Json, bot: str, games: int, given: argparse.Namespace) -> Tally:
    dice = Dice(given.seed)
    chosen = {**setting, "pack": given.pack}
    return measure(find("neon"), f"{title}, bot {bot}", setups(chosen, games, dice), bot, dice)


def bot_and_games(word: str) -> tuple[str, int]:
    """`easy:200` is the bot easy in 200 games."""
    bot, _, games = word.partition(":")
    return bot, int(games or GAMES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "bots", nargs="*", default=["easy"], help="bots with games for each setting: easy:200"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default="base", help="a pack by its name or folder")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    command = f"python benchmarks/balance_neon.py {' '.join(given.bots)} --seed {given.seed}"
    given.out.parent.mkdir(parents=True, exist_ok=True)
    tallies = []
    for bot, games in map(bot_and_games, given.bots):
        for title, setting in settings():
            tallies.append(tally(title, setting, bot, games, given))
            outside = ", ".join(tallies[-1].outside())
            print(f"{tallies[-1].title}: {outside or 'all within 50-150 %'}", flush=True)
            given.out.write_text(page("Balance of Neon's fighters", command, tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
