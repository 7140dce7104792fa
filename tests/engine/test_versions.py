"""Components that differ between versions of the rules: their types, and the value of each version."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from bot.engine import ByVersion, read_components
from bot.engine.versions import components_under, versions_named

BOX = """
[game]
coins = { now = 4, before.3 = 2, before.5 = 3 }
hand = 6
[[tile]]
id = "forum"
cost = { now = { wood = 2 }, before.4 = { stone = 1 } }
[[tile]]
id = "wall"
cost = { stone = 3 }
"""


class Game(Struct, frozen=True):
    coins: ByVersion[int]
    hand: int


class Tile(Struct, frozen=True):
    id: str
    cost: ByVersion[dict[str, int]]


class Box(Struct, frozen=True):
    game: Game
    tile: tuple[Tile, ...]


def box_of(folder: Path, written: str) -> Box:
    path = folder / "components.toml"
    path.write_text(written)
    return read_components(path, Box)


@pytest.mark.parametrize(("version", "coins"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (None, 4)])
def test_a_version_has_the_number_from_before_the_next_change(
    tmp_path: Path, version: int | None, coins: int
) -> None:
    assert box_of(tmp_path, BOX).game.coins.under(version) == coins


def test_rows_that_have_not_changed_have_the_same_type(tmp_path: Path) -> None:
    forum, wall = box_of(tmp_path, BOX).tile
    assert (forum.cost.under(3), forum.cost.under(4)) == ({"stone": 1}, {"wood": 2})
    assert (wall.cost.under(1), wall.cost.under(None)) == ({"stone": 3}, {"stone": 3})


@pytest.mark.parametrize(
    "wrong", ['"two"', '{ now = 4, before.3 = "two" }', '{ now = "four", before.3 = 2 }']
)
def test_present_and_former_values_of_another_type_are_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
        box_of(tmp_path, BOX.replace("{ now = 4, before.3 = 2, before.5 = 3 }", wrong))


def test_a_value_that_depends_on_the_version_cannot_be_used_without_one(tmp_path: Path) -> None:
    coins = box_of(tmp_path, BOX).game.coins
    for use in (str, bool, "{}".format):
        with pytest.raises(TypeError, match="under"):
            use(coins)


def test_all_components_are_read_for_one_version() -> None:
    written = msgspec.toml.decode(BOX)
    assert components_under(3, written) == {
        "game": {"coins": 3, "hand": 6},
        "tile": [{"id": "forum", "cost": {"stone": 1}}, {"id": "wall", "cost": {"stone": 3}}],
    }
    assert sorted(versions_named(written)) == [3, 4, 5]
