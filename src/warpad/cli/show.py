"""`warpad show`: a position, or a moment of a record, drawn in the terminal."""

from __future__ import annotations

from typing import Annotated

from warpad.cli.parts.arguments import Option
from warpad.cli.parts.inputs import read_any
from warpad.cli.parts.narrate import ending_lines
from warpad.cli.parts.output import print_json, print_markup, print_plain
from warpad.cli.parts.parameters import AsJson, At, InFile
from warpad.cli.parts.speech import language
from warpad.core.errors import SetupError

Viewer = Annotated[int | None, Option("--seat", metavar="N", help="show-seat-help")]


def run(file: InFile, at: At = None, seat: Viewer = None, as_json: AsJson = False) -> None:
    game, position, record = read_any(file, at)
    count = len(game.seats(position))
    if seat is not None and not 1 <= seat <= count:
        raise SetupError("cli-fault-seat", count=count, given=seat)
    viewer = None if seat is None else seat - 1
    if as_json:
        print_json(game.dump(position) if viewer is None else position.observe(viewer))
    else:
        print_markup(game.draw(position, viewer, language()))
        for line in ending_lines(game, record, position) if record else []:
            print_plain(line)
