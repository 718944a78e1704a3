"""`warpad replay`: a record told step by step, or checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Exit, Option
from warpad.cli.parts.inputs import moves_in, position_at, read_record, warn_of_changes
from warpad.cli.parts.narrate import ending_lines, event_sentence, step_lines
from warpad.cli.parts.output import print_json, print_markup, print_plain, warn
from warpad.cli.parts.parameters import AsJson, InFile
from warpad.cli.parts.speech import complaint, language, say
from warpad.core.errors import DecodeError, IllegalMove, WarpadError
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.record import Record, end_of, given_up, verify

FAULTY = 1

Verify = Annotated[bool, Option("--verify", help="replay-verify-help")]


def run(file: InFile, check: Verify = False, as_json: AsJson = False) -> None:
    game, record = read_record(file)
    faults = faults_of(game, record) if check else []
    if record.cut and not check:
        warn(say("replay-cut", file=file.name, steps=len(record.steps)))
    if not check:
        warn_of_changes(game, record, file.name)
    if as_json:
        checked = {"verified": not faults, "faults": list(map(str, faults))} if check else {}
        print_json(facts(game, record, file, bool(faults)) | checked)
    elif check:
        tell_faults(file, record, faults)
    else:
        tell(game, record, file)
    if faults:
        raise Exit(FAULTY)


def faults_of(game: Game, record: Record) -> list[WarpadError]:
    cut = [WarpadError("cli-fault-cut")] if record.cut else []
    return [*cut, *verify(game, record)]


def facts(game: Game, record: Record, file: Path, is_faulty: bool) -> Json:
    """The record with what happened at every step; a faulty one as far as it goes."""
    head: Json = {"game": record.game, "setup": record.setup, "cut": record.cut, "end": record.end}
    steps: list[Json] = []
    try:
        position = play(game, record, file, steps)
        head |= end_of(position) | (given_up(game, record, position) or {})
    except (DecodeError, IllegalMove):
        if not is_faulty:
            raise
    return head | {"count": len(record.steps), "steps": steps}


def play(game: Game, record: Record, file: Path, steps: list[Json]) -> Position:
    """Plays the record to its end, noting who did what and what came of it."""
    position = position_at(game, record, 0, file.name)
    position.listen()
    for number, step in enumerate(record.steps, start=1):
        position.apply(moves_in(game, position, step, number, file.name))
        events = [game.event(position, raw) for raw in position.take_events()]
        steps.append({"n": number, "actions": step, "events": events})
    return position


def tell_faults(file: Path, record: Record, faults: list[WarpadError]) -> None:
    for fault in faults:
        print_plain(f"{file.name}: {complaint(fault)}")
    if not faults:
        id = "replay-fine" if record.end is not None else "replay-open"
        print_plain(say(id, file=file.name, steps=len(record.steps)))


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
    print_markup(game.draw(position, language=language()))
    for line in ending_lines(game, record, position):
        print_plain(line)
