"""The server looks once at each position, and never shows an old one."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.play.test_games import begin
from warpad.games import GAMES, find
from warpad.play.match import Match
from warpad.play.update import update
from warpad.server.matches.views import Memory

MOVES = 60


def both(match: Match, seat: int | None, memory: Memory) -> tuple[bytes, bytes]:
    """An update with the server's memory of views and without."""
    since = match.version - 1
    return msgspec.json.encode(update(match, seat, since, memory)), msgspec.json.encode(
        update(match, seat, since)
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_is_what_is_seen_afresh(name: str) -> None:
    game, memory, luck = find(name), Memory(), random.Random(name)
    match = begin(game, {}, 5)
    match.start()
    for _ in range(MOVES):
        if match.result is not None:
            break
        for seat in (0, 1, None):
            remembered, fresh = both(match, seat, memory)
            assert remembered == fresh
        seat = luck.choice(match.waiting())
        if luck.random() < 0.2 and match.takeback(seat).free:
            match.undo(seat, match.version)
            continue
        match.move(seat, luck.choice(update(match, seat, 0)["legal"]), match.version)


def test_a_sealed_order_changes_no_view() -> None:
    match, memory = begin(find("bugs"), {"formation": "fixed"}, 5), Memory()
    match.start()
    before = [memory.view(match, seat) for seat in (0, 1)]
    choices = memory.choices(match, 1)
    match.move(0, update(match, 0, 0)["legal"][0], match.version)
    assert [memory.view(match, seat) for seat in (0, 1)] == before
    assert memory.view(match, 0) is before[0]
    assert memory.choices(match, 1) is choices
    match.move(1, update(match, 1, 0)["legal"][0], match.version)
    assert memory.view(match, 0) is not before[0]


def test_where_nobody_has_a_secret_one_view_is_everybodys() -> None:
    match, memory = begin(find("neuroshima"), {}, 5), Memory()
    match.start()
    assert memory.view(match, 0) is memory.view(match, 1) is memory.view(match, None)
    hidden = begin(find("bugs"), {}, 5)
    hidden.start()
    assert memory.view(hidden, 0) != memory.view(hidden, 1)
