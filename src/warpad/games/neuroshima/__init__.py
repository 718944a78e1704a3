"""The game's package; COMPILED names the modules that become machine code."""

COMPILED = (
    "event_kinds",
    "tables",
    "setup",
    "position",
    "survey",
    "bonds",
    "status",
    "medics",
    "slots",
    "attacks",
    "battle",
    "verdict",
)
