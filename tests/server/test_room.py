"""The order of things: on disk, then acknowledged, then told; what fails to be stored never was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.play.toy import GAME
from tests.server.serving import toy_settings
from warpad.server.matches.hub import Hub
from warpad.server.matches.room import Viewer
from warpad.server.storage.appends import StorageError
from warpad.server.storage.store import Store
from warpad.server.wire.bodies import Create, SeatPlan
from warpad.server.wire.problems import Problem
from warpad.server.work.thinking import ThreadThinker
from warpad.server.work.workshop import Workshop

BID = {"do": "bid", "coins": 1}


class GatedStore(Store):
    """A store that writes only when the gate is open, and fails when told to."""

    gate: asyncio.Event
    broken = False

    async def append(self, item):
        await self.gate.wait()
        if self.broken:
            raise StorageError("the disk is full")
        await super().append(item)


class Listener:
    """An ear that notes what it hears, in order."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "update":
            self.heard.append(("update", told["version"]))


class Scene:
    """A hub, a match of two people on it, and one who listens."""

    async def __aenter__(self) -> Scene:
        self.store = await GatedStore.open(self.settings.database)
        self.store.gate = asyncio.Event()
        self.hub = Hub(self.settings, self.store, Workshop(ThreadThinker(), 1))
        made = await self.hub.founder.create(Create("toy", seats=[SeatPlan(), SeatPlan()]))
        self.room, self.ear = made.room, Listener()
        self.viewer = Viewer(self.ear, frozenset({0}), 0)
        self.room.enter(self.viewer)
        await asyncio.sleep(0.02)
        return self

    def __init__(self, folder: Path) -> None:
        self.settings = toy_settings(folder)

    async def __aexit__(self, *_: object) -> None:
        self.store.gate.set()
        await self.hub.close()
        await self.store.close()

    def bid(self, seat: int) -> asyncio.Task[int]:
        def acknowledge(version: int) -> None:
            self.ear.heard.append(("accepted", version))

        command = self.room.do(lambda match: match.move(seat, BID, match.version, f"id-{seat}"), acknowledge)
        return asyncio.create_task(command)


def test_nothing_is_told_before_it_is_on_disk(tmp_path):
    async def run() -> None:
        async with Scene(tmp_path) as scene:
            assert scene.ear.heard == [("update", 2)]
            move = scene.bid(0)
            await asyncio.sleep(0.02)
            scene.room.show(scene.viewer)
            late = asyncio.create_task(scene.hub.room(scene.room.id))
            await asyncio.sleep(0.02)
            assert scene.ear.heard == [("update", 2)]
            assert not late.done()
            scene.store.gate.set()
            await move
            await asyncio.sleep(0.02)
            assert scene.ear.heard == [("update", 2), ("accepted", 3), ("update", 3)]
            assert await late is scene.room

    asyncio.run(run())


def test_what_could_not_be_stored_never_was(tmp_path):
    async def run() -> None:
        async with Scene(tmp_path) as scene:
            scene.store.gate.set()
            scene.store.broken = True
            with pytest.raises(Problem, match="could not be stored"):
                await scene.bid(0)
            await scene.room.settled()
            assert scene.room.match.version == 2
            assert scene.room.match.waiting() == [0, 1]
            scene.store.broken = False
            assert await scene.bid(0) == 3
            await asyncio.sleep(0.02)
            assert scene.ear.heard[-2:] == [("accepted", 3), ("update", 3)]

    asyncio.run(run())


def test_a_room_nobody_needs_is_closed_and_opened_again(tmp_path, monkeypatch):
    monkeypatch.setattr("warpad.server.matches.hub._SWEEP_SECONDS", 0.01)

    async def run() -> None:
        scene = Scene(tmp_path)
        scene.settings = toy_settings(tmp_path, idle_seconds=0.0)
        async with scene:
            scene.store.gate.set()
            await scene.bid(0)
            await asyncio.sleep(0.05)
            assert await scene.hub.room(scene.room.id) is scene.room
            scene.room.leave(scene.viewer)
            await asyncio.sleep(0.1)
            again = await scene.hub.room(scene.room.id)
            assert again is not scene.room
            assert again.match.sealed == scene.room.match.sealed

    asyncio.run(run())


def test_a_stored_match_of_older_rules_is_shown_but_not_played_on(tmp_path, monkeypatch):
    async def run() -> None:
        async with Scene(tmp_path) as scene:
            hub = Hub(scene.settings, scene.store, Workshop(ThreadThinker(), 1))
            assert (await hub.room(scene.room.id)).frozen is None
            await hub.close()
            monkeypatch.setattr(GAME, "rules_version", 2)
            hub = Hub(scene.settings, scene.store, Workshop(ThreadThinker(), 1))
            room = await hub.room(scene.room.id)
            assert room.frozen == "outdated"
            assert room.match.version == scene.room.match.version
            await hub.close()

    asyncio.run(run())
