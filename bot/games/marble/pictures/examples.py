"""Positions that the pictures of the rules pages show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.marble.components import Colour, SiteKind, TileType
from bot.games.marble.game import GAME
from bot.games.marble.state import Site, Tile, View

Laid = tuple[TileType, int | None]
"""The type of a tile, and the seat whose magistrate stands on it."""
Built = tuple[SiteKind, int | None]
"""What stands on a site, and whose it is."""

JULIA, CLAUDIA, TIBERIUS = 0, 1, 2
"""The seats of the examples."""


def example(
    hills: Sequence[str] = (),
    tiles: Mapping[str, Laid] | None = None,
    sites: Mapping[str, Built] | None = None,
    aqueducts: Mapping[Colour, Sequence[str]] | None = None,
) -> View:
    """A table on which just that lies."""
    view: View = GAME.view(GAME.new(3, {}, bytes(32)), None)
    view.hills = list(hills)
    view.tiles = {place: Tile(kind, 0, 0, magistrate) for place, (kind, magistrate) in (tiles or {}).items()}
    view.sites = {point: Site(kind, owner) for point, (kind, owner) in (sites or {}).items()}
    view.aqueducts = {colour: list((aqueducts or {}).get(colour, ())) for colour in view.aqueducts}
    return view


BOARD = example(("quirinal", "palatine", "capitoline"))

PLACES = example(("palatine", "capitoline"), {"F8-F9": ("bath", None), "E9-E10": ("theatre", None)})
"""Places beside a hill and beside tiles."""

AROUND: Mapping[TileType, Mapping[str, Laid]] = {
    "temple": {"E9-E10": ("bath", None), "E11-F11": ("temple", None), "F9-F10": ("arena", None)},
    "bath": {
        "E8-E9": ("theatre", None),
        "E10-E11": ("bath", None),
        "F11-F12": ("temple", None),
        "F9-F10": ("bath", None),
    },
    "theatre": {
        "E8-E9": ("theatre", None),
        "D10-E10": ("temple", None),
        "E11-E12": ("bath", None),
        "F11-F12": ("arena", None),
        "F9-F10": ("theatre", None),
    },
    "arena": {
        "E8-E9": ("theatre", None),
        "D10-E10": ("arena", None),
        "E11-E12": ("bath", None),
        "F11-F12": ("temple", None),
        "F10-G10": ("arena", None),
        "F8-F9": ("bath", None),
    },
}
"""Tiles around the point EF10: as many as make each type of building."""
MIDDLE = "EF10"

_DISTRICT: dict[str, Laid] = {
    "E9-E10": ("theatre", JULIA),
    "F8-F9": ("theatre", CLAUDIA),
    "F6-F7": ("arena", CLAUDIA),
    "E6-E7": ("theatre", TIBERIUS),
    "D8-E8": ("theatre", JULIA),
}
INFLUENCE = example(("palatine", "capitoline"), _DISTRICT, {"EF8": ("theatre", JULIA)})
"""Example 1: five tiles make a theatre; Julia has two magistrates on theatre tiles, the others one each."""

CLAIMS = example(
    ("palatine", "capitoline"),
    {**_DISTRICT, "E9-E10": ("theatre", None), "F6-F7": ("arena", None)},
    {"EF8": ("theatre", JULIA)},
)
"""The same after Julia and Claudia have each sent a magistrate off."""

WATER = example(
    ("quirinal", "caelian"),
    {
        "C12-C13": ("bath", None),
        "C15-D15": ("temple", None),
        "C16-C17": ("temple", None),
        "D12-E12": ("arena", None),
        "D13-D14": ("theatre", None),
        "D16-D17": ("bath", None),
        "E9-F9": ("temple", None),
        "E10-E11": ("temple", None),
        "E13-E14": ("theatre", None),
        "E15-E16": ("arena", None),
        "F10-F11": ("arena", None),
        "F12-G12": ("bath", None),
        "F13-F14": ("theatre", None),
    },
    {
        "CD16": ("temple", CLAUDIA),
        "DE13": ("temple", JULIA),
        "EF10": ("temple", JULIA),
        "DE15": ("theatre", JULIA),
        "EF12": ("arena", JULIA),
    },
    {"grey": ("BC17", "BC15", "CD16", "DE15", "DE13", "EF12", "EF10", "FG9")},
)
"""Example 5: Octavia has one building on the aqueduct, Julia four."""

FOUNTAINS = example(
    ("palatine", "viminal"),
    {
        "E11-F11": ("temple", None),
        "E12-E13": ("bath", None),
        "F12-F13": ("temple", None),
        "F14-F15": ("bath", None),
        "F16-G16": ("theatre", None),
        "G11-G12": ("theatre", None),
        "G13-G14": ("arena", None),
        "G15-H15": ("bath", None),
        "H13-H14": ("temple", None),
    },
    {
        "FG13": ("fountain", None),
        "FG15": ("bath", JULIA),
        "EF12": ("temple", JULIA),
        "GH14": ("temple", CLAUDIA),
    },
)
"""Example 6: three buildings beside one fountain."""
