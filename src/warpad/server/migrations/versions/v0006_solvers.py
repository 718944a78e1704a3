"""Solvers with their ratings and own puzzles, and the ratings of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("solvers")
