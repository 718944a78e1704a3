"""Checksums of entries, packed logs of finished matches, kept content, and when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))
    op.add_column("matches", sa.Column("packed", sa.LargeBinary))
    op.create_index("matches_by_age", "matches", ["state", "changed"])
    op.create_table(
        "contents",
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "breaks",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("breaks", "life", "contents"):
        op.drop_table(table)
    op.drop_index("matches_by_age", "matches")
    op.drop_column("matches", "packed")
    op.drop_column("entries", "checksum")
