"""What a variant adds to all that is told and read: views, actions, refusals, events, saved positions."""

from typing import Any, Final

from warpad.core.game import Refusal
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.state import State, Variant
from warpad.games.neuroshima.variants.words import MISSING, RULES

Json = dict[str, Any]


class Telling(Variant):
    """A variant that can be told of; these are the answers of a plain game."""

    # What is seen.

    def has_secrets(self, state: State) -> bool:
        """Whether something is hidden from somebody now."""
        return False

    def word_of(self, ask: i64) -> str:
        """The word of a question that only a variant asks."""
        raise NotImplementedError

    def add_view(self, state: State, seat: i64, view: Json) -> None:
        """Adds to the view of a seat what the variant shows."""

    def unit_view(self, state: State, cell: i64) -> Json | None:
        """Of which unit of several hexes the tile is part."""
        return None

    def heading(self, language: str) -> str:
        """What a drawing says of the variant beside the rules in force."""
        return ""

    def lines(self, state: State, seat: int | None, language: str) -> list[str]:
        """Lines of a drawing; seat None shows all."""
        return []

    def notes(self, state: State, player: i64, language: str) -> list[str]:
        """What a drawing says of a player."""
        return []

    # Moves, events and refusals.

    def outcome(self, state: State, move: i64) -> Json:
        """An outcome of chance that only a variant asks for."""
        raise NotImplementedError

    def read_outcome(self, state: State, action: Json) -> i64:
        """The number of such an outcome."""
        raise NotImplementedError

    def value_of(self, state: State, move: i64, field: str) -> str | int | None:
        """A field of an action of the variant that it fills in its own way; None for the others."""
        return None

    def read_move(self, state: State, verb: i64, action: Json, player: i64, target: i64) -> i64:
        """The code of an action with such a field, without its facing; -1 for the others."""
        return -1

    def turning_tile(self, state: State, verb: i64, player: i64, number: i64) -> i64:
        """The tile whose orientation an action of the variant gives; -1 when that follows from its hex."""
        return -1

    def refuse(self, state: State, verb: str, move: i64) -> Refusal | None:
        """Why the variant does not allow a move now that is not legal."""
        return Refusal(RULES[verb], MISSING[verb]) if verb in MISSING else None

    def refuse_step(self, state: State, cell: i64, target: i64) -> Refusal | None:
        """Why the tile on a cell cannot be moved to another."""
        return None

    def event(self, state: State, raw: tuple[int, int, int, int, int, int]) -> Json:
        """An event of the variant as data."""
        raise NotImplementedError

    # Saved positions.

    def has_tile(self, player: i64, tile: i64) -> bool:
        """Whether a tile that is not in the army of a player may lie on the board for them."""
        return False

    def counts_hqs(self) -> bool:
        """Whether an army has one HQ on the board at most."""
        return True

    def check_board(self, state: State) -> None:
        """Raises DecodeError when the tiles on the board do not fit the variant."""

    def dump(self, state: State) -> Json:
        """What the variant adds to the turn, by its parts."""
        return {}

    def parts(self) -> tuple[str, ...]:
        """The names of these parts."""
        return ()

    def load(self, state: State, data: Json) -> None:
        """Reads what `dump` wrote; DecodeError says what is wrong and where."""

    def open_turn(self, state: State) -> None:
        """Called for a position that tells nothing of the turn."""

    def can_ask(self, state: State) -> bool:
        """Whether the question of the variant that is open can be asked."""
        return False

    def may_have_no_winner(self) -> bool:
        """Whether a game may be over without a winner."""
        return False


PLAIN_TELLING: Final = Telling()


def telling(state: State) -> Telling:
    """What the variant in force tells."""
    variant = state.variant
    return variant if isinstance(variant, Telling) else PLAIN_TELLING
