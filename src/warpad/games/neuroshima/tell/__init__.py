"""How the game is told: actions, events, refusals, what each viewer sees, drawings and files."""
