"""The artwork follows its rules (assets/README.md), and becomes sprites of any size and seat."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.assets import ASSETS
from bot.games import TITLES
from bot.pictures.sprites import frieze, icon, paint, proportion, render
from bot.pictures.theme import SEATS, Colour

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    "svg",
    "title",
    "defs",
    "g",
    "use",
    "rect",
    "circle",
    "ellipse",
    "path",
    "polygon",
    "polyline",
    "line",
}
FRIEZES = sorted((ASSETS / "friezes").glob("*.svg"))
FACE = ASSETS / "mark.svg"
"""The bot's own face is not an icon: it has no background, and fills its square to the corners."""
ICONS = sorted(path for path in ASSETS.rglob("*.svg") if path not in (*FRIEZES, FACE))
NAMES = [str(path.relative_to(ASSETS).with_suffix("")) for path in ICONS]


FOLDERS = pytest.mark.parametrize("folder", sorted({path.parent.name for path in ICONS}))


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in (*ICONS, *FRIEZES, FACE)}))
def test_artwork_is_made_of_plain_shapes(folder: str) -> None:
    for path in (*ICONS, *FRIEZES, FACE):
        if path.parent.name == folder:
            check_shapes(path)


def check_shapes(path: Path) -> None:
    """Check that artwork has a title, and only shapes, without gradients or references to other files."""
    source = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(source)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED, path
    assert root.findtext(f"{SVG}title"), path
    assert "url(" not in source, path
    assert not re.search(r'href="(?!#)', source), path


@FOLDERS
def test_an_icon_has_a_hundred_units_and_one_group_with_an_outline(folder: str) -> None:
    for path in ICONS:
        if path.parent.name == folder:
            check_parts(path)


def check_parts(path: Path) -> None:
    """Check that an icon has a hundred units, and one group that is used as its outline and as itself."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 100 100", path
    if path.stem.startswith("mark_"):
        return
    (group,) = root.findall(f"{SVG}defs/{SVG}g")
    uses = root.findall(f"{SVG}use")
    assert group.get("id") == path.stem
    assert [use.get("href") for use in uses] == [f"#{path.stem}"] * 2
    assert "outline" in str(uses[0].get("class")).split(), path
    assert uses[1].get("class") is None, path


@FOLDERS
def test_an_icon_fills_its_square_and_stays_in_it(folder: str) -> None:
    for name in NAMES:
        if Path(name).parent.name == folder:
            box = icon(name, 200).getchannel("A").getbbox()
            assert box is not None, name
            left, top, right, bottom = box
            assert min(left, top) >= 3, name
            assert max(right, bottom) <= 197, name
            assert max(right - left, bottom - top) >= 120, name


def test_no_two_icons_of_a_folder_look_alike() -> None:
    seen: dict[tuple[str, bytes], str] = {}
    for name in NAMES:
        key = name.split("/")[0], icon(name, 40).tobytes()
        assert key not in seen, f"{name} looks like {seen.get(key)}"
        seen[key] = name


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.key)
def test_a_blank_piece_takes_the_colors_of_a_seat(seat: object) -> None:
    look = next(other for other in SEATS if other is seat)
    die = icon("common/die", 80, paint(look)).convert("RGB")
    assert _near(die.getpixel((40, 44)), look.colour)


def test_a_small_icon_keeps_a_firm_outline() -> None:
    def ink(sprite: Image.Image) -> int:
        return sum(sprite.getchannel("A").histogram()[200:])

    assert ink(icon("common/weapon", 26)) > 1.1 * ink(render("common/weapon", 26, 26))
    assert ink(icon("common/weapon", 60)) == ink(render("common/weapon", 60, 60))


def test_missing_artwork_is_named_in_the_error() -> None:
    with pytest.raises(FileNotFoundError, match=r"no artwork praetor/circus\.svg"):
        icon("praetor/circus", 40)


@pytest.mark.parametrize("name", [title.theme.frieze for title in TITLES.values()])
@pytest.mark.parametrize("height", [18, 22])
def test_a_frieze_repeats_without_a_seam(name: str, height: int) -> None:
    period = round(proportion(name) * height)
    band = frieze(name, 4 * period, height)
    assert (
        band.crop((period, 0, 2 * period, height)).tobytes()
        == band.crop((2 * period, 0, 3 * period, height)).tobytes()
    )
    assert band.getcolors(band.width * band.height) != [(band.width * band.height, band.getpixel((0, 0)))]


def _near(one: object, other: Colour) -> bool:
    assert isinstance(one, tuple)
    return all(abs(a - b) <= 3 for a, b in zip(one, other, strict=True))
