"""Positions with a goal: solver, maker, library; COMPILED names the modules that become machine code."""

COMPILED = ("duel", "search")
