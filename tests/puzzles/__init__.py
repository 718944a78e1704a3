"""Etudes: solver, maker, library."""
