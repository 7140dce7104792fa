"""Where something lies on a picture."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle, in px."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Where it ends below."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box, across and down."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, margin: int) -> Box:
        """What is left of it within a margin."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def meets(self, other: Box) -> bool:
        """Whether they have a px in common."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def spread(self, places: int, columns: int = 1, gap: int = 10) -> list[Box]:
        """As many boxes as there are places, all alike, row by row."""
        rows = -(-places // columns)
        width = (self.width - gap * (columns - 1)) // columns
        height = (self.height - gap * (rows - 1)) // rows
        corners = [(place % columns, place // columns) for place in range(places)]
        return [
            Box(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
            for column, row in corners
        ]
