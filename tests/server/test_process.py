"""Work beside the server: it lets the server go first, and is done all the same."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

TOLD = "import os, warpad.server.work.process as p; p.step_back({share}); print(os.sched_getscheduler(0))"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows idle work")
@pytest.mark.parametrize(("share", "policy"), [(0.95, "SCHED_IDLE"), (0.1, "SCHED_OTHER")])
def test_a_worker_with_a_core_to_itself_becomes_idle_work(share: float, policy: str) -> None:
    command = [sys.executable, "-c", TOLD.format(share=share)]
    path = os.pathsep.join(filter(None, sys.path))
    told = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONPATH": path})
    assert int(told.stdout) == getattr(os, policy)
