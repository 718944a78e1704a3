"""PPO in one file, from nothing to beating bots: `python examples/learn.py bugs` (extra [learn]).

`Many` plays hundreds of games at a time. The network sees the places of an observation that ever change and
chooses among the open numbers; rewards come with the end of a game. Now and then the player is tried against
random rivals, or those of a level, and the share of its wins is printed; `--curve` writes it as a table.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from warpad.envs import Many

SETUPS: dict[str, Any] = {
    "bugs": {"formation": "fixed", "turn_cap": 60},
    "neuroshima": {"armies": ["outpost", "borgo"]},
    "neon": {"players": 2, "mode": "royale"},
}
STEPS, PASSES, PARTS = 64, 3, 8
RATE, CLIP, ENTROPY, DISCOUNT, SMOOTH, WIDTH = 5e-4, 0.2, 0.01, 1.0, 0.95, 256


class Player(nn.Module):
    """Two layers, then a preference for every number and a guess of the outcome."""

    def __init__(self, places: np.ndarray, highest: np.ndarray, numbers: int) -> None:
        super().__init__()
        self.register_buffer("places", torch.from_numpy(places))
        self.register_buffer("scale", 1.0 / torch.from_numpy(highest[places].astype(np.float32)))
        self.body = nn.Sequential(
            nn.Linear(len(places), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, numbers)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities of all numbers, and the value."""
        inner = self.body(seen[:, self.places].float() * self.scale)
        wishes = self.policy(inner).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(wishes, 1), self.value(inner).squeeze(1)


def changing_places(env: Many, rng: np.random.Generator) -> np.ndarray:
    """The places of an observation that differ somewhere in some random games."""
    seen, _ = env.reset(seed=0)
    low, high = seen["observation"].min(0), seen["observation"].max(0)
    for _ in range(300):
        rows = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, *_ = env.step(np.array(rows))
        low = np.minimum(low, seen["observation"].min(0))
        high = np.maximum(high, seen["observation"].max(0))
    return np.flatnonzero(low != high)


def try_out(player: Player, game: str, bot: str, trials: int) -> float:
    """The share of games won by always playing the number that it likes best."""
    env = Many(game, min(trials, 64), SETUPS[game], bot=bot)
    seen, _ = env.reset(seed=12345)
    won: list[float] = []
    with torch.no_grad():
        while len(won) < trials:
            wishes, _ = player(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
            seen, rewards, over, _, _ = env.step(wishes.argmax(1).numpy())
            won += rewards[over].tolist()
    return float(np.mean(won[:trials]))


class Memory:
    """What happened in the last steps of all games."""

    def __init__(self, env: Many) -> None:
        size, numbers = env.notation.observation.size, env.notation.actions.size
        games = env.num_envs
        self.seen = torch.zeros(STEPS, games, size, dtype=torch.uint8)
        self.mask = torch.zeros(STEPS, games, numbers, dtype=torch.int8)
        self.number = torch.zeros(STEPS, games, dtype=torch.int64)
        self.chance, self.value, self.reward, self.over = (torch.zeros(STEPS, games) for _ in range(4))

    def gains(self, last: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better each choice turned out than expected, and what the value should have been."""
        gains, gain, after = torch.zeros_like(self.reward), torch.zeros_like(last), last
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.over[step]
            surprise = self.reward[step] + DISCOUNT * after * goes_on - self.value[step]
            gain = surprise + DISCOUNT * SMOOTH * goes_on * gain
            gains[step], after = gain, self.value[step]
        return gains, gains + self.value


def play(player: Player, env: Many, memory: Memory, seen: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Some steps in all games, by chance as the player likes."""
    with torch.no_grad():
        for step in range(STEPS):
            memory.seen[step] = torch.from_numpy(seen["observation"])
            memory.mask[step] = torch.from_numpy(seen["action_mask"])
            wishes, memory.value[step] = player(memory.seen[step], memory.mask[step])
            memory.number[step] = torch.multinomial(wishes.exp(), 1).squeeze(1)
            memory.chance[step] = wishes.gather(1, memory.number[step, :, None]).squeeze(1)
            seen, rewards, over, _, _ = env.step(memory.number[step].numpy())
            memory.reward[step] = torch.from_numpy(rewards)
            memory.over[step] = torch.from_numpy(over)
    return seen


def improve(player: Player, optimiser: torch.optim.Optimizer, memory: Memory, last: torch.Tensor) -> None:
    """PPO: more of what turned out well, but never far from how it was played."""
    gains, wanted = (part.flatten() for part in memory.gains(last))
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    seen, mask, number, chance = (
        part.flatten(0, 1) for part in (memory.seen, memory.mask, memory.number, memory.chance)
    )
    for _ in range(PASSES):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            wishes, value = player(seen[part], mask[part])
            ratio = (wishes.gather(1, number[part, None]).squeeze(1) - chance[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            loss = loss + 0.5 * (value - wanted[part]).pow(2).mean()
            loss = loss + ENTROPY * (wishes.exp() * wishes.clamp(min=-20)).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def learn(game: str, given: argparse.Namespace) -> float:
    """Learns for so many CPU-seconds and tells how it goes; gives the last share of games won."""
    seconds, seed, against = given.minutes * 60, given.seed, given.against
    torch.manual_seed(seed)
    env = Many(game, given.games, SETUPS[game])
    places = changing_places(env, np.random.default_rng(seed))
    highest = np.frombuffer(env.notation.observation.highest(), np.uint8)
    player = Player(places, highest, env.notation.actions.size)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    memory = Memory(env)
    seen, _ = env.reset(seed=seed)
    began, told, steps, spent_trying = time.process_time(), 0.0, 0, 0.0
    lines, share = ["cpu_minutes,steps,won"], 0.0
    while True:
        spent = time.process_time() - began - spent_trying
        if spent >= told or spent >= seconds:
            before = time.process_time()
            share = try_out(player, game, against, given.trials)
            spent_trying += time.process_time() - before
            lines.append(f"{spent / 60:.2f},{steps},{share:.3f}")
            print(
                f"{spent / 60:5.1f} CPU-minutes, {steps:9,} steps: wins {share:.1%} against {against}",
                flush=True,
            )
            told += max(seconds / 20, 15.0)
        if spent >= seconds:
            break
        seen = play(player, env, memory, seen)
        with torch.no_grad():
            _, last = player(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
        improve(player, optimiser, memory, last)
        steps += STEPS * env.num_envs
    if given.curve:
        given.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="bugs", choices=SETUPS)
    parser.add_argument("--minutes", type=float, default=30.0, help="CPU-minutes of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--trials", type=int, default=400, help="games of each trial")
    parser.add_argument(
        "--against", default="random", help="whom the player is tried against: random, easy, ..."
    )
    parser.add_argument("--curve", type=Path, help="a file for the curve, as CSV")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learn(given.game, given)


if __name__ == "__main__":
    main()
