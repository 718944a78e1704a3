"""A game in your own program: every seat is yours, chance is dealt for you, and everything can be asked.

>>> import warpad
>>> game = warpad.new("neuroshima", armies=["borgo", "moloch"], seed=1)
>>> game.play(game.legal_actions[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from warpad.bots import consult, make
from warpad.core import record as records
from warpad.core.errors import IllegalMove
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.locales import text, told
from warpad.play.dealer import Dealer, SecureDealer, SeededDealer


class Sandbox:
    """One game from its set-up on: look, play, take back, copy, save."""

    def __init__(self, game: Game, record: records.Record, dealer: Dealer) -> None:
        self.game = game
        self._record = record
        self._dealer = dealer
        self._sealed: dict[int, int] = {}
        self.position: Position = records.replay(game, record)
        self._deal()

    # -- looking -----------------------------------------------------------------------------

    @property
    def seats(self) -> list[Json]:
        """What is public of each seat: its army, team, colour and so on."""
        return [dict(facts) for facts in self.game.seats(self.position)]

    @property
    def to_act(self) -> list[int]:
        """The seats that have to choose now: none (the game is over), one, or several at once."""
        return [seat for seat in self.position.actors() if seat not in self._sealed]

    @property
    def legal_actions(self) -> list[Json]:
        """What the first of those who have to choose may do; empty when the game is over."""
        return self.legal_actions_of(self.to_act[0]) if self.to_act else []

    def legal_actions_of(self, seat: int) -> list[Json]:
        """What this seat may do now."""
        return self.game.legal_actions(self.position, seat) if seat in self.to_act else []

    @property
    def is_over(self) -> bool:
        return not self.position.actors()

    @property
    def scores(self) -> list[float]:
        """Empty while the game is on; then 1 for a win, 0 for a loss, shares for a draw."""
        return self.position.scores()

    def view(self, seat: int) -> Json:
        """All that this seat may see."""
        return self.position.observe(seat)

    def __str__(self) -> str:
        return Text.from_markup(self.game.draw(self.position)).plain

    def __repr__(self) -> str:
        steps = len(self._record.steps)
        return f"<warpad.new({self.game.name!r}{self._options()}) after {steps} steps: {self._now()}>"

    def _options(self) -> str:
        """What differs from the usual set-up, as it would be written."""
        usual = {option.name: option.default for option in self.game.options()}
        chosen = {name: value for name, value in self._record.setup.items() if value != usual.get(name)}
        return "".join(f", {name}={value!r}" for name, value in chosen.items())

    def _now(self) -> str:
        if self.is_over:
            return f"over, scores {self.scores}"
        waiting = " and ".join(f"seat {seat} ({self._name(seat)})" for seat in self.to_act)
        return f"{waiting} to choose among {len(self.legal_actions)} actions"

    def _name(self, seat: int) -> str:
        name = self.seats[seat].get("name")
        return text(name, {}) if isinstance(name, str) else "?"

    # -- playing -----------------------------------------------------------------------------

    def play(self, action: Mapping[str, Any], seat: int | None = None) -> list[Json]:
        """Plays an action and what chance makes of it; gives what happened, as events.

        Where several choose at once an action is kept until the last of them has chosen.
        """
        seat = self._chooser(seat)
        self._sealed[seat] = self.game.legal_move(self.position, seat, dict(action))
        if self.to_act:
            return []
        moves = vec[i64]([])
        for actor in self.position.actors():
            moves = append(moves, self._sealed[actor])
        self._sealed = {}
        return [*self._apply(moves), *self._deal()]

    def _chooser(self, seat: int | None) -> int:
        if self.is_over:
            raise IllegalMove("", "the game is over")
        if seat is not None and seat not in self.to_act:
            raise IllegalMove("", f"seat {seat} has nothing to choose now")
        return self.to_act[0] if seat is None else seat

    def _apply(self, moves: vec[i64]) -> list[Json]:
        self._record.steps.append(records.step_of(self.game, self.position, moves))
        self.position.listen()
        self.position.apply(moves)
        return [self.game.event(self.position, raw) for raw in self.position.take_events()]

    def _deal(self) -> list[Json]:
        """Chance acts until a seat has to choose or the game is over."""
        events: list[Json] = []
        while self.position.actor() == CHANCE:
            events += self._apply(append(vec[i64]([]), self._dealer.deal(self.position)))
        return events

    def why_not(self, action: Mapping[str, Any], seat: int | None = None) -> str:
        """Why an action is refused now, in English, with its rule; empty when it is legal."""
        refusal = self.game.why_not(self.position, self._chooser(seat), dict(action))
        if refusal is None:
            return ""
        return f"{told(refusal.message, refusal.args)} ({refusal.rule})"

    def suggest(self, bot: str = "normal", seat: int | None = None) -> Json:
        """What a bot of this level would do."""
        seat = self._chooser(seat)
        thinker = make(bot, self.game)
        move = consult(thinker, self.game, self.position, seat, self._dealer.dice())
        return self.game.action(self.position, seat, move)

    # -- other times -------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back the last choice and all that chance did after it."""
        if self._sealed:
            self._sealed.popitem()
            return
        steps = self._record.steps
        while steps and "chance" in steps[-1]:
            steps.pop()
        if not steps:
            raise IllegalMove("", "there is nothing to take back")
        steps.pop()
        self.position = records.replay(self.game, self._record)
        self._deal()

    def copy(self) -> Sandbox:
        """An independent game at the same moment; its chance goes its own way."""
        twin = records.loads(self._record.dumps())
        made = Sandbox(self.game, twin, SeededDealer(self._dealer.below(1 << 60)))
        made._sealed = dict(self._sealed)
        return made

    @property
    def record(self) -> records.Record:
        """Set-up and steps so far, and the end when there is one."""
        self._record.end = records.end_of(self.position) if self.is_over else None
        return self._record

    def save(self, path: str | Path) -> None:
        """Writes the record; `warpad.load` and `warpad replay` read it."""
        self.record.save(Path(path))


def new(game: str, *, seed: int | None = None, **setup: object) -> Sandbox:
    """A new game of "neuroshima", "neon" or "bugs"; `warpad games` lists the options of each set-up.

    With a seed chance deals the same every time.
    """
    found = find(game)
    return Sandbox(found, records.new_record(found, found.read_setup(setup)), _dealer(seed))


def load(path: str | Path, *, seed: int | None = None) -> Sandbox:
    """The game of a record, after its last step."""
    record = records.load(Path(path))
    return Sandbox(find(record.game), record, _dealer(seed))


def _dealer(seed: int | None) -> Dealer:
    return SecureDealer() if seed is None else SeededDealer(seed)
