"""The engine's tables, made from content that was read and checked."""

from __future__ import annotations

from functools import cache

from warpad.core.vecs import i64, vec
from warpad.games.bugs.data import verbs
from warpad.games.bugs.data.book import ANY, EFFECT_SIZE, OPTIONS, Book
from warpad.games.bugs.data.content import REQUIREMENTS, VERBS, Content, Effect, Unit, When, cell_number, load

_TARGETS = {
    "self": verbs.SELF,
    "adjacent_allies": verbs.ADJACENT_ALLIES,
    "all": verbs.ALL,
    "opponent": verbs.OPPONENT,
}
_MODES = {
    "normal": verbs.NORMAL,
    "any_order": verbs.ANY_ORDER,
    "off": verbs.OFF,
    "positions": verbs.POSITIONS,
    "bonus": verbs.BONUS,
    "kill": verbs.KILL,
    "artifact": verbs.ARTIFACT,
}
_FACES = 3


@cache
def load_book() -> Book:
    """The tables of the game's own content."""
    return make_book(load())


def make_book(found: Content) -> Book:
    """The engine's tables of content that was checked."""
    book = Book()
    _write_units(book, found)
    _write_board(book, found)
    _write_medals(book, found)
    rows: list[int] = []
    marks = [0]
    for unit in found.units.units:
        for trait in unit.traits:
            rows += [n for effect in trait.effects for n in _row(effect, trait.when)]
        marks.append(len(rows) // EFFECT_SIZE)
    book.traits_from = _vec(marks)
    marks = marks[-1:]
    for trophy in found.trophies.trophies:
        for option in trophy.options:
            rows += [n for effect in option.effects for n in _row(effect, effect.when)]
            marks.append(len(rows) // EFFECT_SIZE)
    book.options_from = _vec(marks)
    book.trophies = len(found.trophies.trophies)
    book.effects = _vec(rows)
    constants = found.rules.constants
    book.goal, book.income = constants.influence_goal, constants.income
    book.per_kill, book.per_artifact = constants.influence_per_kill, constants.influence_per_artifact
    book.max_speed, book.penalty = constants.max_speed, constants.penalty
    return book


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _flag(value: bool | None) -> int:
    return int(ANY) if value is None else int(value)


def _number(value: int | None) -> int:
    return int(ANY) if value is None else value


def _row(effect: Effect, when: When | None) -> list[int]:
    """One effect as the numbers E_VERB to E_CELLS."""
    when = when or When()
    amount = next((n for n in (effect.value, effect.energy) if n is not None), 0)
    limit = effect.filter.max_base_speed if effect.filter else _number(effect.max)
    if effect.do == "speed_mod" and effect.filter is None:
        limit = OPTIONS
    mode = effect.mode or effect.source
    return [
        VERBS[effect.do][0],
        amount,
        _TARGETS[effect.target or "self"],
        verbs.PER_ADJACENT_ALLY if effect.per else verbs.PER_ONCE,
        limit,
        _flag(when.attacking),
        _flag(when.ranged),
        _number(when.min_steps),
        _number(when.max_steps),
        _flag(when.opponent_active),
        _MODES[mode] if mode else verbs.NORMAL,
        _both_boards(effect.cells or []),
    ]


def _both_boards(cells: list[str]) -> int:
    """BUGS-ALLY-03: a mask of these cells on both boards."""
    return sum(1 << (board * 25 + cell_number(cell)) for cell in cells for board in (0, 1))


def _write_units(book: Book, found: Content) -> None:
    units = found.units.units
    beats = found.units.triangle.beats
    book.speed = _vec([unit.speed for unit in units])
    book.strength = _vec([unit.strength for unit in units])
    book.range = _vec([unit.range for unit in units])
    book.beats = _vec(
        [
            sum(1 << n for n, other in enumerate(units) if other.troop == beats.get(unit.troop))
            for unit in units
        ]
    )
    book.general = next(n for n, unit in enumerate(units) if unit.general)
    book.flies = _having(units, "pass_through_allies")
    book.exempt = _having(units, "exclude_from_general_order")


def _having(units: list[Unit], verb: str) -> int:
    return sum(1 << n for n, u in enumerate(units) if any(e.do == verb for t in u.traits for e in t.effects))


def _write_board(book: Book, found: Content) -> None:
    board = found.board
    book.artifact = _both_boards([board.artifact])
    book.portals = _both_boards(board.portals)
    book.train = _vec([b * 25 + cell_number(army.train) for b in (0, 1) for army in board.armies])
    book.lines = _vec([_rows(b, army.first_line, army.second_line) for b in (0, 1) for army in board.armies])
    book.first_lines = _vec([_rows(b, army.first_line) for b in (0, 1) for army in board.armies])
    book.formation = _vec(
        [
            b * 25 + cell_number(getattr(board.formation, army.id)[unit.id])
            for b in (0, 1)
            for army in board.armies
            for unit in found.units.units
        ]
    )
    book.energy_start, book.energy_max = board.energy.start, board.energy.max
    book.influence_start, book.influence_max = board.influence.start, board.influence.max
    book.face_weight = _vec([found.die.faces.count(face) for face in range(1, _FACES + 1)])


def _rows(board: int, *rows: int) -> int:
    return sum(0b11111 << (board * 25 + (row - 1) * 5) for row in rows)


def _write_medals(book: Book, found: Content) -> None:
    medals = found.medals.medals
    book.medals = len(medals)
    book.medal_verb = _vec([VERBS[medal.effects[0].do][0] for medal in medals])
    book.medal_amount = _vec([medal.effects[0].value or 0 for medal in medals])
    book.medal_once = _vec([int(medal.once_per_party) for medal in medals])
    book.medal_event = _vec([REQUIREMENTS[medal.requirement.event] for medal in medals])
    book.medal_count = _vec([medal.requirement.count for medal in medals])
