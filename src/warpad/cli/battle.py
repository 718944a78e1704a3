"""`warpad battle`: one battle, resolved from a position."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from warpad.cli.parts.narrate import event_sentence
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson, InFile
from warpad.cli.parts.speech import say
from warpad.core.content import read_bytes, read_object
from warpad.core.errors import reading
from warpad.core.game import Game, Json
from warpad.games import GAMES, find

LINES = ".jsonl"


def run(file: InFile, as_json: AsJson = False) -> None:
    for name, position in positions(file):
        result = resolve(position, name)
        if as_json:
            print_json(result)
        else:
            tell(game_of(position), name, result)


def positions(file: Path) -> Iterator[tuple[str, Json]]:
    """The position of a file, or those of its lines, each with the name to use in errors."""
    data = read_bytes(file)
    if file.suffix != LINES:
        yield file.name, read_object(data, file.name)
        return
    for number, line in enumerate(data.splitlines(), start=1):
        if line.strip():
            name = f"{file.name}:{number}"
            yield name, read_object(line, name)


def game_of(position: Json) -> Game:
    """The game that a position names; the first one where it names none."""
    return find(str(position.get("game", GAMES[0])))


def resolve(position: Json, name: str) -> Json:
    with reading(name):
        return game_of(position).resolve(position)


def tell(game: Game, name: str, result: Json) -> None:
    """Each segment: who did what, and which rule said so; then what is left."""
    print_plain(say("battle-of", name=name))
    for segment in result["segments"]:
        print_plain(say("battle-segment", initiative=segment["initiative"]))
        for event in segment["events"]:
            print_plain(f"  {event_sentence(game, event)}")
    print_plain(say("battle-hp", hp=" : ".join(str(points) for points in result["hp"])))
    print_plain(say("battle-removed", count=len(result["removed"])))
    print_plain(say("battle-winner", winner=winner_text(result["winner"])))


def winner_text(winner: object) -> str:
    if winner is None:
        return "none"
    if winner == "draw":
        return "draw"
    seats = winner if isinstance(winner, list) else [winner]
    return ", ".join(str(int(str(seat)) + 1) for seat in seats)
