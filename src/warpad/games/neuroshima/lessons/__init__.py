"""Lessons of Neuroshima Hex: their tasks as data, and the facts they speak of."""
