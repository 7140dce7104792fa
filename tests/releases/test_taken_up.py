"""No release breaks a running game: what earlier ones have written is drawn, told and played on."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ai.players import RandomPlayer
from bot.channel.messages.sentences import event_lines
from bot.engine import AnyState, Chance, Event, Text, foresee, heard
from bot.games import GAMES, TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.pictures.artist import Since
from bot.pictures.names import Showing
from bot.play.table import Caller, Table
from bot.review.analysis_text import analysis_page
from bot.review.curve_text import curve_page
from bot.review.replay import Frames
from tools.selfplay import seed_bytes

from .conftest import Taken
from .databases import names, packed
from .write import write

NAMES = ("Anna", "Ben", "Carla")

PICTURED = pytest.mark.parametrize(
    "release",
    [pytest.param(name, marks=() if name == names()[0] else pytest.mark.soak) for name in names()],
    indirect=True,
)
"""Only the oldest release; in `make soak` all of them."""


def stored(taken: Taken) -> Iterator[tuple[str, AnyState]]:
    """Yield every position of the database with its game."""
    with sqlite3.connect(taken.path) as database:
        rows = database.execute(
            "SELECT game, position FROM moves JOIN tables ON tables.id = table_id WHERE length(position)"
        ).fetchall()
    database.close()
    for game, position in rows:
        yield game, GAMES[game].decode(zlib.decompress(position))


def shape(game: str, event: Event) -> object:
    """Return what all events of one kind have in common: the key, and the names and kinds of arguments."""
    arguments = ((name, shape_of(value)) for name, value in event.said.items())
    return game, event.text.key, tuple(arguments), tuple(sorted({change.what for change in event.changes}))


def shape_of(value: object) -> object:
    match value:
        case Text():
            return value.key.partition("-")[0]
        case list() | tuple():
            return tuple(dict.fromkeys(map(shape_of, value)))
        case _:
            return type(value)


async def test_every_event_is_told(taken: Taken) -> None:
    told: dict[object, tuple[str, Event]] = {}
    for game, state in stored(taken):
        for viewer in (None, 0):
            for event in heard(state.events, viewer):
                told.setdefault(shape(game, event), (game, event))
    assert {game for game, _ in told.values()} == {*GAMES}
    for game, event in told.values():
        for locale in LOCALES:
            lines = event_lines(words(locale, game).naming(NAMES), [event])
            assert lines
            assert all(lines)


@PICTURED
async def test_pictures_of_every_kind_are_drawn(taken: Taken) -> None:
    for number, table in enumerate(await taken.all()):
        if not table.begun:
            continue
        artist = table.title.artist
        showing = Showing(table.names, table.words(LOCALES[number % 2]), table.computers)
        assert len(artist.draw_table(table.view(None), showing)) == len(artist.tables)
        if table.status == "ended":
            await draw_story(taken, table, showing)
        elif len(table.seats) > 2:
            await draw_what_seats_see(taken, table, showing)


async def draw_story(taken: Taken, table: Table, showing: Showing) -> None:
    """Draw the pages of a finished game."""
    record = (await taken.tables.records.line(table)).record
    page = curve_page(table.title, record, showing)
    assert page is not None
    assert page.described
    frames = Frames(table.title, record)
    index = frames.last // 2
    assert table.title.artist.draw_frame(frames.view(index), showing, frames.progress(index))
    analysis = await taken.tables.analyses.of(table.id)
    if analysis is not None:
        assert analysis_page(table.title, record, analysis, showing).described


async def draw_what_seats_see(taken: Taken, table: Table, showing: Showing) -> None:
    """Draw the pictures for single players."""
    artist, game = table.title.artist, table.title.game
    for seat in range(len(table.seats)):
        assert artist.mat(table.view(seat), seat, showing)
    for seat in table.asked_seats:
        view = table.view(seat)
        entries = await taken.tables.log.since_last_move(table, seat)
        artist.draw_since(view, seat, Since([entry.events for entry in entries]), showing)
        foreseen = foresee(game, view, RandomPlayer(b"a move").choose(view))
        artist.draw_result(foreseen, showing)
        artist.draw_choice(view, seat, {}, showing)


@PICTURED
async def test_remembered_deeds_of_every_kind_are_drawn(taken: Taken) -> None:
    seen: set[object] = set()
    for game, state in stored(taken):
        kinds = {(game, event.key, *event.arguments) for event in heard(state.recent, None)}
        if not kinds <= seen:
            seen |= kinds
            showing = Showing(NAMES[: state.seats], words("en", game))
            TITLES[game].artist.tables[0](GAMES[game].view(state, None), showing)


async def test_every_table_is_told_in_words(taken: Taken) -> None:
    for table in await taken.all():
        if table.begun:
            tell_all(table.title, table)


def tell_all(title: Title, table: Table) -> None:
    """Say everything about a position, to everybody and to each seat, in each language."""
    telling = title.words
    for locale in LOCALES:
        said = table.words(locale)
        for viewer in (None, *range(len(table.seats))):
            view = table.view(viewer)
            for passage in telling.in_words(view):
                assert said.lines((passage.title, *passage.lines), "whole")
        for picture in telling.pictured(table.view(None)):
            assert said.lines(picture.table, "brief")
        for seat in table.asked_seats:
            assert said.text(telling.awaited(table.view(None), seat))
            assert said.lines(telling.status(table.view(seat), seat))


async def test_every_game_is_played_to_its_end(taken: Taken) -> None:
    games = await taken.playing()
    assert len(games) == 3 * len(GAMES)
    for table in games:
        game, state = table.title.game, table.title.game.copy(await taken.tables.repository.to_go_on(table))
        players = [RandomPlayer(seed_bytes(f"{seat}")) for seat in range(state.seats)]
        chance = Chance(seed_bytes("whose turn"))
        while asked := game.asked(state):
            seat = chance.pick(asked).seat
            game.play(state, seat, players[seat].choose(game.view(state, seat)))
        assert state.outcome is not None


async def test_new_moves_are_recorded(taken: Taken) -> None:
    for table in await taken.playing():
        seat = next((seat for seat in table.asked_seats if table.user_at(seat) is not None), None)
        if seat is None:
            continue
        person = Caller(table.user_at(seat) or 0, table.names[seat], table.channel)
        move = RandomPlayer(b"a move").choose(table.view(seat))
        after = await taken.tables.games.play(person, move)
        assert after.revision == table.revision + 1


@pytest.mark.soak
@pytest.mark.parametrize("release", [names()[-1]], indirect=True)
async def test_this_release_can_write_a_database(release: str, tmp_path: Path) -> None:
    path = tmp_path / "written.sqlite3"
    await write(path)
    packed_up = packed(path)
    assert len(packed_up) < 400_000
