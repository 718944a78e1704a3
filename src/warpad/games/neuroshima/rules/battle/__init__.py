"""A battle, segment by segment."""

COMPILED = (
    "survey",
    "circles",
    "bonds",
    "status",
    "wounds",
    "medics",
    "slots",
    "attacks",
    "segments",
)
