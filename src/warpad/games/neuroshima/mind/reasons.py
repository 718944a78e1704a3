"""What speaks for a turn of Neuroshima Hex: the battle it leads to beside the battle of another turn.

Every reason is a fact of two boards: who hits whom in which segment, who is netted, what the HQs lose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY
from warpad.games.neuroshima.data.content import ALL_ARMIES
from warpad.games.neuroshima.mind.evaluate import player_of
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.tell.actions import action_of
from warpad.games.neuroshima.tell.causes import blows_in, is_hq
from warpad.games.neuroshima.tell.forecast import forecast
from warpad.games.neuroshima.tell.inspector import all_tiles

BATTLES = ("battle", "lead-battle", "board")


@dataclass(frozen=True)
class Blow:
    """Who wounds whom, and when."""

    segment: int
    at: str
    tile: str
    target: str
    target_tile: str
    is_own: bool
    wounds: int


class Sketch:
    """Where moves lead: the board after them, and the battle that they begin, or that could come then."""

    def __init__(self, position: Neuroshima, seat: int, moves: Sequence[int]) -> None:
        self.team = position.setup.team[player_of(position.setup, seat)]
        self.actions: list[Json] = []
        self.fights = False
        board = self._played(position, seat, moves)
        self.tiles = {tile["at"]: tile for tile in all_tiles(board)}
        self.seen = forecast(board)
        self.choices = self.seen["choices"]
        teams = position.setup.team
        self.blows = [
            Blow(
                segment,
                event["at"],
                event["tile"],
                event["target"],
                event["target_tile"],
                teams[event["player"]] == self.team,
                event["wounds"],
            )
            for segment, event in blows_in(self.seen["events"])
        ]
        self.lost = {loss["at"]: loss for loss in self.seen["lost"]}
        self.hp = {
            row["player"]: (int(position.hp[row["player"]]), max(0, row["after"])) for row in self.seen["hp"]
        }
        self.teams = teams

    def _played(self, position: Neuroshima, seat: int, moves: Sequence[int]) -> Neuroshima:
        """The board after the moves, before the battle that they begin."""
        board = position.copy()
        for move in moves:
            self.actions.append(action_of(board, seat, move))
            if self.actions[-1]["do"] in BATTLES:
                self.fights = True
                break
            play(board, seat, move)
        return board

    def is_own(self, player: int) -> bool:
        return bool(self.teams[player] == self.team)

    def loss(self, own: bool) -> int:
        """Hit points that the HQs of one side would lose."""
        return sum(before - after for p, (before, after) in self.hp.items() if self.is_own(p) == own)

    def fallen(self, own: bool) -> list[int]:
        return [p for p, (before, after) in self.hp.items() if self.is_own(p) == own and before > 0 >= after]

    def lost_of(self, own: bool) -> dict[str, Json]:
        return {at: loss for at, loss in self.lost.items() if self.is_own(loss["player"]) == own}

    def first_harm(self, at: str) -> Blow | None:
        """The first blow with which the foe on a hex hurts the own side."""
        return next((blow for blow in self.blows if blow.at == at and not blow.is_own), None)

    def killer(self, at: str) -> Blow | None:
        """The last own blow on a hex."""
        return next((blow for blow in reversed(self.blows) if blow.target == at and blow.is_own), None)


def play(board: Neuroshima, seat: int, move: int) -> None:
    """A move, and small choices of others by their first offer, as in the search."""
    turn = board.turn_number
    board.play(move)
    while board.actor() not in (seat, CHANCE, NOBODY) and board.turn_number == turn:
        board.play(board.legal(board.actor())[0])


def reasons(position: Neuroshima, seat: int, better: Sequence[int], instead: Sequence[int]) -> list[Saying]:
    """What the better way has over the other, what weighs most first."""
    good, other = Sketch(position, seat, better), Sketch(position, seat, instead)
    return [saying for tell in TELLING for saying in tell(good, other)]


def _because(word: str, **facts: object) -> Saying:
    return Saying(f"nh-because-{word}", facts)


def _fallen_hqs(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """NH-BAT-13: the end of an HQ outweighs all."""
    for player in good.fallen(own=False):
        if player not in other.fallen(own=False):
            yield _because("fells-hq", army=_army(good, player))
    if other.fallen(own=True) and not good.fallen(own=True):
        yield _because("keeps-hq")


def _army(sketch: Sketch, player: int) -> str:
    return next(str(row["army"]) for row in sketch.seen["hp"] if row["player"] == player)


def _blows_stopped(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """NH-BAT-03, NH-NET-01: foes that fall or are netted before they can strike."""
    for at, tile in other.tiles.items():
        harm, stands = other.first_harm(at), good.tiles.get(at)
        if harm is None or good.first_harm(at) is not None or (stands or tile)["tile"] != tile["tile"]:
            continue
        facts = {"target": at, "target_tile": tile["tile"], "later": harm.segment}
        if stands is not None and stands["netted"] and not tile["netted"]:
            by = stands["netted_by"][0]
            yield _because("nets", at=by, tile=good.tiles[by]["tile"], **facts)
        elif at in good.lost and (blow := good.killer(at)) is not None and blow.segment > harm.segment:
            yield _because("first-blow", at=blow.at, tile=blow.tile, segment=blow.segment, **facts)


def _destroyed(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """Foes that the moves themselves remove."""
    for at, tile in other.tiles.items():
        is_foe = not other.is_own(tile["player"])
        if is_foe and not any(stands["tile"] == tile["tile"] for stands in good.tiles.values()):
            yield _because("destroys", target=at, target_tile=tile["tile"])


def _own_battle(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """A battle that only one of the ways begins: what it does."""
    if good.fights and not other.fights and good.blows:
        own, foe = len(good.lost_of(own=True)), len(good.lost_of(own=False))
        yield _because("battle", own=good.loss(own=True), foe=good.loss(own=False), lost=own, taken=foe)


def _hit_points(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """What a battle takes from the HQs, one way and the other."""
    for own, word in ((True, "hq-saved"), (False, "hq-hurt")):
        better, instead = good.loss(own), other.loss(own)
        if better != instead and (better < instead) == own:
            yield _because(word, better=better, instead=instead, fights="yes" if good.fights else "no")


def _kills(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """Foes that fall in the battle of one way and not in that of the other."""
    for at, loss in good.lost_of(own=False).items():
        blow = good.killer(at)
        if at not in other.lost and blow is not None and at in other.tiles:
            yield _because(
                "kills",
                at=blow.at,
                tile=blow.tile,
                segment=blow.segment,
                target=at,
                target_tile=loss["tile"],
            )


def _saves(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """Own tiles that live on."""
    for at, loss in other.lost_of(own=True).items():
        if at not in good.lost and good.tiles.get(at, {}).get("tile") == loss["tile"]:
            yield _because("saves", at=at, tile=loss["tile"])


def _lends(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """NH-MOD-04: own tiles that act sooner or hit harder."""
    for at, tile in good.tiles.items():
        before = other.tiles.get(at)
        if before is None or before["tile"] != tile["tile"] or not good.is_own(tile["player"]):
            continue
        sooner, later = (max(one["initiative"]["now"], default=-1) for one in (tile, before))
        if sooner > later >= 0 and tile["attacks"] and not is_hq(tile["tile"]):
            yield _because("quicker", at=at, tile=tile["tile"], better=sooner, instead=later)
        strength, weaker = (sum(a["strength"] for a in one["attacks"]) for one in (tile, before))
        if strength > weaker and len(tile["attacks"]) == len(before["attacks"]):
            yield _because("stronger", at=at, tile=tile["tile"])


def _aims(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """Whom a tile that was laid reaches, or that it reaches nobody."""
    for sketch, word in ((good, "aims"), (other, "idle")):
        for action in sketch.actions:
            tile = sketch.tiles.get(action.get("at", ""))
            if action["do"] not in ("place", "move", "rotate") or tile is None or not tile["attacks"]:
                continue
            hits = [hit["at"] for attack in tile["attacks"] for hit in attack["hits"]]
            hits = [at for at in hits if at in sketch.tiles and not sketch.is_own(sketch.tiles[at]["player"])]
            facts = {"at": tile["at"], "tile": tile["tile"]}
            if word == "idle" and not hits:
                yield _because(word, **facts)
            elif word == "aims" and hits and not any(blow.at == tile["at"] for blow in other.blows):
                first = next((at for at in hits if is_hq(sketch.tiles[at]["tile"])), hits[0])
                target = {"target": first, "target_tile": sketch.tiles[first]["tile"]}
                yield _because(word, **facts, **target, segment=max(tile["initiative"]["now"], default=0))


def _quiet_battle(good: Sketch, other: Sketch) -> Iterator[Saying]:
    """A battle in which nothing is hit is never advised in silence."""
    if good.fights and not good.blows:
        yield _because("nothing-hit")
    if other.fights and not other.blows:
        yield _because("wasted-battle")


TELLING = (
    _fallen_hqs,
    _own_battle,
    _blows_stopped,
    _hit_points,
    _destroyed,
    _kills,
    _saves,
    _aims,
    _lends,
    _quiet_battle,
)


def matters(position: Neuroshima, seat: int) -> list[Saying]:
    """What a player should see before a turn: threats and chances of a battle, and how long is left."""
    now = Sketch(position, seat, ())
    return [*_threats(now), *_chances(now), *_last_turns(position), *_netted(now), *_quiet(now)]


def _now(word: str, **facts: object) -> Saying:
    return Saying(f"nh-now-{word}", facts)


def _hardest(sketch: Sketch, own: bool) -> Blow | None:
    hits = [blow for blow in sketch.blows if blow.is_own == own and is_hq(blow.target_tile)]
    return max(hits, key=lambda blow: (blow.wounds, blow.segment), default=None)


def _threats(now: Sketch) -> Iterator[Saying]:
    blow, total = _hardest(now, own=False), now.loss(own=True)
    if blow is not None and total > 0:
        yield _now("threat", at=blow.at, tile=blow.tile, segment=blow.segment, total=total)
    for at, loss in now.lost_of(own=True).items():
        killer = next((b for b in reversed(now.blows) if b.target == at and not b.is_own), None)
        harms = any(b.at == at and b.is_own and killer and b.segment >= killer.segment for b in now.blows)
        if killer is not None and not harms:
            yield _now(
                "falls", at=at, tile=loss["tile"], by=killer.at, by_tile=killer.tile, segment=killer.segment
            )


def _chances(now: Sketch) -> Iterator[Saying]:
    blow, total = _hardest(now, own=True), now.loss(own=False)
    if blow is not None and total > 0:
        yield _now("chance", at=blow.at, tile=blow.tile, segment=blow.segment, total=total)


def _netted(now: Sketch) -> Iterator[Saying]:
    for tile in now.seen["idle"]:
        if now.is_own(tile["player"]):
            yield _now("netted", at=tile["at"], tile=tile["tile"])


def _last_turns(position: Neuroshima) -> Iterator[Saying]:
    """NH-END-01: the last tile is drawn; the final battle comes soon."""
    if position.last_by >= 0 and position.turn_number > 0:
        yield _now("last", army=ALL_ARMIES[position.setup.army[position.last_by]].id)


def _quiet(now: Sketch) -> Iterator[Saying]:
    if not now.blows and any(is_hq(tile["tile"]) for tile in now.tiles.values()):
        yield _now("quiet")
