"""Where solvers are kept: one document a person, by the hash of a secret, and the ratings of puzzles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from warpad.puzzles.rating import Rating
from warpad.server.storage.appends import StorageError
from warpad.server.storage.schema import puzzle_ratings, solvers


class SolverShelf:
    """Documents of solvers and ratings of puzzles; a newer one takes the place of an older one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def solver(self, person: str) -> bytes | None:
        wanted = select(solvers.c.body).where(solvers.c.person == person)
        async with self._engine.connect() as connection:
            body: bytes | None = (await connection.execute(wanted)).scalar()
        return body

    async def ratings(self) -> dict[str, Rating]:
        """All puzzles that were ever tried for a rating."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(puzzle_ratings.c.puzzle, puzzle_ratings.c.body))
            return {row[0]: msgspec.json.decode(row[1], type=Rating) for row in rows}

    async def keep(self, person: str, body: bytes, at: float, rated: Mapping[str, Rating]) -> None:
        """A solver, and the puzzles whose ratings changed with it."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(solvers).where(solvers.c.person == person))
                await connection.execute(insert(solvers).values(person=person, body=body, changed=at))
                for puzzle, rating in rated.items():
                    await connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle))
                    row = {"puzzle": puzzle, "body": msgspec.json.encode(rating)}
                    await connection.execute(insert(puzzle_ratings).values(row))
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(type(error).__name__) from error
