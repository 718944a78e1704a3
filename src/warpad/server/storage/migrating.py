"""Brings the tables of a database up to date, with a copy of it kept before."""

from __future__ import annotations

import logging

from sqlalchemy import Connection, inspect, text

from warpad.core.errors import SetupError
from warpad.server.storage.backup import keep_before
from warpad.server.storage.schema import REVISION

log = logging.getLogger("warpad.server")

_MIGRATION_LOCK = 726_543


def migrate(connection: Connection) -> None:
    """Brings the tables up to date; the tool for it is loaded only when they are not."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    found = _revision(connection)
    if found == REVISION:
        return
    if found is not None and found > REVISION:
        raise SetupError("serve-newer", found=found, known=REVISION)
    if found is not None:
        log.info("the tables are brought from revision %s to %s", found, REVISION)
        keep_before(connection, REVISION)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "warpad.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
