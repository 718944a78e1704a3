"""The command of the corpus, for developers.

./run corpus check [--game G]   replays and counts everything, and shows what has changed
./run corpus write [--game G]   the same, and then writes the corpus anew
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tests.corpus import writing
from tests.corpus.reporting import Report, report
from warpad.games import GAMES, find

DIFFERENT = 1
INTERRUPTED = 130

app = typer.Typer(help="Recorded games and counts of positions.", add_completion=False, no_args_is_help=True)
chatter = Console(stderr=True)

OneGame = Annotated[str, typer.Option("--game", metavar="GAME", help=f"Only this one of {', '.join(GAMES)}.")]
Same = Annotated[
    bool,
    typer.Option("--same-version", help="The rules are the same, or their new version is not out yet."),
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
    if game and game not in GAMES:
        raise typer.BadParameter(f"the games are {', '.join(GAMES)}", param_hint="--game")
    return [game] if game else list(GAMES)


@app.command()
def check(game: OneGame = "") -> None:
    """Replays every record, counts every position and shows what has changed."""
    found = [check_game(name) for name in chosen(game)]
    if any(one.differs for one in found):
        raise typer.Exit(DIFFERENT)


@app.command()
def write(game: OneGame = "", same_version: Same = False) -> None:
    """Shows what has changed, then writes the corpus anew: what can still be played stays."""
    try:
        for name in chosen(game):
            write_game(name, same_version)
    except KeyboardInterrupt:
        chatter.print("interrupted; the next write goes on from here.")
        raise typer.Exit(INTERRUPTED) from None


def write_game(name: str, same_version: bool) -> None:
    found = check_game(name)
    if found.needs_version and not (same_version or found.is_new_version):
        print(f"{name}: old records would go differently: raise rules_version of the game, then write again.")
        raise typer.Exit(DIFFERENT)
    with watch(name) as advance:
        print(f"{name}: {writing.write(find(name), found, advance)}", flush=True)


if __name__ == "__main__":
    app(prog_name="./run corpus")
