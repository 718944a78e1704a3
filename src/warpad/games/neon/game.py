"""Neon as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warpad.core.account import Account, Chronicle
from warpad.core.analysis.editing import Editing
from warpad.core.content import digests
from warpad.core.errors import SetupError
from warpad.core.etude import Etudes, Saying
from warpad.core.game import Game, Json, Option, Refusal
from warpad.core.learning.notation import Notation
from warpad.core.position import SPECTATOR, Position
from warpad.core.rulebook import Rulebook
from warpad.core.vecs import i64, vec
from warpad.games.neon.data import content
from warpad.games.neon.data.catalogue import BASE, Catalogue, catalogue
from warpad.games.neon.data.entries import Mode
from warpad.games.neon.learn.notation import NOTATION
from warpad.games.neon.mind.bot import NeonBot
from warpad.games.neon.mind.critic import RoundCritic
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.mind.reasons import is_planning
from warpad.games.neon.position import Neon, new_game
from warpad.games.neon.puzzles.puzzles import NeonEtudes
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.setup import OWN_CHOICE, RANDOM_FIGHTER
from warpad.games.neon.tell import account, codec
from warpad.games.neon.tell.actions import action_of, move_of
from warpad.games.neon.tell.closed import list_closed
from warpad.games.neon.tell.drawing import draw
from warpad.games.neon.tell.events import event_of, is_visible
from warpad.games.neon.tell.glossary import glossary
from warpad.games.neon.tell.outlook import foresee_row
from warpad.games.neon.tell.prospect import prospect
from warpad.games.neon.tell.refusals import why_not
from warpad.games.neon.tell.shapes import SHAPES
from warpad.games.neon.tell.sight import View, is_secret, turn_number

FOLDER = Path(__file__).parent
RANDOM = "random"
CHOOSE = "choose"
FIGHTERS = ("akari", "boulder", "illusion", "ghost", "snake", "phoenix")
MODES = ("rebirth", "royale", "coalition")
TABLE_MOST = 6


def as_neon(position: Position) -> Neon:
    if not isinstance(position, Neon):
        raise TypeError("this is no position of Neon")
    return position


class NeonGame(Game):
    """Two to six cyber-fighters on a ring of sinking sectors."""

    name = "neon"
    title = "Neon"
    prefix = "neon"
    mind = NeonBot
    critic = RoundCritic
    rules_version = 2
    folder = FOLDER
    questions = ("prospect", "closed", "outlook")
    weighs = ("outlook",)

    def __init__(self) -> None:
        self.rulebook = Rulebook.load(FOLDER / "rules.toml")

    def options(self) -> Sequence[Option]:
        """NEON-SET-01, NEON-SET-05, NEON-SET-08, NEON-SET-16, NEON-SET-17, NEON-R-01: choices at set-up."""
        return (
            Option("mode", "choice", "rebirth", "the mode of play", MODES),
            Option("players", "number", 4, "how many play", low=2, high=TABLE_MOST),
            Option(
                "teams",
                "number",
                0,
                "teams in coalition; 0 takes as many as usual",
                low=0,
                high=3,
                when={"mode": ("coalition",)},
            ),
            Option("automa", "flag", False, "the Automa takes part (it always does with two players)"),
            Option(
                "fighters",
                "choices",
                [RANDOM],
                "a fighter for each seat; random deals one, choose asks the player; left out: random",
                (*FIGHTERS, RANDOM, CHOOSE),
            ),
            Option("board", "choice", "players", "the side of the round board", ("players", "2-4", "5-6")),
            Option("skip_actions", "flag", False, "every action of the row may be left out"),
            Option("pack", "choice", BASE, "the content, by its folder", tuple(content.packs())),
        )

    def start(self, setup: Mapping[str, Any]) -> Neon:
        known = catalogue(str(setup["pack"]))
        mode = next(entry for entry in known.pack.modes if entry.id == setup["mode"])
        players = int(setup["players"])
        if players not in mode.players:
            raise SetupError("neon-setup-players", mode=mode.id, wanted=list(mode.players), given=players)
        rules = [
            known.modes.index(mode.id),
            players,
            teams_of(mode, players, int(setup["teams"])),
            int(bool(setup["automa"]) or players in mode.automa.required),
            board_of(known, players, str(setup["board"])),
            int(bool(setup["skip_actions"])),
        ]
        picks = picks_of(known, players, list(setup["fighters"]))
        return new_game(known.tables, known.name, vec[i64](rules), vec[i64](picks))

    def samples(self) -> Sequence[Json]:
        return (
            {"mode": "rebirth", "players": 4},
            {"mode": "rebirth", "players": 2, "fighters": ["boulder", "ghost"]},
            {"mode": "rebirth", "players": 3, "automa": True, "fighters": ["choose", "choose", "choose"]},
            {"mode": "rebirth", "players": 5, "board": "2-4"},
            {"mode": "royale", "players": 4},
            {"mode": "royale", "players": 2, "skip_actions": True},
            {"mode": "royale", "players": 6, "automa": True},
            {"mode": "coalition", "players": 4, "automa": True},
            {"mode": "coalition", "players": 6, "teams": 3},
            {"mode": "coalition", "players": 6, "teams": 2},
        )

    def seats(self, position: Position) -> Sequence[Json]:
        game = as_neon(position)
        return [self.seat(game, seat) for seat in range(game.s[layout.PLAYERS])]

    def turn_number(self, position: Position) -> int:
        return turn_number(as_neon(position))

    def seat(self, game: Neon, seat: int) -> Json:
        known = catalogue(game.pack)
        number = game.s[game.block(seat) + layout.F_ID]
        fighter = known.fighters[number] if number >= 0 else None
        told: Json = {"fighter": fighter, "name": f"neon-fighter-{fighter}" if fighter else "neon-game"}
        if fighter:
            told["colour"] = known.pack.fighters[number].colour
        if game.s[layout.TEAMS]:
            told["team"] = game.s[game.block(seat) + layout.F_TEAM]
        return told

    def aim(self, position: Position) -> Saying:
        return account.aim_of(as_neon(position))

    def standing(self, position: Position) -> list[list[int]]:
        return account.standing_of(as_neon(position))

    def account(self, position: Position, events: Chronicle) -> Account:
        return account.account_of(as_neon(position), events)

    def action(self, position: Position, seat: int, move: int) -> Json:
        return action_of(as_neon(position), seat, move)

    def move(self, position: Position, seat: int, action: Json) -> int:
        return move_of(as_neon(position), seat, action)

    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        return why_not(as_neon(position), seat, action)

    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        return event_of(as_neon(position), raw)

    def visible(self, event: Json, seat: int) -> bool:
        return is_visible(event, seat)

    def needs_curtain(self, position: Position) -> bool:
        """NEON-HID-01: rows are planned and hidden cards chosen from in secret; everything else is open."""
        return is_secret(as_neon(position))

    def dump(self, position: Position) -> Json:
        return codec.dump(as_neon(position))

    def load(self, data: Json) -> Position:
        return codec.load(data, Neon)

    def editing(self) -> Editing:
        from warpad.games.neon.tell.editing import ArenaEditing

        return ArenaEditing(self.dump, self.load)

    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        game = as_neon(position)
        known = catalogue(game.pack)
        view = View(game, SPECTATOR if seat is None else seat, known)
        told = view.all()
        if seat is None:
            for number in range(game.s[layout.PLAYERS]):
                told["fighters"][number]["hand"] = view.cards(number, layout.F_HAND)
        return draw(told, language)

    def evaluate(self, position: Position, seat: int) -> float:
        return float(INSTINCT.eyes.chance(as_neon(position), seat))

    def prospect(self, position: Position) -> Json:
        """What the open attack comes to, in chances; asked after an action it is what that would change."""
        return {"prospect": prospect(as_neon(position))}

    def closed(self, position: Position) -> Json:
        """What the one who decides cannot do now, and by which rule."""
        return {"closed": list_closed(as_neon(position))}

    def outlook(self, position: Position, seat: int, move: int) -> Json:
        """What the halves of a row could do, were it committed as it lies now."""
        state = as_neon(position)
        return {"halves": foresee_row(state, seat, move) if is_planning(state) else []}

    def words(self) -> Json:
        return glossary(catalogue(BASE).pack)

    def citations(self) -> dict[str, str]:
        return {"neon-search-tokens": "NEON-SRCH-07"}

    def shapes(self) -> Sequence[type]:
        return SHAPES

    def check_content(self) -> Sequence[str]:
        return [
            f"{name}: {fault}"
            for name in content.packs()
            for fault in content.check(content.pack_folder(name))
        ]

    def check_pack(self, folder: Path) -> Sequence[str]:
        return content.check(folder)

    def content_file(self, name: str) -> Path:
        pack, _, file = name.partition("/")
        return content.pack_folder(pack) / file

    def uses(self, file: str, setup: Mapping[str, Any], position: Json | None) -> bool:
        pack = position.get("pack", BASE) if position is not None else setup.get("pack", BASE)
        return file.startswith(f"{pack}/")

    def digests(self) -> dict[str, str]:
        return {
            f"{pack}/{file}": it
            for pack in content.packs()
            for file, it in digests(content.pack_folder(pack)).items()
        }

    def notation(self) -> Notation:
        return NOTATION

    def etudes(self) -> Etudes:
        return NeonEtudes(self.new)


def teams_of(mode: Mode, players: int, wish: int) -> int:
    """NEON-SET-16: two teams of two, three of two, or two of three."""
    if not mode.teams:
        if wish:
            raise SetupError("neon-setup-no-teams", mode=mode.id)
        return 0
    counts = [len(sizes) for sizes in mode.teams[str(players)]]
    if wish and wish not in counts:
        raise SetupError("neon-setup-teams", players=players, wanted=sorted(counts), given=wish)
    return wish or counts[0]


def board_of(known: Catalogue, players: int, wish: str) -> int:
    """NEON-SET-05: the side for the number of players, or the other one by agreement."""
    if wish != "players":
        return known.boards.index(f"side-{wish}")
    return next(n for n, board in enumerate(known.pack.round_boards) if players in board.players)


def picks_of(known: Catalogue, players: int, names: list[str]) -> list[int]:
    """NEON-SET-08: a fighter by name, by choice or at random; no fighter twice."""
    if len(names) > players:
        raise SetupError("neon-setup-fighters-many", given=len(names), players=players)
    named = [name for name in names if name not in (RANDOM, CHOOSE)]
    if len(set(named)) != len(named):
        raise SetupError("neon-setup-fighter-twice")
    picks = {RANDOM: int(RANDOM_FIGHTER), CHOOSE: int(OWN_CHOICE)}
    full = [*names, *[RANDOM] * (TABLE_MOST - len(names))]
    for name in full:
        if name not in picks:
            if name not in known.fighters:
                raise SetupError("neon-setup-fighter-unknown", pack=known.name, fighter=name)
            picks[name] = known.fighters.index(name)
    return [picks[name] for name in full]


GAME = NeonGame()
