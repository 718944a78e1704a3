"""`warpad replay`: a record told step by step, or checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.inputs import moves_in, position_at, read_record, warn_of_changes
from warpad.cli.narrate import ending_lines, event_sentence, step_lines
from warpad.cli.output import print_json, print_markup, print_plain, warn
from warpad.cli.parameters import AsJson, InFile
from warpad.cli.speech import complaint, say
from warpad.core.errors import DecodeError, IllegalMove, WarpadError
from warpad.core.game import Game, Json
from warpad.core.record import Record, end_of, given_up, verify

NAME = "replay"
FAULTY = 1

Verify = Annotated[bool, typer.Option("--verify", help=say("replay-verify-help"))]


def run(file: InFile, check: Verify = False, as_json: AsJson = False) -> None:
    game, record = read_record(file)
    if record.cut:
        warn(say("replay-cut", file=file.name, steps=len(record.steps)))
    faults = verify(game, record) if check else []
    if not check:
        warn_of_changes(game, record, file.name)
    if as_json:
        print_json(summary(game, record, file, faults, check))
    elif check:
        tell_faults(file, record, faults)
    else:
        tell(game, record, file)
    if faults:
        raise typer.Exit(FAULTY)


def summary(game: Game, record: Record, file: Path, faults: list[WarpadError], checked: bool) -> Json:
    facts: Json = {
        "game": record.game,
        "setup": record.setup,
        "steps": len(record.steps),
        "cut": record.cut,
        "end": record.end,
    }
    try:
        position = position_at(game, record, None, file.name)
        facts |= end_of(position) | (given_up(game, record, position) or {})
    except (DecodeError, IllegalMove):
        if not checked:
            raise
    return facts | ({"verified": not faults, "faults": [str(fault) for fault in faults]} if checked else {})


def tell_faults(file: Path, record: Record, faults: list[WarpadError]) -> None:
    for fault in faults:
        print_plain(f"{file.name}: {complaint(fault)}")
    if not faults:
        print_plain(say("replay-fine", file=file.name, steps=len(record.steps)))


def tell(game: Game, record: Record, file: Path) -> None:
    """Every step as sentences, then the last position."""
    position = position_at(game, record, 0, file.name)
    position.listen()
    for number, step in enumerate(record.steps, start=1):
        moves = moves_in(game, position, step, number, file.name)
        for line in step_lines(game, position, step):
            print_plain(f"{number:4}  {line}")
        position.apply(moves)
        for raw in position.take_events():
            print_plain(f"        {event_sentence(game, game.event(position, raw))}")
    print_markup(game.draw(position))
    for line in ending_lines(game, record, position):
        print_plain(line)
