"""Content that several threads read at once."""

from __future__ import annotations

import os
import subprocess
import sys

RACE = """
import sys, threading
import msgspec
from warpad.core.content import decoder_of

sys.setswitchinterval(1e-6)
for _ in range(400):
    class Inner(msgspec.Struct):
        x: int
        y: list[int]
    class Outer(msgspec.Struct):
        a: Inner
        b: dict[str, Inner]
    gate = threading.Barrier(4)
    def learn():
        gate.wait()
        decoder_of(Outer).decode(b'{"a": {"x": 1, "y": []}, "b": {"k": {"x": 1, "y": [2]}}}')
    threads = [threading.Thread(target=learn) for _ in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_threads_that_learn_a_type_at_the_same_time_do_not_crash() -> None:
    """In a process of its own: what it guards against ends the process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", RACE], env=environment, check=False).returncode == 0
