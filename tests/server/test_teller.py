"""Viewers are told in turn, and only the newest state."""

from __future__ import annotations

import asyncio

from warpad.server.wire.teller import Teller


async def at_once() -> None:
    """Nobody wants to go first."""


class Hall:
    """A room that notes when it is told; each change leaves so many viewers behind."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name = name
        self.told = told
        self.behind = 0

    def change(self, viewers: int) -> None:
        self.behind = viewers

    def tell_next(self) -> bool:
        if self.behind == 0:
            return False
        self.behind -= 1
        self.told.append(self.name)
        return True


class Broken(Hall):
    def tell_next(self) -> bool:
        raise ZeroDivisionError


def told_after(*rooms_changed) -> list[str]:
    async def run() -> list[str]:
        told: list[str] = []
        teller = Teller(at_once)
        for kind, name, viewers, times in rooms_changed:
            room = kind(name, told)
            for _ in range(times):
                room.change(viewers)
                teller.soon(room)
        await asyncio.sleep(0.02)
        await teller.close()
        return told

    return asyncio.run(run())


def test_two_changes_before_the_turn_of_a_room_are_told_once():
    assert told_after((Hall, "a", 2, 3)) == ["a", "a"]


def test_rooms_are_told_in_the_order_of_their_news():
    assert told_after((Hall, "a", 1, 1), (Hall, "b", 2, 1)) == ["a", "b", "b"]


def test_a_room_that_fails_keeps_no_other_from_its_news():
    assert told_after((Broken, "x", 1, 1), (Hall, "b", 1, 1)) == ["b"]


def test_other_work_goes_on_between_two_viewers():
    async def run() -> list[str]:
        told: list[str] = []
        teller = Teller(at_once)
        room = Hall("told", told)
        room.change(3)
        teller.soon(room)

        async def acknowledge() -> None:
            for _ in range(3):
                told.append("acknowledged")
                await asyncio.sleep(0)

        await acknowledge()
        await asyncio.sleep(0.02)
        await teller.close()
        return told

    told = asyncio.run(run())
    assert told.index("acknowledged", 1) < len(told) - 1 - told[::-1].index("told")


def test_a_view_waits_for_moves_that_are_on_their_way():
    async def run() -> tuple[list[str], list[str]]:
        told: list[str] = []
        moves_done = asyncio.Event()

        async def after_moves() -> None:
            await moves_done.wait()

        teller = Teller(after_moves)
        room = Hall("a", told)
        room.change(2)
        teller.soon(room)
        await asyncio.sleep(0.02)
        before = list(told)
        moves_done.set()
        await asyncio.sleep(0.02)
        await teller.close()
        return before, told

    assert asyncio.run(run()) == ([], ["a", "a"])


def test_with_many_rooms_nobody_gives_way():
    """A move is then always on its way, and waiting for it before each view would leave everybody behind."""

    async def run() -> list[str]:
        told: list[str] = []

        async def never() -> None:
            await asyncio.Event().wait()

        teller = Teller(never)
        for n in range(10):
            room = Hall(str(n), told)
            room.change(1)
            teller.soon(room)
        await asyncio.sleep(0.05)
        await teller.close()
        return told

    assert len(asyncio.run(run())) >= 6
