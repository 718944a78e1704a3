"""Positions and moves as fixed rows of numbers, for programs that learn."""
