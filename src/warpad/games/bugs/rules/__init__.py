"""The chapters of the rulebook, as functions over the state."""

COMPILED = (
    "phases",
    "event_kinds",
    "codes",
    "state",
    "units",
    "effects",
    "orders",
    "placement",
    "allies",
    "scoring",
    "movement",
    "flyers",
    "battle",
    "ranged",
    "portals",
    "ending",
    "campaign",
    "course",
    "questions",
)
