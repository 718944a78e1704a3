"""A server that is told to end leaves nothing behind: no process, no semaphore, no half of a database."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60


@pytest.mark.skipif(os.name == "nt", reason="signals are told to processes elsewhere")
def test_a_server_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "warpad", "serve", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    server.send_signal(signal.SIGTERM)
    _, complaints = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert complaints == ""
    assert [file.name for file in tmp_path.iterdir()] == ["matches.sqlite"]
