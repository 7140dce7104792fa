"""The components of the Garden, typed, and checked once at import."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from bot.engine import read_components


class Constants(Struct, frozen=True):
    """Numbers of the rules (`[constants]`)."""

    rows: str
    few_rows: str
    columns: int
    seeds: int
    hand: int
    coins: int
    most_planted: int
    turns: int
    rest: int
    plenty: int


class Crop(Struct, frozen=True):
    """A crop: its price for each point, and the row that it wants, if any."""

    id: str
    price: int
    row: str = ""


class Components(Struct, frozen=True):
    """`components.toml` as a whole."""

    constants: Constants
    crop: tuple[Crop, ...]


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.constants
CROPS = {crop.id: crop for crop in _data.crop}
BEDS = tuple(f"{row}{column + 1}" for row in CONSTANTS.rows for column in range(CONSTANTS.columns))
"""The labels of all beds, row by row."""

assert set(CONSTANTS.few_rows) < set(CONSTANTS.rows)
assert all(crop.row in CONSTANTS.few_rows for crop in CROPS.values())
