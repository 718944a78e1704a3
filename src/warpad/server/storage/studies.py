"""Where studies are kept: each with its version, and a digest of its owner's secret."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, select, update

from warpad.core.analysis.study import Study
from warpad.server.storage.schema import studies
from warpad.server.storage.store import Store


@dataclass(frozen=True)
class Kept:
    """A study as it was stored."""

    study: Study
    version: int
    owner: str


class StudyShelf:
    """The studies of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, owner: str, study: Study, at: float) -> None:
        row = {"id": id, "owner": owner, "version": 1, "body": pack(study), "changed": at}
        async with self._store.writing() as connection:
            await connection.execute(insert(studies).values(row))

    async def find(self, id: str) -> Kept | None:
        wanted = select(studies.c.body, studies.c.version, studies.c.owner).where(studies.c.id == id)
        async with self._store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Kept(unpack(row[0]), row[1], row[2])

    async def replace(self, id: str, seen: int, study: Study, at: float) -> bool:
        """Puts a study in place of the version that was seen; not when somebody was faster."""
        same = (studies.c.id == id, studies.c.version == seen)
        fresh = {"body": pack(study), "version": seen + 1, "changed": at}
        async with self._store.writing() as connection:
            done = await connection.execute(update(studies).where(*same).values(fresh))
            return bool(done.rowcount == 1)

    async def forget(self, id: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(studies).where(studies.c.id == id))


def pack(study: Study) -> bytes:
    return zlib.compress(msgspec.json.encode(study), 6)


def unpack(body: bytes) -> Study:
    return msgspec.json.decode(zlib.decompress(body), type=Study)
