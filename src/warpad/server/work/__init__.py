"""Work that takes long: bots, referees, solvers, and whose turn it is."""
