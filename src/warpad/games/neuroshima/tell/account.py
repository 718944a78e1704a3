"""The aim of a game, and the account of its end: what decided it, and which tiles hit the HQs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from warpad.core.account import Account, Chronicle, Reason, Side, Source, because, source, turns_of
from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.games.neuroshima.data.content import ALL_ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.rules.setup import MODE_NAMES, MODE_POINTS, MOST_POINTS
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.scenarios import scenario_of
from warpad.games.neuroshima.variants.choice import scenario_number

BLOWS = ("struck", "shot", "pierced", "blasted")
DECISIVE = ("last-drawn", "final-battle", "extra-turns", "stalemate")
ENDS = ("won", "shared", "drawn-game")


def aim_of(state: State) -> Saying:
    """NH-END-03, NH-END-04, NH-MULTI-01, NH-MULTI-02, NH-MULTI-03, NH-TEAM-03: the mode, and what wins it."""
    setup = state.setup
    number = scenario_number(setup)
    if number:
        return Saying("nh-aim-scenario", {"scenario": scenario_of(int(number)).id})
    facts = {"players": int(setup.players), "points": int(MOST_POINTS)}
    return Saying(f"nh-aim-{MODE_NAMES[setup.mode]}", facts)


def standing_of(state: State) -> list[list[int]]:
    """Hit points, or points, of the armies of each seat."""
    setup = state.setup
    seats = max((int(seat) for seat in setup.seat), default=-1) + 1
    return [
        [int(state.hp[player]) for player in range(setup.players) if setup.seat[player] == seat]
        for seat in range(seats)
    ]


@dataclass
class _Telling:
    """What is known while the events are read in order."""

    score: list[int]
    # What each HQ still has while blows fall on it; nothing where they bring points.
    left: list[int] | None
    turn: int = 0
    in_battle: list[Reason] = field(default_factory=list)
    why: list[Reason] = field(default_factory=list)
    battles: list[int] = field(default_factory=list)
    # By player and tile: wounds, and the turns in which they were dealt.
    hits: dict[tuple[int, int, str], tuple[int, list[int]]] = field(
        default_factory=lambda: defaultdict(lambda: (0, []))
    )

    def read(self, step: int, event: Json) -> None:
        name = event["event"]
        if name == "turn-began":
            self.turn = event["turn"]
        elif name == "battle-begun":
            self.battles.append(step)
            self.in_battle = []
        elif name in ("hq-hurt", "bled"):
            self.score[event["player"]] = max(0, event["hp"])
            if self.left is not None:
                self.left[event["player"]] = self.score[event["player"]]
        elif name == "points-gained":
            self.score[event["player"]] = event["points"]
        elif name in BLOWS:
            self._note_hit(event)
        self._judge(step, event)

    def _judge(self, step: int, event: Json) -> None:
        """Keeps what decided the game: of the last battle every loss of an HQ."""
        name = event["event"]
        if name in ("hq-hurt", "points-gained"):
            self.in_battle.append(because(step, self.turn, event, self.score))
        elif name in ("hq-fell", *ENDS):
            self.why += [*self.in_battle, because(step, self.turn, event, self.score)]
            self.in_battle = []
        elif name in DECISIVE:
            self.why.append(because(step, self.turn, event, self.score))

    def _note_hit(self, event: Json) -> None:
        if tile_of(NUMBER_OF[event["target_tile"]]).kind != "hq" or not event["wounds"]:
            return
        victim, hit = event["target_player"], event["wounds"]
        if self.left is not None:
            hit = min(hit, self.left[victim])
            self.left[victim] -= hit
        if not hit:
            return
        who = (victim, event["player"], event["tile"])
        wounds, turns = self.hits[who]
        self.hits[who] = wounds + hit, [*turns, *([] if self.turn in turns else [self.turn])]


def account_of(state: State, events: Chronicle) -> Account:
    """Why the game ended, and the hit points (or points) of every army by the tiles behind them."""
    setup = state.setup
    start = [int(hp) for hp in setup.start_hp]
    told = _Telling(start, None if setup.mode == MODE_POINTS else [*start])
    for step, event in events:
        told.read(step, event)
    sides = [_side(state, told, player) for player in range(setup.players)]
    seen = {event["event"] for _, event in events}
    tied = "extra-turns" in seen and "drawn-game" not in seen
    tie = Saying("nh-tie-extra") if tied else None
    counted = "nh-account-points" if setup.mode == MODE_POINTS else "nh-account-hp"
    why = sorted(told.why, key=lambda reason: reason["step"])
    turns = turns_of(events, "turn-began", "turn")
    return {
        "counted": counted,
        "why": why,
        "sides": sides,
        "tie": tie,
        "battles": told.battles,
        "turns": turns,
    }


def _side(state: State, told: _Telling, player: int) -> Side:
    """An army with its sources; what no tile did is told as one row, so that the rows add up."""
    setup = state.setup
    start, total = int(setup.start_hp[player]), told.score[player]
    gains = setup.mode == MODE_POINTS
    rows = [
        _row(tile, wounds if gains else -wounds, turns)
        for (victim, attacker, tile), (wounds, turns) in told.hits.items()
        if (attacker if gains else victim) == player
    ]
    rows.sort(key=lambda row: -abs(row["amount"]))
    rest = total - start - sum(row["amount"] for row in rows)
    if rest:
        rows.append(source("nh-account-rest", rest))
    name = f"nh-army-{ALL_ARMIES[setup.army[player]].id}"
    return {"seat": int(setup.seat[player]), "name": name, "start": start, "total": total, "sources": rows}


def _row(tile: str, amount: int, turns: list[int]) -> Source:
    return source("nh-account-tile", amount, tile=tile, turns=turns, count=len(turns))
