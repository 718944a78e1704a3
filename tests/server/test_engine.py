"""A server that started with the plain engine lets its bots take the compiled one when it is made."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

import warpad
from warpad.server import engine
from warpad.server.work.thinking import ProcessThinker

SOURCES = Path(warpad.__file__).parent.parent


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(sys, "path", [str(SOURCES), *(path for path in sys.path if Path(path) != SOURCES)])
    monkeypatch.setenv(engine.MARK, str(tmp_path / "mark"))
    return tmp_path / "mark"


def test_it_is_taken_once_and_the_sources_are_left(mark: Path) -> None:
    assert not engine.take()
    assert str(SOURCES) in sys.path
    mark.touch()
    assert engine.take()
    assert str(SOURCES) not in sys.path
    assert not engine.take()


def test_without_a_mark_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(engine.MARK, raising=False)
    before = list(sys.path)
    assert not engine.take()
    assert sys.path == before


def test_new_workers_come_with_it(mark: Path) -> None:
    asyncio.run(meet_workers(mark))


async def meet_workers(mark: Path) -> None:
    where = "__import__('os').getpid(), __import__('sys').path"
    thinker = ProcessThinker()
    try:
        first, path = await thinker.run(eval, where)
        assert str(SOURCES) in path
        assert (await thinker.run(eval, where))[0] == first
        mark.touch()
        second, path = await thinker.run(eval, where)
        assert second != first
        assert str(SOURCES) not in path
    finally:
        thinker.close()
