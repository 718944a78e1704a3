"""The command of the corpus, for developers.

./run corpus check [--game G]   replays and counts everything, and shows what has changed
./run corpus write [--game G]   the same, and then writes the corpus anew
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from tests.corpus import writing
from tests.corpus.reporting import Report, report
from warpad.games import GAMES, find

DIFFERENT = 1
INTERRUPTED = 130

chatter = Console(stderr=True)


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


def check(names: Sequence[str]) -> int:
    """Replays every record, counts every position and shows what has changed."""
    found = [check_game(name) for name in names]
    return DIFFERENT if any(one.differs for one in found) else 0


def write(names: Sequence[str], same_version: bool) -> int:
    """Shows what has changed, then writes the corpus anew: what can still be played stays."""
    try:
        return max(write_game(name, same_version) for name in names)
    except KeyboardInterrupt:
        chatter.print("interrupted; the next write goes on from here.")
        return INTERRUPTED


def write_game(name: str, same_version: bool) -> int:
    found = check_game(name)
    if found.needs_version and not (same_version or found.is_new_version):
        print(f"{name}: old records would go differently: raise rules_version of the game, then write again.")
        return DIFFERENT
    with watch(name) as advance:
        print(f"{name}: {writing.write(find(name), found, advance)}", flush=True)
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    words = argparse.ArgumentParser(
        prog="./run corpus", description="Recorded games and counts of positions."
    )
    commands = words.add_subparsers(dest="command", required=True)
    for command in (check, write):
        one = commands.add_parser(command.__name__, help=command.__doc__)
        one.add_argument("--game", choices=GAMES, help="only this one")
    one.add_argument(
        "--same-version",
        action="store_true",
        help="the rules are the same, or their new version is not out yet",
    )
    return words.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    asked = read(arguments)
    names = [asked.game] if asked.game else list(GAMES)
    return check(names) if asked.command == "check" else write(names, asked.same_version)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
