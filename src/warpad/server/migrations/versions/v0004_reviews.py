"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
