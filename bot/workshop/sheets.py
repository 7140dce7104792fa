"""The pictures of the documentation: `python -m bot.workshop.sheets [FOLDER]` (default: docs/pictures).

Tables of Praetor at several moments, a mat, a choice, all tiles, all artwork.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.engine import AnyState, AnyView
from bot.games import TITLES
from bot.games.praetor.components import CITY_TYPES
from bot.games.praetor.rules import best_rotations
from bot.games.praetor.table import COLOURS, pages
from bot.pictures.artwork import ASSETS, icon
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import DETAIL
from bot.pictures.palette import IVORY, PAPYRUS, WALL
from bot.pictures.showing import Showing
from bot.words import words

from .samples import Stop, after, position

FOLDER: Final = Path("docs/pictures")
NAMES: Final = ("Livia", "Θεόδωρος", "Marcus", "Nguyễn Ánh", "Владимир")
LEAVES: Final = ("common", "praetor")
"""The folders of artwork of which there is a leaf."""


def run(folder: Path = FOLDER) -> int:
    """Draw everything into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn():
        (folder / f"{name}.png").write_bytes(picture)
    return 0


def drawn() -> Iterator[tuple[str, bytes]]:
    """Every picture, by its name."""
    artist = TITLES["praetor"].artist
    for name, seats, until in MOMENTS:
        view = _view(seats, until)
        yield f"praetor-{name}", artist.draw_table(view, _showing(seats))[0]
    view = _view(3, just_built(25))
    seat = view.asked[0].seat
    yield "praetor-mat", artist.draw_mat(_seen(3, just_built(25), seat), seat, _showing(3))
    tile = next(tile for tile in view.display if tile)
    places = {space: f"+{points}" for space, (_, points) in best_rotations(view, tile).items()}
    yield "praetor-choice", artist.draw_choice(view, seat, places, _showing(3))
    yield "praetor-tiles", pages.draw_tiles(list(CITY_TYPES.values()), words("en", "praetor")).png(COLOURS)
    yield "praetor-wall", artist.draw_rules("wall", _showing(2))
    yield "praetor-boards", artist.draw_rules("boards", _showing(2))
    for leaf in LEAVES:
        names = sorted(path.stem for path in (ASSETS / leaf).glob("*.svg"))
        yield f"artwork-{leaf}", draw_leaf(leaf, names).png()


def just_built(plies: int) -> Stop:
    """Stop after a tile was built, when at least so many moves have been played and nothing else followed."""

    def stop(state: AnyState) -> bool:
        keys = [event.key for event in state.events]
        return bool(state.ply >= plies and keys == ["built"])

    return stop


MOMENTS: Final = (
    ("start", 4, after(0)),
    ("2-players", 2, just_built(36)),
    ("3-players", 3, just_built(40)),
    ("5-players", 5, just_built(60)),
    ("end", 4, None),
)
"""Name, seats, and when the game is stopped."""


def draw_leaf(folder: str, names: Sequence[str]) -> Canvas:
    """All artwork of a folder at 84, 40 and 26 px, on the wall and on papyrus, with its names."""
    columns, cell_width, cell_height = 7, 176, 128
    rows = -(-len(names) // columns)
    canvas = Canvas(columns * cell_width + 16, 2 * rows * cell_height + 24, WALL)
    canvas.rectangle(0, rows * cell_height + 12, canvas.width, canvas.height, PAPYRUS)
    for ground, top in ((WALL, 6), (PAPYRUS, rows * cell_height + 18)):
        for index, name in enumerate(names):
            x, y = 12 + index % columns * cell_width, top + index // columns * cell_height
            for size, left, down in ((84, 0, 0), (40, 92, 2), (26, 99, 52)):
                canvas.put(icon(f"{folder}/{name}", size), x + left, y + down)
            colour = IVORY if ground == WALL else WALL
            canvas.text(x, y + 106, name.replace("_", " "), DETAIL.at(22), colour, room=cell_width - 14)
    return canvas


def _view(seats: int, until: Stop | None) -> AnyView:
    return _seen(seats, until, None)


def _seen(seats: int, until: Stop | None, viewer: int | None) -> AnyView:
    title = TITLES["praetor"]
    return title.game.view(position(title, seats, f"sheet {seats}", until=until), viewer)


def _showing(seats: int) -> Showing:
    return Showing(NAMES[:seats], words("en", "praetor"))


if __name__ == "__main__":
    sys.exit(run(*map(Path, sys.argv[1:2])))
