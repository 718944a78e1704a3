"""PPO in one file, from nothing to beating bots: `python examples/learn.py bugs` (extra [learn]).

`Many` plays hundreds of games at a time. The network sees the places of an observation that ever change and
chooses among the numbers that were ever open. A win counts 1 and a loss -1; on the way there, what a side is
ahead in (hit points, health, influence) is paid at once and taken back at the end, which changes nothing in
what is best and tells the player much sooner what was good. Now and then it is tried against bots, and the
share of its wins is printed; `--curve` writes it as a table.
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
# What the own side (place 0) should have more of than the other (place 1), and what one of it is worth.
AHEAD: dict[str, tuple[str, float]] = {
    "bugs": ("influence", 1 / 20),
    "neuroshima": ("hp", 1 / 20),
    "neon": ("health", 1 / 8),
}
RIVALS = {"bugs": "easy", "neuroshima": "random", "neon": "random"}
STEPS, PASSES, PARTS = 64, 3, 8
RATE, CLIP, ENTROPY, SMOOTH, WIDTH = 1e-3, 0.2, 0.01, 0.95, 256
SCOUTS = 300


class Lens:
    """The part of a game that ever changes: places of the observation, and numbers that may be open.

    Numbers that were never open while scouting share one place at the end.
    """

    def __init__(self, game: str, seed: int) -> None:
        env, rng = Many(game, 256, SETUPS[game]), np.random.default_rng(seed)
        self.notation = env.notation
        seen, _ = env.reset(seed=seed)
        low, high, open_ones = (
            seen["observation"].min(0),
            seen["observation"].max(0),
            seen["action_mask"].any(0),
        )
        for _ in range(SCOUTS):
            seen, *_ = env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]))
            low = np.minimum(low, seen["observation"].min(0))
            high = np.maximum(high, seen["observation"].max(0))
            open_ones |= seen["action_mask"].any(0)
        self.places = np.flatnonzero(low != high)
        self.highest = high[self.places].astype(np.float32)
        self.numbers, self.others = np.flatnonzero(open_ones), np.flatnonzero(~open_ones)
        name, self.worth = AHEAD[game]
        self.lead = self.notation.observation.at[name]

    def look(self, seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """What the network sees, and which of its choices are open."""
        mask = seen["action_mask"].view(np.bool_)
        open_ones = np.column_stack((mask[:, self.numbers], mask[:, self.others].any(1)))
        return torch.from_numpy(seen["observation"][:, self.places]), torch.from_numpy(open_ones)

    def choose(self, choice: np.ndarray, seen: dict[str, np.ndarray]) -> np.ndarray:
        """The numbers that choices of the network stand for."""
        first_other = (
            self.others[seen["action_mask"][:, self.others].argmax(1)] if len(self.others) else choice
        )
        known = choice < len(self.numbers)
        return np.where(known, self.numbers[np.where(known, choice, 0)], first_other)

    def ahead(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        own, other = (seen["observation"][:, self.lead + side].astype(np.float32) for side in (0, 1))
        return (own - other) * self.worth


class Player(nn.Module):
    """Two layers, then a preference for every choice and a guess of the outcome."""

    def __init__(self, lens: Lens) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / torch.from_numpy(lens.highest))
        self.body = nn.Sequential(
            nn.Linear(len(lens.places), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, len(lens.numbers) + 1)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities of all choices, and the value."""
        inner = self.body(seen.float() * self.scale)
        wishes = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.log_softmax(wishes, 1), self.value(inner).squeeze(1)


def try_out(player: Player, lens: Lens, game: str, bot: str, trials: int) -> float:
    """The share of games won by always choosing what it likes best.

    Every table plays the same number of games: else quick games would count more often than long ones.
    """
    tables = min(trials, 64)
    env, each = Many(game, tables, SETUPS[game], bot=bot), -(-trials // tables)
    seen, _ = env.reset(seed=12345)
    played, won = np.zeros(tables, int), 0.0
    with torch.no_grad():
        while (played < each).any():
            wishes, _ = player(*lens.look(seen))
            seen, rewards, over, _, _ = env.step(lens.choose(wishes.argmax(1).numpy(), seen))
            counts = over & (played < each)
            won += float(rewards[counts].sum())
            played += counts
    return won / (tables * each)


class Memory:
    """What happened in the last steps of all games."""

    def __init__(self, lens: Lens, games: int) -> None:
        self.seen = torch.zeros(STEPS, games, len(lens.places), dtype=torch.uint8)
        self.mask = torch.zeros(STEPS, games, len(lens.numbers) + 1, dtype=torch.bool)
        self.choice = torch.zeros(STEPS, games, dtype=torch.int64)
        self.chance, self.value, self.reward, self.over = (torch.zeros(STEPS, games) for _ in range(4))

    def gains(self, last: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better each choice turned out than expected, and what the value should have been."""
        gains, gain, after = torch.zeros_like(self.reward), torch.zeros_like(last), last
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.over[step]
            surprise = self.reward[step] + after * goes_on - self.value[step]
            gain = surprise + SMOOTH * goes_on * gain
            gains[step], after = gain, self.value[step]
        return gains, gains + self.value


def play(
    player: Player, lens: Lens, env: Many, memory: Memory, seen: dict[str, np.ndarray]
) -> dict[str, np.ndarray]:
    """Some steps in all games, by chance as the player likes."""
    lead = lens.ahead(seen)
    with torch.no_grad():
        for step in range(STEPS):
            memory.seen[step], memory.mask[step] = lens.look(seen)
            wishes, memory.value[step] = player(memory.seen[step], memory.mask[step])
            choice = torch.multinomial(wishes.exp(), 1).squeeze(1)
            memory.choice[step] = choice
            memory.chance[step] = wishes.gather(1, choice[:, None]).squeeze(1)
            seen, won, over, _, _ = env.step(lens.choose(choice.numpy(), seen))
            now = lens.ahead(seen)
            memory.reward[step] = torch.from_numpy(np.where(over, 2 * won - 1 - lead, now - lead))
            memory.over[step] = torch.from_numpy(over)
            lead = now
    return seen


def improve(player: Player, optimiser: torch.optim.Optimizer, memory: Memory, last: torch.Tensor) -> None:
    """PPO: more of what turned out well, but never far from how it was played."""
    gains, wanted = (part.flatten() for part in memory.gains(last))
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    seen, mask, choice, chance = (
        part.flatten(0, 1) for part in (memory.seen, memory.mask, memory.choice, memory.chance)
    )
    for _ in range(PASSES):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            wishes, value = player(seen[part], mask[part])
            ratio = (wishes.gather(1, choice[part, None]).squeeze(1) - chance[part]).exp()
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
    seconds, against = given.minutes * 60, given.against or RIVALS[game]
    torch.manual_seed(given.seed)
    lens = Lens(game, given.seed)
    env = Many(game, given.games, SETUPS[game])
    player, memory = Player(lens), Memory(lens, given.games)
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    seen, _ = env.reset(seed=given.seed)
    began, told, steps, spent_trying = time.process_time(), 0.0, 0, 0.0
    lines, share = ["cpu_minutes,steps,won"], 0.0
    while True:
        spent = time.process_time() - began - spent_trying
        if spent >= told or spent >= seconds:
            before = time.process_time()
            share = try_out(player, lens, game, against, given.trials)
            spent_trying += time.process_time() - before
            lines.append(f"{spent / 60:.2f},{steps},{share:.3f}")
            print(
                f"{spent / 60:5.1f} CPU-minutes, {steps:9,} steps: wins {share:.1%} against {against}",
                flush=True,
            )
            if given.curve:
                given.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")
            told += max(seconds / 20, 15.0)
        if spent >= seconds:
            return share
        optimiser.param_groups[0]["lr"] = RATE * (1 - 0.9 * spent / seconds)
        seen = play(player, lens, env, memory, seen)
        with torch.no_grad():
            _, last = player(*lens.look(seen))
        improve(player, optimiser, memory, last)
        steps += STEPS * env.num_envs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="bugs", choices=SETUPS)
    parser.add_argument("--minutes", type=float, default=30.0, help="CPU-minutes of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--trials", type=int, default=400, help="games of each trial")
    parser.add_argument("--against", help="whom the player is tried against: random, easy, ...")
    parser.add_argument("--curve", type=Path, help="a file for the curve, as CSV")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learn(given.game, given)


if __name__ == "__main__":
    main()
