"""The figures that a tile or a tower needs fit on it at every size."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.discordia import pictures
from bot.games.discordia.components import CITY_TILES, TOWERS
from bot.games.discordia.pictures import board, tiles
from bot.i18n.fluent import Locale
from bot.pictures.canvas import Canvas
from bot.pictures.row import Piece
from bot.pictures.sprites import SPRITES

from .drawn import DRAWING


@pytest.fixture
def too_wide(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the lines of figures that are wider than their canvas."""
    found: list[str] = []
    figures = tiles.figures

    def watched(line: Sequence[tiles.Space], size: int, locale: Locale) -> Piece:
        piece = figures(line, size, locale)

        def draw(canvas: Canvas, x: float, y: float) -> None:
            if x < 0 or x + piece.width > canvas.width:
                found.append(f"{[space.wanted for space in line]} on {canvas.width} px")
            piece.draw(canvas, x, y)

        return Piece(piece.width, draw)

    monkeypatch.setattr(tiles, "figures", watched)
    SPRITES.clear()
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_figures_of_every_tile_on_offer_fit(
    seats: int, too_wide: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: set[tuple[int, int]] = set()
    printed = tiles.printed_tile

    def noted(tile: str, width: int, height: int, locale: Locale) -> object:
        sizes.add((width, height))
        return printed(tile, width, height, locale)

    monkeypatch.setattr(tiles, "printed_tile", noted)
    draw, *_ = pictures.ARTIST.tables
    draw(DRAWING.seen(DRAWING.sample(seats, "start")), DRAWING.showing(seats))
    assert sizes
    for size in sizes:
        for tile in CITY_TILES:
            printed(tile, *size, "en")
    assert too_wide == []


def test_the_figures_of_every_tower_fit_whatever_their_number_on_offer(too_wide: list[str]) -> None:
    three = max(TOWERS, key=lambda tower: sum(map(len, TOWERS[tower].spaces)))
    widths = {width for count in range(1, 6) for width in board.widths([three] * count, 500)}
    assert widths
    for width in widths:
        for tower in TOWERS:
            if sum(map(len, TOWERS[tower].spaces)) <= 2 or width >= 82:
                tiles.offered_tower(tower, "en", width, 66)
    assert too_wide == []
