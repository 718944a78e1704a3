"""How often does `easy` beat `random` in War of Bugs? The same bots change sides after every game."""

import warpad

GAMES = 10
wins = {"easy": 0.0, "random": 0.0}

for number in range(GAMES):
    players = ["easy", "random"] if number % 2 == 0 else ["random", "easy"]
    game = warpad.new("bugs", seed=number // 2)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(game.suggest(players[seat]), seat)
    for player, score in zip(players, game.scores, strict=True):
        wins[player] += score

print(wins)
assert sum(wins.values()) == GAMES
