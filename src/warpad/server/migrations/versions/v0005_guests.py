"""Visitors' bots."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("games", sa.String(400), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token"])


def downgrade() -> None:
    op.drop_index("seats_by_token", "seats")
    op.drop_table("guests")
