"""A battle, segment by segment."""

COMPILED = (
    "survey",
    "circles",
    "bonds",
    "changes",
    "status",
    "units",
    "wounds",
    "medics",
    "slots",
    "attacks",
    "aiming",
    "segments",
)
