"""The board for a terminal, in rich markup: hexes in army colours with attacks, links and initiatives.

One hex, fourteen characters wide, shares its edges with its neighbours:

       ________          top edge, shared with the hex above
      ╱   ↑2   ╲         what the side to the north carries
     ╱#        ▶╲        north-west and north-east
    ╱ net-fighter ╲      the tile
    ╲    2 1 (0)  ╱      initiatives; hit points of an HQ; wounds
     ╲          ╱        south-west and south-east
      ╲________╱         south
"""

from __future__ import annotations

from warpad.core.hexes import FULL_RADIUS, HEXES, MAIN_RADIUS
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.rules.battle.status import (
    commander,
    initiative_bonus,
    is_netted,
    shift_values,
    slots_of,
)
from warpad.games.neuroshima.rules.battle.units import whole_toughness, whole_wounds
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.pieces import owner_of, rotation_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, cells_in
from warpad.games.neuroshima.tell.drawing.captions import colour_of, heading, name_in_hex, players
from warpad.games.neuroshima.tell.inspector import values_in
from warpad.games.neuroshima.tell.lines import attacks_of
from warpad.games.neuroshima.tell.telling import telling
from warpad.games.neuroshima.variants.constructions.sight import direction_to

EDGE = 8
SLOPE = 3
COLUMN = EDGE + SLOPE
ROW = 2 * SLOPE
NAME_WIDTH = 11
MELEE = "▲◥◢▼◣◤"
RANGED = "↑↗↘↓↙↖"
GAUSS = "⇑⇗⇘⇓⇙⇖"
# The side of a construction's half that touches the other one.
JOINT = "="
SIGNS = {"armour": "▒", "net": "#", "link": "+", "enemy-link": "-", "control-link": "@"}
# Where the marks of each side stand: row, column, and whether they grow to the left.
SIDE_PLACES = ((1, 6, False), (2, 11, True), (5, 11, True), (6, 6, False), (5, 2, False), (2, 2, False))
FREE = "grey42"
TERMINAL = "bold cyan"


class Canvas:
    """Characters with styles on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.rows[row][column + offset] = (character, style)

    def markup(self) -> str:
        """The whole grid, runs of one style in one tag."""
        return "\n".join(self._line(row) for row in self.rows)

    @staticmethod
    def _line(row: list[tuple[str, str]]) -> str:
        found: list[list[str]] = []
        for character, style in row:
            if found and found[-1][1] == style:
                found[-1][0] += character
            else:
                found.append([character, style])
        return "".join(f"[{style}]{text}[/]" if style else text for text, style in found).rstrip()


def draw(position: State, seat: int | None = None, language: str = "en") -> str:
    """The whole position: the rules, the turn, a line for each player, the board; seat None shows all."""
    return "\n".join(
        [
            *heading(position, language),
            *players(position, language),
            *telling(position).lines(position, seat, language),
            "",
            board(position, language),
        ]
    )


def board(position: State, language: str) -> str:
    """The hexes with all that lies on them."""
    radius = FULL_RADIUS if position.setup.extended else MAIN_RADIUS
    side = 2 * radius + 1
    canvas = Canvas(side * COLUMN + SLOPE + 1, side * ROW + 1)
    cells = cells_in(position.setup.board)
    for cell in cells:
        _outline(canvas, radius, cell, FREE)
    for cell in cells:
        if position.occupied >> cell & 1:
            _outline(canvas, radius, cell, colour_of(position, commander(position, cell)))
            _tile(canvas, position, radius, cell, language)
        else:
            _free(canvas, position, radius, cell, language)
    return canvas.markup()


def _corner(radius: int, cell: int) -> tuple[int, int]:
    """The row and column of the upper left corner of a hex's box."""
    q, r = HEXES[cell]
    return (2 * r + q + 2 * radius) * SLOPE, (q + radius) * COLUMN


def _outline(canvas: Canvas, radius: int, cell: int, style: str) -> None:
    row, column = _corner(radius, cell)
    canvas.write(row, column + SLOPE, "_" * EDGE, style)
    for step in range(SLOPE):
        canvas.write(row + 1 + step, column + SLOPE - 1 - step, "╱", style)
        canvas.write(row + 1 + step, column + SLOPE + EDGE + step, "╲", style)
        canvas.write(row + SLOPE + 1 + step, column + step, "╲", style)
        canvas.write(row + SLOPE + 1 + step, column + 2 * SLOPE + EDGE - 1 - step, "╱", style)
    canvas.write(row + ROW, column + SLOPE, "_" * EDGE, style)


def _write_centred(canvas: Canvas, corner: tuple[int, int], row: int, text: str, style: str) -> None:
    width = EDGE + 2 * SLOPE
    start = corner[1] + (width - len(text)) // 2
    canvas.write(corner[0] + row, start, text, style)


def _free(canvas: Canvas, position: State, radius: int, cell: int, language: str) -> None:
    corner = _corner(radius, cell)
    name = cell_name(position.setup, cell)
    if position.grounds >> cell & 1:
        piece = position.ground[cell]
        word = name_in_hex(tile_of(tile_in(piece)).id, NAME_WIDTH - len("()"), language)
        _write_centred(canvas, corner, SLOPE, f"({word})", colour_of(position, owner_of(piece)))
    elif position.setup.terminals >> cell & 1:
        _write_centred(canvas, corner, SLOPE, f"◎ {name}", TERMINAL)
    else:
        _write_centred(canvas, corner, SLOPE, name, FREE)


def _tile(canvas: Canvas, position: State, radius: int, cell: int, language: str) -> None:
    corner = _corner(radius, cell)
    owner = owner_of(position.piece[cell])
    netted = is_netted(position, cell)
    style = colour_of(position, owner)
    strong = f"dim {style}" if netted else f"bold {style}"
    name = name_in_hex(tile_of(tile_at(position, cell)).id, NAME_WIDTH, language)
    _write_centred(canvas, corner, SLOPE, name, strong)
    _write_centred(canvas, corner, SLOPE + 1, _values(position, cell)[:NAME_WIDTH], strong)
    for direction in range(len(SIDE_PLACES)):
        text = side_marks(position, cell, direction)
        row, column, leftward = SIDE_PLACES[direction]
        start = column - len(text) + 1 if leftward else column
        canvas.write(corner[0] + row, corner[1] + start, text, strong)


def _values(position: State, cell: int) -> str:
    """Initiatives (lent ones in brackets), hit points, wounds, nets and mobility."""
    tile = tile_of(tile_at(position, cell))
    piece = position.piece[cell]
    words = []
    if tile.kind == "hq":
        words.append(f"♥{position.hp[owner_of(piece)]}")
    elif tile.initiative:
        moved = shift_values(sum(1 << value for value in tile.initiative), initiative_bonus(position, cell))
        now = slots_of(position, cell)
        words += [f"{value}" if moved >> value & 1 else f"({value})" for value in values_in(now)]
    wounds, toughness = whole_wounds(position, cell), whole_toughness(position, cell)
    if wounds or toughness:
        words.append(f"{wounds}/{toughness + 1}")
    if tile.mobility:
        words.append("»")
    if is_netted(position, cell):
        words.append("#!")
    return " ".join(words)


def side_marks(position: State, cell: int, direction: int) -> str:
    """What the side in a direction carries: attacks with their strength now, armour, net, links."""
    piece = position.piece[cell]
    arrows = {"melee": MELEE, "ranged": RANGED, "gauss": GAUSS}
    text = ""
    for kind, towards, _, strength in attacks_of(position, cell):
        if towards == direction:
            text += arrows[kind][direction] + (str(strength) if strength != 1 else "")
    marks = tile_of(tile_in(piece)).sides[(direction - rotation_of(piece)) % len(SIDE_PLACES)]
    other = position.units.other_hex(position, cell)
    joint = JOINT if other >= 0 and direction_to(cell, other) == direction else ""
    return text + "".join(SIGNS[mark] for mark in marks if mark in SIGNS) + joint
