"""The pictures of the documentation: `python -m bot.workshop.sheets [FOLDER]` (default: docs/pictures).

Of each game tables at several moments, a mat, pages of the rules; and all artwork.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bot.engine import AnyState, AnyView, Decision, asked_of
from bot.games import TITLES
from bot.games.discordia.rules.city_tiles import filled_cells
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.marble.board import row_of
from bot.games.marble.rules.city import legal_places
from bot.games.praetor.components import CITY_TYPES
from bot.games.praetor.rules import city
from bot.games.praetor.table import pages
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.forum import open_cells
from bot.games.trajanum.rules.streets import tile_prices
from bot.pictures.artwork import ASSETS, icon
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import DETAIL
from bot.pictures.palette import IVORY, PAPYRUS, WALL
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing
from bot.words import words

from .samples import Stop, after, position

FOLDER: Final = Path("docs/pictures")
NAMES: Final = ("Livia", "Θεόδωρος", "Marcus", "Nguyễn Ánh", "Владимир", "Ödön")
LEAVES: Final = ("common", "discordia", "marble", "praetor", "provincia", "trajanum")
"""The folders of artwork of which there is a leaf."""


def run(folder: Path = FOLDER) -> int:
    """Draw everything into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn():
        (folder / f"{name}.png").write_bytes(picture)
    return 0


def drawn() -> Iterator[tuple[str, bytes]]:
    """Every picture, by its name."""
    for game, moments in MOMENTS.items():
        for name, seats, until in moments:
            for number, picture in enumerate(TITLES[game].artist.draw_table(*_table(game, seats, until)), 1):
                yield f"{game}-{name}" if number == 1 else f"{game}-{name}-{number}", picture
    yield from _praetor()
    yield from _provincia()
    yield from _discordia()
    yield from _marble()
    yield from _trajanum()
    for leaf in LEAVES:
        names = sorted(path.stem for path in (ASSETS / leaf).glob("*.svg"))
        yield f"artwork-{leaf}", draw_leaf(leaf, names).png()


def _praetor() -> Iterator[tuple[str, bytes]]:
    artist = TITLES["praetor"].artist
    view, showing = _own("praetor", 3, just_built(25))
    yield "praetor-mat", artist.draw_mat(view, view.viewer, showing)
    tile = next(tile for tile in view.display if tile)
    places = {space: f"+{points}" for space, (_, points) in city.best_rotations(view, tile).items()}
    yield "praetor-choice", artist.draw_choice(view, view.viewer, places, showing)
    tiles = pages.draw_tiles(list(CITY_TYPES.values()), words("en", "praetor"))
    yield "praetor-tiles", tiles.png(colours("praetor"))
    for page in ("wall", "boards"):
        yield f"praetor-{page}", artist.draw_rules(page, showing)


def _provincia() -> Iterator[tuple[str, bytes]]:
    artist = TITLES["provincia"].artist
    view, showing = _own("provincia", 4, just_built(90))
    yield "provincia-hand", artist.draw_mat(view, view.viewer, showing)
    view, showing = _table("provincia", 4, just_built(90))
    yield "provincia-city", artist.draw_mat(view, 0, showing)
    for page in ("buildings", "cards", "tracks"):
        yield f"provincia-{page}", artist.draw_rules(page, showing)


def _discordia() -> Iterator[tuple[str, bytes]]:
    artist = TITLES["discordia"].artist
    view, showing = _own("discordia", 4, asking(ActionChoice, 150))
    assert view.turn
    yield "discordia-mat", artist.draw_mat(view, view.viewer, showing)
    cells = dict.fromkeys(filled_cells(view, view.turn.value), "")
    yield "discordia-choice", artist.draw_choice(view, view.viewer, cells, showing)
    for page in ("seasons", "tiles", "city", "tracks", "towers", "raids", "decrees", "privileges", "signs"):
        yield f"discordia-{page}", artist.draw_rules(page, showing)


def _marble() -> Iterator[tuple[str, bytes]]:
    artist = TITLES["marble"].artist
    view, showing = _own("marble", 4, happened("laid-with-magistrate", 70))
    yield "marble-mat", artist.draw_mat(view, view.viewer, showing)
    rows = dict.fromkeys(map(row_of, legal_places(view)), "")
    yield "marble-choice", artist.draw_choice(view, view.viewer, rows, showing)
    row = max(rows, key=lambda row: sum(row_of(place) == row for place in legal_places(view)))
    places = {place: "" for place in legal_places(view) if row_of(place) == row}
    yield "marble-choice-row", artist.draw_choice(view, view.viewer, places, showing)
    for page in ("board", "tiles", "sites", "influence", "claims", "water", "fountains"):
        yield f"marble-{page}", artist.draw_rules(page, showing)


def _trajanum() -> Iterator[tuple[str, bytes]]:
    artist = TITLES["trajanum"].artist
    view, showing = _own("trajanum", 4, half_taken(160))
    yield "trajanum-mat", artist.draw_mat(view, view.viewer, showing)
    prices = {space: "−1" if price else "" for space, price in tile_prices(view, view.viewer).items()}
    yield "trajanum-choice", artist.draw_choice(view, view.viewer, prices, showing)
    view, showing = _own("trajanum", 4, asking(EnvoyChoice, 150))
    assert isinstance(view.decision, EnvoyChoice)
    cells = dict.fromkeys(open_cells(view, view.viewer, view.decision.where), "")
    yield "trajanum-choice-envoy", artist.draw_choice(view, view.viewer, cells, showing)
    for page in ("tiles", "streets", "buildings", "tracks", "citizens", "forum", "prestige", "orders"):
        yield f"trajanum-{page}", artist.draw_rules(page, showing)


def just_built(plies: int) -> Stop:
    """Stop after something was built, when at least so many moves have been played, and nothing followed."""

    def stop(state: AnyState) -> bool:
        keys = [event.key for event in state.events]
        return bool(state.ply >= plies and keys in (["built"], ["built-with-discount"]))

    return stop


def happened(event: str, plies: int) -> Stop:
    """Stop when that happened in the last move, when at least so many have been played."""
    return lambda state: bool(state.ply >= plies and any(told.key == event for told in state.events))


def half_taken(plies: int) -> Stop:
    """Stop when whoever is asked first has taken one tile of two, when at least so many moves have been played."""

    def stop(state: AnyState) -> bool:
        asked = asked_of(state)
        return bool(state.ply >= plies and len(state.private(asked[0].seat).taken) == 1)

    return stop


def asking(decision: type[Decision], plies: int) -> Stop:
    """Stop when that is asked, when at least so many moves have been played."""
    kind = decision.kind()
    return lambda state: bool(state.ply >= plies and any(asked.decision == kind for asked in asked_of(state)))


MOMENTS: Final[Mapping[str, Sequence[tuple[str, int, Stop | None]]]] = {
    "discordia": (
        ("draft", 3, after(1)),
        ("2-players", 2, happened("tile-taken", 60)),
        ("3-players", 3, happened("specially-dispatched", 110)),
        ("4-players", 4, happened("tile-taken", 150)),
        ("raid", 4, happened("raid-won", 100)),
        ("end", 4, None),
    ),
    "marble": (
        ("start", 4, after(0)),
        ("2-players", 2, happened("aqueduct-extended", 60)),
        ("3-players", 3, happened("claimed", 70)),
        ("4-players", 4, happened("built", 100)),
        ("end", 4, None),
    ),
    "praetor": (
        ("start", 4, after(0)),
        ("2-players", 2, just_built(36)),
        ("3-players", 3, just_built(40)),
        ("5-players", 5, just_built(60)),
        ("end", 4, None),
    ),
    "provincia": (
        ("cities", 3, after(1)),
        ("2-players", 2, just_built(70)),
        ("4-players", 4, happened("taken", 140)),
        ("6-players", 6, happened("taken", 240)),
        ("tokens", 5, happened("answered", 100)),
        ("raid", 6, happened("gauls-came", 150)),
        ("end", 4, None),
    ),
    "trajanum": (
        ("set-up", 4, after(1)),
        ("start", 3, happened("laid", 1)),
        ("2-players", 2, happened("envoy-placed", 80)),
        ("3-players", 3, happened("built", 130)),
        ("4-players", 4, happened("area-completed", 200)),
        ("taken", 4, happened("tiles-taken", 170)),
        ("end", 4, None),
    ),
}
"""Of each game: name, seats, and when the game is stopped."""


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


def _table(game: str, seats: int, until: Stop | None) -> tuple[AnyView, Showing]:
    """A table as everybody sees it, and who sits there."""
    title = TITLES[game]
    state = position(title, seats, f"sheet {seats}", until=until)
    return title.game.view(state, None), Showing(NAMES[:seats], words("en", game))


def _own(game: str, seats: int, until: Stop) -> tuple[AnyView, Showing]:
    """The same as the seat sees it that is to move."""
    title = TITLES[game]
    state = position(title, seats, f"sheet {seats}", until=until)
    seat = title.game.asked(state)[0].seat
    return title.game.view(state, seat), Showing(NAMES[:seats], words("en", game))


if __name__ == "__main__":
    sys.exit(run(*map(Path, sys.argv[1:2])))
