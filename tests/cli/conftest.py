"""The command line as a user meets it: arguments in; exit code, output and complaints out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from warpad.cli.main import main


@dataclass
class Answer:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return msgspec.json.decode(self.out)


Warpad = Callable[..., Answer]


@pytest.fixture
def warpad(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Warpad:
    def run(*arguments: object) -> Answer:
        monkeypatch.setattr(sys, "argv", ["warpad", *map(str, arguments)])
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        sys.stdout.flush()
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return Answer(int(ended.value.code or 0), out, err)

    return run
