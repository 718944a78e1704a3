"""Driving a match without a network: one writer, sealed choices, secrets cut per viewer."""
