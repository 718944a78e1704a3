"""The tables: matches, the entries of their logs, who holds which seat, and etudes made by players."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

REVISION = "0002"

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("state", String(10), nullable=False),
    Column("has_open_seat", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("matches_by_change", "listed", "state", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

etudes = Table(
    "etudes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64)),
    Column("invite", String(64)),
)
