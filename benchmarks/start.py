"""How long commands take to answer: CPU-seconds, and how many times as long as Python alone.

.venv/bin/python benchmarks/start.py [COMMAND ...]    for example: start.py games "rules NEON-GEN-01"
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

TRIES = 5
COMMANDS = ("--version", "--help", "games", "rules NH-BAT-08", "rules NH-BAT-08 --lang pl", "games --json")
SERVE = ("-m", "warpad", "serve", "--port", "0", "--json", "--data")


def cpu_seconds(*arguments: str) -> float:
    """The least CPU time of some runs, user and system together; each is told to end after its first line."""
    return min(once(arguments) for _ in range(TRIES))


def once(arguments: tuple[str, ...]) -> float:
    process = subprocess.Popen([sys.executable, "-P", *arguments], stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    if "serve" in arguments:
        process.terminate()
    process.stdout.read()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(arguments)}: exit code {process.returncode}")
    return used.ru_utime + used.ru_stime


def tell(name: str, spent: float, nothing: float) -> None:
    print(f"{name:32} {spent:6.3f} s  {spent / nothing:6.1f} times")


def main(commands: list[str]) -> None:
    nothing = cpu_seconds("-c", "pass")
    tell("python -c pass", nothing, nothing)
    for command in commands or COMMANDS:
        tell(f"warpad {command}", cpu_seconds("-m", "warpad", *command.split()), nothing)
    if not commands:
        with tempfile.TemporaryDirectory() as folder:
            tell("warpad serve, start and stop", cpu_seconds(*SERVE, folder), nothing)


if __name__ == "__main__":
    main(sys.argv[1:])
