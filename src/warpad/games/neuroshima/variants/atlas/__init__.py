"""The battle atlas: scenarios on boards of their own."""

COMPILED = ("codes", "mission", "boards", "missions", "atlas")
