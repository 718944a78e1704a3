"""Learns the net of Neuroshima's bots from duels of a quick planner against itself."""
