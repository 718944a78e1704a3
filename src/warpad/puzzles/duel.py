"""Two choose at once and in secret: the exact value of a table, and how often each choice is made."""

from typing import Final

from warpad.core.vecs import append, i64, vec

UNKNOWN: Final = -1.0
# Cells lie between 0 and 1; lifted by this they are positive, as the reckoning wants them.
LIFT: Final = 1.0
# Differences below this come from rounding.
TINY: Final = 1e-12


class Cells:
    """What each pair of choices is worth to the one who chooses rows."""

    def reckon(self, row: i64, column: i64) -> float:
        raise NotImplementedError


class Duel:
    """A table, of which only what matters is reckoned.

    Some rows and columns are solved at a time; whoever has a better choice outside them gets it added,
    until neither has. Then the value is that of the whole table."""

    def __init__(self, cells: Cells, rows: i64, columns: i64) -> None:
        self.cells: Cells = cells
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.value: float = 0.0
        self.mine: list[float] = [0.0] * rows  # how often each row is chosen
        self.theirs: list[float] = [0.0] * columns
        self.in_rows: vec[i64] = vec[i64]([])  # the rows that were weighed against each other
        self.in_columns: vec[i64] = vec[i64]([])
        self._known: list[float] = [UNKNOWN] * (rows * columns)

    def at(self, row: i64, column: i64) -> float:
        place = row * self.columns + column
        if self._known[place] < 0.0:
            self._known[place] = self.cells.reckon(row, column)
        return self._known[place]

    def fight(self) -> None:
        """Works out the value and the two mixtures."""
        self.theirs[0] = 1.0
        self.in_columns = append(self.in_columns, 0)
        self.in_rows = append(self.in_rows, self.best_row())
        while True:
            self._solve()
            row = self.best_row()
            column = self.best_column()
            more = self.row_worth(row) > self.value + TINY
            less = self.column_worth(column) < self.value - TINY
            if more and not _holds(self.in_rows, row):
                self.in_rows = append(self.in_rows, row)
            else:
                more = False
            if less and not _holds(self.in_columns, column):
                self.in_columns = append(self.in_columns, column)
            else:
                less = False
            if not more and not less:
                return

    def row_worth(self, row: i64) -> float:
        """What a row brings against their mixture."""
        sum = 0.0
        i: i64 = 0
        while i < len(self.in_columns):
            column = self.in_columns[i]
            if self.theirs[column] > 0.0:
                sum += self.theirs[column] * self.at(row, column)
            i += 1
        return sum

    def column_worth(self, column: i64) -> float:
        """What our mixture brings against a column."""
        sum = 0.0
        i: i64 = 0
        while i < len(self.in_rows):
            row = self.in_rows[i]
            if self.mine[row] > 0.0:
                sum += self.mine[row] * self.at(row, column)
            i += 1
        return sum

    def best_row(self) -> i64:
        best: i64 = 0
        most = -1.0
        row: i64 = 0
        while row < self.rows:
            worth = self.row_worth(row)
            if worth > most + TINY:
                most = worth
                best = row
            row += 1
        return best

    def best_column(self) -> i64:
        best: i64 = 0
        least = 2.0
        column: i64 = 0
        while column < self.columns:
            worth = self.column_worth(column)
            if worth < least - TINY:
                least = worth
                best = column
            column += 1
        return best

    def _solve(self) -> None:
        """The mixtures of the rows and columns that are in."""
        rows = len(self.in_rows)
        columns = len(self.in_columns)
        table: list[float] = []
        r: i64 = 0
        while r < rows:
            c: i64 = 0
            while c < columns:
                table.append(self.at(self.in_rows[r], self.in_columns[c]))
                c += 1
            r += 1
        found = mixtures(table, rows, columns)
        self.value = found[0]
        r = 0
        while r < rows:
            self.mine[self.in_rows[r]] = found[1 + r]
            r += 1
        c = 0
        while c < columns:
            self.theirs[self.in_columns[c]] = found[1 + rows + c]
            c += 1


def _holds(numbers: vec[i64], wanted: i64) -> bool:
    i: i64 = 0
    while i < len(numbers):
        if numbers[i] == wanted:
            return True
        i += 1
    return False


def mixtures(table: list[float], rows: i64, columns: i64) -> list[float]:
    """The value of a table, then the weight of each row, then of each column.

    The simplex method for the columns' side: the largest sum of weights that no row rewards with more
    than 1; the rows' weights are the prices of those bounds. The first of the eligible columns and rows
    is always taken (Bland), so that it ends."""
    width = columns + rows + 1
    tableau: list[float] = [0.0] * ((rows + 1) * width)
    basis: list[int] = [0] * rows
    r: i64 = 0
    while r < rows:
        c: i64 = 0
        while c < columns:
            tableau[r * width + c] = table[r * columns + c] + LIFT
            c += 1
        tableau[r * width + columns + r] = 1.0
        tableau[r * width + width - 1] = 1.0
        basis[r] = columns + r
        r += 1
    c = 0
    while c < columns:
        tableau[rows * width + c] = -1.0
        c += 1
    entering = _entering(tableau, rows, width)
    while entering >= 0:
        leaving = _leaving(tableau, basis, rows, width, entering)
        _pivot(tableau, rows, width, leaving, entering)
        basis[leaving] = entering
        entering = _entering(tableau, rows, width)
    return _read(tableau, basis, rows, columns)


def _entering(tableau: list[float], rows: i64, width: i64) -> i64:
    c: i64 = 0
    while c < width - 1:
        if tableau[rows * width + c] < -TINY:
            return c
        c += 1
    return -1


def _leaving(tableau: list[float], basis: list[int], rows: i64, width: i64, entering: i64) -> i64:
    """The row that bounds the entering column most; one always does, since every cell is positive."""
    best: i64 = -1
    least = 0.0
    r: i64 = 0
    while r < rows:
        slope = tableau[r * width + entering]
        if slope > TINY:
            ratio = tableau[r * width + width - 1] / slope
            if best < 0 or ratio < least - TINY or (ratio <= least + TINY and basis[r] < basis[best]):
                least = ratio
                best = r
        r += 1
    return best


def _pivot(tableau: list[float], rows: i64, width: i64, row: i64, column: i64) -> None:
    pivot = tableau[row * width + column]
    c: i64 = 0
    while c < width:
        tableau[row * width + c] /= pivot
        c += 1
    r: i64 = 0
    while r <= rows:
        factor = tableau[r * width + column]
        if r != row and factor != 0.0:
            c = 0
            while c < width:
                tableau[r * width + c] -= factor * tableau[row * width + c]
                c += 1
        r += 1


def _read(tableau: list[float], basis: list[int], rows: i64, columns: i64) -> list[float]:
    width = columns + rows + 1
    total = tableau[rows * width + width - 1]
    found: list[float] = [0.0] * (1 + rows + columns)
    found[0] = 1.0 / total - LIFT
    r: i64 = 0
    while r < rows:
        price = tableau[rows * width + columns + r] / total
        found[1 + r] = price if price > TINY else 0.0
        member: i64 = basis[r]
        if member < columns:
            weight = tableau[r * width + width - 1] / total
            found[1 + rows + member] = weight if weight > TINY else 0.0
        r += 1
    return found
