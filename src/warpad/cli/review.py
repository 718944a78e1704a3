"""`warpad review`: what every decision of a recorded game was worth, and what chance gave."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Exit, Option
from warpad.cli.parts.inputs import read_record, warn_of_changes
from warpad.cli.parts.judging import Depth, efforts, line_text, percent
from warpad.cli.parts.narrate import told
from warpad.cli.parts.output import bold, print_json, print_plain, progress, warn
from warpad.cli.parts.parameters import AsJson, InFile, Seed
from warpad.cli.parts.speech import language, say
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.review import Reviewer
from warpad.review.shapes import Decision, Review
from warpad.review.words import account_lines, mark_text, names_of, rival, spoken, why

INTERRUPTED = 130

Page = Annotated[Path | None, Option("--html", metavar="FILE", help="review-html-help")]
All = Annotated[bool, Option("--all", help="review-all-help")]


def run(
    file: InFile,
    depth: Depth = "usual",
    page: Page = None,
    everything: All = False,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    if page is not None and not page.absolute().parent.is_dir():
        raise SetupError("cli-fault-folder", path=str(page), folder=str(page.absolute().parent))
    game, record = read_record(file)
    warn_of_changes(game, record, file.name)
    reviewer = Reviewer(game, record, efforts(depth), seed)
    whole = judge(reviewer)
    found = reviewer.found()
    if page is not None:
        from warpad.review.page import html

        page.write_text(html(game, record, found, language()), encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        tell(game, found, everything)
    if not whole:
        warn(say("review-interrupted", judged=found["judged"], total=found["total"]))
        raise Exit(INTERRUPTED)


def judge(reviewer: Reviewer) -> bool:
    """Does the work with a bar; False when interrupted, with what was found kept."""
    done = 0
    try:
        with progress(reviewer.total()) as advance:
            for judged in reviewer.run():
                advance(judged - done)
                done = judged
    except KeyboardInterrupt:
        return False
    return True


def tell(game: Game, found: Review, everything: bool) -> None:
    """The result in a few lines, then the decisions worth a second look."""
    names = names_of(game, found, language())
    for seat, name in enumerate(names):
        accuracy = found["accuracy"][seat]
        shown = "-" if accuracy is None else f"{accuracy:.0f}"
        print_plain(bold(say("review-player", player=name, accuracy=shown)))
        for line in account_lines(found, seat, language()):
            print_plain(f"  {line}")
    marked = [d for d in found["decisions"] if everything or d["mark"] or d["only"]]
    if not marked:
        print_plain(say("review-nothing"))
    for decision in marked:
        print_plain("")
        for line in decision_lines(game, names, decision):
            print_plain(line)


def decision_lines(game: Game, names: list[str], decision: Decision) -> list[str]:
    """One decision: who, what, how bad, what was better and why."""
    mark = mark_text(decision, language())
    head = say("review-decision", step=decision["first"], player=names[decision["seat"]], mark=mark)
    played = say("review-played", line=line_text(game, decision["played"]), **shares(decision))
    lines = [bold(head), f"  {played}"]
    if other := rival(decision):
        name, way = other
        lines.append(f"  {say(f'review-{name}', line=line_text(game, way), chance=percent(way['chance']))}")
    return [*lines, *(f"  {told(game, id, spoken(facts, language()))}" for id, facts in why(game, decision))]


def shares(decision: Decision) -> dict[str, str]:
    return {"chance": percent(decision["played"]["chance"]), "half": percent(decision["half"])}
