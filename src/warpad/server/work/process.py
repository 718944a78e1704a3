"""A process for long work: it loads the games, gets an errand, answers in lines, and ends with the server."""

from __future__ import annotations

import ctypes
import importlib
import os
import platform
import struct
import sys
import threading
from contextlib import suppress

# Told to a process that is started before there is an errand: it has the time to load every game.
AHEAD = "ahead"
MIB = 1024 * 1024
MEMORY = 1536 * MIB
# The number of sched_setattr, and what it reads: size, policy, flags, niceness, priority and three times.
SETTING = {"x86_64": 314, "aarch64": 274}
ATTRIBUTES = "IIQiIQQQ"
LONG_TURN = 10_000_000


def main() -> None:
    """Gets ready, waits for a module and its errand, and lets the module do it."""
    let_others_first()
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if AHEAD in sys.argv:
        load_games()
    module, errand = (sys.stdin.buffer.readline() for _ in range(2))
    if errand:
        threading.Thread(target=_end_with_the_server, daemon=True).start()
        importlib.import_module(module.decode().strip()).main(errand)


def load_games() -> None:
    """What is loaded now need not be when somebody waits."""
    from warpad import games
    from warpad.core.thinking.critic import critic_of

    importlib.import_module("warpad.review")
    for name in games.GAMES:
        with suppress(Exception):
            critic_of(games.find(name))


def let_others_first() -> None:
    """Asks Linux for turns of 10 ms: who has shorter ones, as all others have, may then interrupt us at once.

    A process that is only nice finishes its turn first, a millisecond or more that a move would wait for;
    one that is idle work may never get a turn. Before Linux 6.12 this changes nothing."""
    number = SETTING.get(platform.machine()) if sys.platform == "linux" else None
    if number is None:
        return
    with suppress(OSError):
        wanted = (struct.calcsize(ATTRIBUTES), os.SCHED_OTHER, 0, os.nice(0), 0, LONG_TURN, 0, 0)
        ctypes.CDLL(None).syscall(number, 0, struct.pack(ATTRIBUTES, *wanted), 0)


def hand_in(line: bytes) -> None:
    """One line of the answer."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def _end_with_the_server() -> None:
    """Nothing more is ever sent; the line ends with a server that closes it, and with one that dies."""
    with suppress(OSError):
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main()
