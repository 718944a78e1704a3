"""How a game is told and read: actions, events, refusals, views, drawings, saved positions."""

COMPILED = ("telling",)
