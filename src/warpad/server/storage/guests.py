"""Visitors' bots as they are stored: only the hash of a token, and what it may be used for."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from warpad.server.storage.schema import guests, matches, seats
from warpad.server.storage.writing import writing


@dataclass(frozen=True)
class Guest:
    """A visitor's bot: the games it may play (none named: all), how many matches at once, until when."""

    id: str
    token: str
    name: str
    games: tuple[str, ...]
    most: int
    made: float
    expires: float
    seen: float = 0.0

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


@dataclass(frozen=True)
class Chair:
    """A seat of a running match that a guest was given."""

    match: str
    seat: int


class GuestShelf:
    """The guests of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, guest: Guest) -> None:
        row = {**vars(guest), "games": " ".join(guest.games)}
        async with writing(self._engine) as connection:
            await connection.execute(insert(guests).values(row))

    async def find(self, token: str, now: float) -> Guest | None:
        """The guest of a hashed token, as long as it is valid."""
        return await self._one((guests.c.token == token) & (guests.c.expires > now))

    async def named(self, id: str, now: float) -> Guest | None:
        return await self._one((guests.c.id == id) & (guests.c.expires > now))

    async def here(self, since: float, now: float, limit: int) -> list[Guest]:
        """Guests that were here not long ago, on whichever server."""
        wanted = select(guests).where(guests.c.seen > since, guests.c.expires > now)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(guests.c.name).limit(limit))).all()
        return [_read(row) for row in rows]

    async def note(self, id: str, seen: float) -> None:
        async with writing(self._engine) as connection:
            await connection.execute(update(guests).where(guests.c.id == id).values(seen=seen))

    async def revoke(self, guest: Guest) -> None:
        """The token opens nothing from now on, and none of the seats that it had."""
        async with writing(self._engine) as connection:
            await connection.execute(update(seats).where(seats.c.token == guest.token).values(token=None))
            await connection.execute(delete(guests).where(guests.c.id == guest.id))

    async def forget(self, before: float) -> None:
        """Deletes those whose time was over before."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(guests).where(guests.c.expires < before))

    async def chairs(self, guest: Guest) -> list[Chair]:
        """Where the guest plays now, from the match that changed last."""
        joined = seats.join(matches, matches.c.id == seats.c.match)
        wanted = select(seats.c.match, seats.c.seat).select_from(joined)
        wanted = wanted.where(seats.c.token == guest.token, matches.c.state == "running")
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(matches.c.changed.desc()))).all()
        return [Chair(row[0], row[1]) for row in rows]

    async def _one(self, condition: object) -> Guest | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(guests).where(condition))).one_or_none()  # type: ignore[arg-type]  # a condition over columns
        return None if row is None else _read(row)


def _read(row: object) -> Guest:
    facts = dict(row._mapping)  # type: ignore[attr-defined]  # SQLAlchemy's own way to the columns
    return Guest(**{**facts, "games": tuple(facts["games"].split())})
