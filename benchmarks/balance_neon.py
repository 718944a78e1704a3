"""Measures what decides games of Neon among equal bots and writes docs/balance/neon.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from neon_page import page
from neon_story import Story

from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.games.neon.data.content import load_pack

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "neon.md"
FIGHTERS = [fighter.id for fighter in load_pack().fighters]
GAMES = 200
MODE_NAMES = {"rebirth": "Resurrection", "royale": "Battle Royale", "coalition": "Squad"}


def settings(modes: list[str], tables: list[int]) -> Iterator[tuple[str, Json]]:
    """Every mode with each number of players it is for."""
    for mode in load_pack().modes:
        for players in mode.players:
            if mode.id in modes and players in tables:
                with_automa = " with the Automa" if players in mode.automa.required else ""
                title = f"{MODE_NAMES[mode.id]}, {players} players{with_automa}"
                yield title, {"mode": mode.id, "players": players}


def tell(title: str, setting: Json, bot: str, games: int, seed: int) -> Story:
    """The same setting with fighters dealt anew for each game."""
    dice = Dice(seed)
    story = Story(f"{title}, bot {bot}", setting["mode"], setting["players"], bot)
    for _ in range(games):
        left = list(FIGHTERS)
        dealt = [left.pop(dice.below(len(left))) for _ in range(setting["players"])]
        story.play({**setting, "fighters": dealt}, dealt, dice)
    return story


def bot_and_games(word: str) -> tuple[str, int]:
    """`easy:200` is the bot easy in 200 games."""
    bot, _, games = word.partition(":")
    return bot, int(games or GAMES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "bots", nargs="*", default=["normal"], help="bots with games for each setting: normal:200"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default="base", help="a pack by its name")
    parser.add_argument("--modes", default=",".join(MODE_NAMES), help="modes, with commas between")
    parser.add_argument("--players", default="2,3,4,5,6", help="numbers of players, with commas between")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    words = [*given.bots, "--seed", str(given.seed)]
    if given.modes != parser.get_default("modes"):
        words += ["--modes", given.modes]
    if given.players != parser.get_default("players"):
        words += ["--players", given.players]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    tables = [int(word) for word in given.players.split(",")]
    stories: list[Story] = []
    for bot, games in map(bot_and_games, given.bots):
        for title, setting in settings(given.modes.split(","), tables):
            stories.append(tell(title, {**setting, "pack": given.pack}, bot, games, given.seed))
            print(stories[-1].title, flush=True)
            told = page(f"python benchmarks/balance_neon.py {' '.join(words)}", stories)
            given.out.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
