"""What people read in the channel in whole games: few words, one screen of a phone, first what concerns them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from bot.channel.messages.card import turn_card
from bot.channel.messages.components import HEIGHT, height_of, word_count
from bot.channel.messages.post import Post
from bot.channel.messages.sentences import MOST_WORDS
from bot.engine import Event
from bot.i18n.fluent import LOCALES, Locale, words
from bot.play.history.game_log import LogEntry
from bot.play.rows import SeatRow, TableRow
from bot.play.table import Table
from tests.games.saying import Saying

from .entry import Conformance
from .suite import SUITE

NAMES = ("Anna", "Gaius Longinus", "Quinta Aelia", "Titus Curio", "Julia Marcella", "Flavia Domitilla")
"""The longest names of computers have two words."""


@dataclass(frozen=True)
class Asking:
    """A moment at which people are asked: what has happened since the last one, and the card that tells it."""

    table: Table
    entries: Sequence[LogEntry]
    post: Post
    steps: Sequence[Sequence[Event]]


def askings(conformance: Conformance, seats: int, locale: Locale, people: Sequence[int]) -> Iterator[Asking]:
    """Play a random game of people and computers; yield each moment at which people are asked."""
    saying = Saying(conformance.game, conformance.title.words)
    entries: list[LogEntry] = []
    kind, mover, revision = "start", None, 1
    for state, decision, _, _ in saying.turns(seats, seed=seats):
        table = at(conformance, locale, people, state, revision)
        names, computers = table.names, table.computers
        events = list(table.view(None).events)
        entries.append(LogEntry(revision, kind, mover, 0.0, events, names=names, computers=computers))
        if decision.seat in people or (table.asked_people and mover in people):
            yield Asking(table, entries, *turn_card(table, kind, entries))
            entries = []
        kind, mover, revision = "move", decision.seat, revision + 1


@dataclass(frozen=True)
class Cards:
    """The cards of a game of one person with computers, and, in one of the languages, of a game of people."""

    conformance: Conformance
    seats: int
    alone: Sequence[Asking]
    together: Sequence[Asking]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((conformance, seats, locale), id=f"{game}-{seats}-{locale}")
        for game, conformance in SUITE.items()
        for seats in sorted({conformance.game.seats[0], conformance.game.seats[-1]})
        for locale in LOCALES
    ],
)
def told(request: pytest.FixtureRequest) -> Cards:
    conformance, seats, locale = request.param
    alone = list(askings(conformance, seats, locale, [0]))
    among = range(seats) if locale == LOCALES[seats % 2] else ()
    return Cards(conformance, seats, alone, list(askings(conformance, seats, locale, among)) if among else ())


def at(
    conformance: Conformance, locale: Locale, people: Sequence[int], state: object, revision: int
) -> Table:
    """Return a table at a position."""
    row = TableRow(
        id=1,
        channel=1,
        guild=1,
        game=conformance.game.id,
        rules_version="1",
        options="{}",
        language=locale,
        host=1,
        status="playing",
        seed=b"seed",
        fingerprint="0" * 64,
        revision=revision,
        lobby_message=None,
        card_message=None,
        card_revision=None,
        card_posted_at=None,
        card_seats=None,
        fault=None,
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
    )
    rows = tuple(
        SeatRow(
            table_id=1,
            seat=seat,
            user=seat + 1 if seat in people else None,
            name=NAMES[seat],
            taken_at=0.0,
            computer=None if seat in people else "veteranus",
        )
        for seat in range(state.seats)  # type: ignore[attr-defined]
    )
    return Table(row, conformance.title, rows, state)


def test_a_card_has_at_most_sixty_words_and_fits_one_screen(told: Cards) -> None:
    pictures = len(told.conformance.title.artist.tables)
    for askings in filter(None, (told.alone, told.together)):
        for asking in askings:
            said = "\n".join(asking.post.texts)
            assert word_count(said) <= MOST_WORDS, said
            assert height_of(asking.post.texts, pictures, asking.post.buttons) <= HEIGHT, said
        assert sum(bool(asking.steps) for asking in askings) > 3


def test_what_concerns_the_asked_player_comes_first_and_in_bold(told: Cards) -> None:
    own, others = 0, 0
    for asking in told.alone:
        lines = asking.post.texts[asking.table.revision == 1 :]
        mine = [number for number, line in enumerate(lines) if line.startswith("**Anna**")]
        assert mine in ([], [0]), lines
        own += len(mine)
        for line in lines:
            if line.startswith(NAMES[1:]):
                others += 1
                assert "**" not in line.replace("**Anna**", ""), line
    assert own > 2
    assert others > 2


def test_a_turn_of_several_moves_is_one_line(told: Cards) -> None:
    for asking in told.alone:
        for name in NAMES[: told.seats]:
            lines = [line for line in asking.post.texts if line.lstrip("*").startswith(name)]
            assert len(lines) <= 1 + (asking.table.revision == 1), lines
    assert max(len(asking.entries) for asking in told.alone) > 1, "one card tells of several moves"


@pytest.mark.parametrize("conformance", SUITE.values(), ids=SUITE)
def test_every_deed_has_a_short_phrase_in_each_language(conformance: Conformance) -> None:
    """A deed has `.short`, `.label` or `.table`, or a sentence that begins with its player."""
    saying = Saying(conformance.game, conformance.title.words)
    for seats in sorted({conformance.game.seats[0], conformance.game.seats[-1]}):
        for state, *_ in saying.turns(seats, seed=seats):
            for event in (
                event for view in [saying.view(state, None)] for event in view.events if event.deed
            ):
                for locale in LOCALES:
                    said = words(locale, conformance.game.id).naming(NAMES)
                    told = [
                        said.attribute(event.text, name, changes="", times=1)
                        for name in ("short", "label", "table")
                    ]
                    own = said.event(event, brief=True).startswith(f"{said.player(event.seat or 0)} ")
                    assert own or any(one is not None for one in told), (locale, event.text.key)
