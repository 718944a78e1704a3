"""The battle atlas: scenarios on boards of their own."""

COMPILED = (
    "boards",
    "missions",
)
