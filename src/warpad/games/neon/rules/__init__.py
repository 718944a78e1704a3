"""The chapters of the rulebook, as functions over the state."""

COMPILED = (
    "layout",
    "event_kinds",
    "state",
    "order",
    "equipment",
    "relocating",
    "planning",
    "search",
    "moving",
    "turn",
    "maintenance",
    "closing",
    "scoring",
    "automa",
    "rounds",
    "setup",
    "chance",
    "flow",
    "unknown",
    "position",
)
