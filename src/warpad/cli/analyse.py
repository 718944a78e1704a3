"""`warpad analyse`: the best ways to go on from a position, growing surer while it looks."""

from __future__ import annotations

import time
from typing import Annotated

from warpad.cli.parts.arguments import Option
from warpad.cli.parts.inputs import read_any
from warpad.cli.parts.judging import Depth, efforts, line_text, percent, why_lines
from warpad.cli.parts.narrate import seat_name
from warpad.cli.parts.output import chatter, print_json, print_plain, warn
from warpad.cli.parts.parameters import AsJson, At, InFile, Seed
from warpad.cli.parts.speech import say
from warpad.core.errors import SetupError
from warpad.core.position import CHANCE
from warpad.review.analysis import Analysis
from warpad.review.shapes import Way

Seconds = Annotated[float, Option("--seconds", metavar="S", min=0, max=3600, help="analyse-seconds-help")]
Seat = Annotated[int | None, Option("--seat", metavar="N", min=1, help="analyse-seat-help")]


def run(
    file: InFile,
    at: At = None,
    seat: Seat = None,
    depth: Depth = "usual",
    seconds: Seconds = 0,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    game, position, _ = read_any(file, at)
    actors = [int(actor) for actor in position.actors() if actor != CHANCE]
    if not actors:
        raise SetupError("cli-fault-nobody-decides", file=file.name)
    who = actors[0] if seat is None else seat - 1
    if who not in actors:
        raise SetupError("cli-fault-not-deciding", seat=who + 1, seats=[actor + 1 for actor in actors])
    analysis = Analysis(game, position, who, efforts(depth), seed)
    think(analysis, seconds)
    ways = analysis.found()
    why = analysis.why()
    if as_json:
        print_json({"game": game.name, "seat": who, "draws": analysis.draws, "ways": ways, "why": why})
        return
    print_plain(say("analyse-head", player=seat_name(game, position, str(who)), draws=analysis.draws))
    for number, way in enumerate(ways, start=1):
        chance, half = percent(way["chance"]), percent(way["half"])
        print_plain(say("analyse-way", number=number, chance=chance, half=half, line=line_text(game, way)))
    if are_level(ways):
        print_plain(say("analyse-level"))
    for line in why_lines(game, position, why) if why is not None else []:
        print_plain(line)


def think(analysis: Analysis, seconds: float) -> None:
    """One look, then more of them while there is time; what was found is kept when interrupted."""
    until = time.monotonic() + seconds
    try:
        with chatter().status(say("analyse-thinking")):
            analysis.think()
            while time.monotonic() < until:
                analysis.think()
    except KeyboardInterrupt:
        warn(say("interrupted"))


def are_level(ways: list[Way]) -> bool:
    """Whether the first two cannot be told apart."""
    return len(ways) > 1 and ways[0]["chance"] - ways[1]["chance"] < max(ways[0]["half"], ways[1]["half"])
