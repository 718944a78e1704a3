"""The tables: matches, logs, seats, etudes, reviews, guests, solvers, studies, content, times of servers."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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

REVISION = "0007"

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
    Column("packed", LargeBinary),
    Index("matches_by_change", "listed", "state", "changed"),
    Index("matches_by_age", "state", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
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
    Index("seats_by_token", "token"),
)

# Reviews of finished matches, kept so that the second look is instant.
reviews = Table(
    "reviews",
    metadata,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
)

# Visitors' bots: what each may do, and when it was last here.
guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("games", String(400), nullable=False),
    Column("most", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# People who solve puzzles, by the hash of a secret, and what puzzles are rated.
solvers = Table(
    "solvers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("changed", Float, nullable=False),
)

# Studies, packed; `owner` is a digest of the secret that lets somebody change one.
studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("changed", Float, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(80), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

contents = Table(
    "contents",
    metadata,
    Column("digest", String(80), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# The last moment at which any server of this database ran, in its only row, and when none did.
life = Table(
    "life",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
)

breaks = Table(
    "breaks",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)
