"""The chapters of the rulebook, as functions over the state."""

COMPILED = (
    "event_kinds",
    "setup",
    "board",
    "verdict",
    "codes",
    "menu",
    "course",
    "movement",
    "instants",
    "duel",
    "modes",
    "ending",
    "hand",
    "turn",
    "position",
)
