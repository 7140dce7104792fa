"""Draws the pictures of the documentation, in docs/pictures: `python -m tools sheets [GAME ...]`.

For each game (by default all): tables at several moments, a mat, pages of the rules, and its artwork.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.assets import ASSETS
from bot.engine import AnyView
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import DETAIL
from bot.pictures.names import Showing
from bot.pictures.sprites import icon
from bot.pictures.theme import IVORY, PAPYRUS, WALL
from bot.review.curve_text import curve_page
from tools.moments import SampleMoment, offering, samples_of

from .samples import TITLES, SampleGames, choice_places, sample_game, sample_position

FOLDER: Final = Path("docs/pictures")
CURVE: Final = "a curve"
"""The seed of the game whose curve is shown."""
NAMES: Final = ("Livia", "Θεόδωρος", "Marcus", "Nguyễn Ánh", "Владимир", "Ödön")


def run_sheets(games: SampleGames = (), *, folder: Path = FOLDER) -> None:
    """Draw all pictures of the games, and their common artwork."""
    games = games or list(TITLES)
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for name, picture in game_pictures(TITLES[game]):
            (folder / f"{game}-{name}.png").write_bytes(picture)
    for leaf in ("common", *games):
        if names := sorted(path.stem for path in (ASSETS / leaf).glob("*.svg")):
            (folder / f"artwork-{leaf}.png").write_bytes(draw_artwork_sheet(leaf, names).png())


def game_pictures(title: Title) -> Iterator[tuple[str, bytes]]:
    """The pictures of a game: those of its samples, the curve of a whole game, and the pages of its rules."""
    artist, samples, saying = title.artist, samples_of(title.game.id), words("en", title.game.id)

    def seen(moment: SampleMoment, *, as_asked: bool = False) -> tuple[AnyView, Showing]:
        """The moment as everybody sees it, or as the seat that is asked does."""
        state = sample_position(title, moment.seats, f"sheet {moment.seats}", until=moment.until)
        viewer = title.game.asked(state)[0].seat if as_asked else None
        return title.game.view(state, viewer), Showing(NAMES[: moment.seats], saying)

    for moment in samples.tables:
        for number, picture in enumerate(artist.draw_table(*seen(moment)), 1):
            yield moment.name if number == 1 else f"{moment.name}-{number}", picture
    for moment in samples.mats:
        view, showing = seen(moment, as_asked=True)
        yield moment.name, artist.draw_mat(view, view.viewer, showing)
    for moment in samples.open_mats:
        view, showing = seen(moment)
        yield moment.name, artist.draw_mat(view, 0, showing)
    for choosing in samples.choices:
        moment = SampleMoment(choosing.name, choosing.seats, offering(choosing.move, choosing.plies))
        view, showing = seen(moment, as_asked=True)
        yield (
            moment.name,
            artist.draw_choice(view, view.viewer, choice_places(title, view, choosing), showing),
        )
    whole = sample_game(title, title.game.seats[:3][-1], CURVE).record()
    if curve := curve_page(title, whole, Showing(NAMES[: whole.seats], saying)):
        yield "curve", curve.picture
    for page in title.words.rules(title.game.seats[-1], {}):
        if page.picture:
            yield page.picture, artist.draw_rules(page.picture, Showing((), saying))


def draw_artwork_sheet(folder: str, names: Sequence[str]) -> Canvas:
    """All artwork of a folder with its names, at 84, 40 and 26 px, on the wall's color and on papyrus."""
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
