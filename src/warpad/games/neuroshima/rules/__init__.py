"""The chapters of the rulebook, as functions over the state."""

COMPILED = (
    "codes",
    "event_kinds",
    "questions",
    "setup",
    "verdict",
    "empty",
    "pieces",
    "facts",
    "state",
    "board",
    "menu",
    "modes",
    "hand",
    "ending",
    "course",
    "movement",
    "instants",
    "terminals",
    "turn",
    "moves",
)
