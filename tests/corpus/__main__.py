"""The command of the corpus, for developers.

./run corpus check [--game G]   replays and counts everything, and shows what has changed
./run corpus write [--game G]   the same, and then writes the corpus anew
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tests.corpus import writing
from tests.corpus.reporting import Report, report
from warpad.core.errors import WarpadError
from warpad.games import GAMES, find

INTERRUPTED = 130

app = typer.Typer(help="Recorded games and counts of positions.", add_completion=False, no_args_is_help=True)
chatter = Console(stderr=True)

OneGame = Annotated[str, typer.Option("--game", metavar="GAME", help=f"Only this one of {', '.join(GAMES)}.")]
Same = Annotated[
    bool,
    typer.Option("--same-version", help="Rules have changed, but their present version is not yet out."),
]


@contextmanager
def watch(title: str) -> Iterator[writing.Watch]:
    """A bar that goes on with every record and position."""
    with Progress(console=chatter, transient=True) as progress:
        task = progress.add_task(title, total=None)

        def advance(done: int, total: int, what: str) -> None:
            progress.update(task, completed=done, total=total, description=f"{title}: {what}")

        yield advance


def check_game(name: str) -> Report:
    with watch(name) as advance:
        found = report(find(name), advance)
    print(found, flush=True)
    return found


def chosen(game: str) -> list[str]:
    return [find(game).name] if game else list(GAMES)


@app.command()
def check(game: OneGame = "") -> None:
    """Replays every record, counts every position and shows what has changed."""
    found = [check_game(name) for name in chosen(game)]
    if any(one.differs for one in found):
        raise typer.Exit(1)


@app.command()
def write(game: OneGame = "", same_version: Same = False) -> None:
    """Shows what has changed, then writes the corpus anew: what can still be played stays."""
    for name in chosen(game):
        found = check_game(name)
        if found.of_rules and not (same_version or found.is_new_version):
            print(f"{name}: the rules have changed: raise rules_version in its game, then write again.")
            raise typer.Exit(1)
        with watch(name) as advance:
            print(f"{name}: {writing.write(find(name), found, advance)}", flush=True)


if __name__ == "__main__":
    try:
        app(prog_name="./run corpus", standalone_mode=False)
    except KeyboardInterrupt:
        chatter.print("interrupted; the next write goes on from here.")
        sys.exit(INTERRUPTED)
    except WarpadError as error:
        chatter.print(str(error))
        sys.exit(1)
