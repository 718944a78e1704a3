"""Lessons: tasks on the real board, whose goals and mistakes the engine judges."""
