"""Writes the tables of docs/envs.md from the sheets of the games: `./run numbers`."""

from __future__ import annotations

import sys
from pathlib import Path

from warpad.core.learning.sheet import Channel, Sheet
from warpad.games import GAMES, find

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
BEGIN, END = "<!-- written by ./run numbers -->\n", "<!-- up to here -->\n"


def write_page(text: str) -> str:
    """The page with fresh tables."""
    head, rest = text.split(BEGIN)
    return head + BEGIN + "\n" + "\n".join(write_game(name) for name in GAMES) + END + rest.split(END)[1]


def write_game(name: str) -> str:
    game = find(name)
    notation = game.notation()
    return "\n".join(
        [
            f"### {game.title}",
            "",
            f"Observation, {notation.observation.size} numbers:",
            "",
            write_sheet(notation.observation, ("name", "from", "shape", "highest", "what it tells")),
            f"Actions, {notation.actions.size} numbers:",
            "",
            write_sheet(notation.actions, ("name", "from", "shape", "what it means")),
        ]
    )


def write_sheet(sheet: Sheet, columns: tuple[str, ...]) -> str:
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for channel in sheet.channels:
        cells = {
            "name": f"`{channel.name}`",
            "from": str(sheet.at[channel.name]),
            "shape": write_shape(channel),
            "highest": str(channel.highest),
        }
        lines.append(f"| {' | '.join(cells.get(column, channel.about) for column in columns)} |")
    return "\n".join([*lines, ""])


def write_shape(channel: Channel) -> str:
    return " × ".join(str(length) for length in channel.shape)


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    fresh = write_page(text)
    if fresh != text:
        PAGE.write_text(fresh, encoding="utf-8")
        print("wrote docs/envs.md", file=sys.stderr)


if __name__ == "__main__":
    main()
