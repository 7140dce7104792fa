"""What is said and drawn about a position is true: unlikely numbers in a view must appear where they belong.

`tests/games/<game>/facts.py` says, independently of the game, which number is told where.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import NamedTuple

import pytest

from bot.engine import AnyView, Text
from bot.i18n.fluent import LOCALES, Form, Locale, words
from bot.pictures.names import Showing

from .entry import Conformance
from .facts import Fact, kind_of, numbers_of, pattern_of, put
from .layout import layout, read
from .suite import SUITE, TOLD, course, positions, random_game

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")

UNLIKELY = [37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 86, 87, 89, 92, 94, 95, 96, 97, 98, 99]
UNLIKELY += [101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193]

EACH = pytest.mark.parametrize("game", TOLD)
FORMS: dict[str, Form | None] = {"words": "whole", "alt": "brief", "status": None}
"""Where a game tells facts, each with the form of its lines."""


class Told(NamedTuple):
    """A view in which the numbers of all facts are unlikely, the seats of the facts, and the amount of each."""

    view: AnyView
    seats: tuple[int, ...]
    numbers: list[tuple[Fact, int, int]]


@cache
def middle(game: str) -> AnyView:
    """Return what a seat that is asked sees in the second half of a game with the most seats.

    What can't be made up for the table, that seat and the next one is there.
    """
    rules = SUITE[game].game
    played = [state for state in course(rules.id, rules.seats[-1], "facts") if rules.asked(state)]
    needed = [fact for fact in SUITE[game].facts if fact.unlikely or not fact.of_seats]

    def lacking(view: AnyView) -> int:
        return sum(not fact.of(view, seat) for fact in needed for seat in seats_told(view))

    views = (rules.view(state, rules.asked(state)[0].seat) for state in played[len(played) // 2 :])
    return min(views, key=lacking)


def seats_told(view: AnyView) -> tuple[int, int]:
    """Return the viewer and the next seat."""
    return view.own_seat, (view.own_seat + 1) % view.seats


@cache
def told(game: str) -> Told:
    """Return this view with unlikely numbers."""
    view = middle(game)
    seats = seats_told(view)
    unlikely = iter(UNLIKELY * 9)
    for fact in SUITE[game].facts:
        for turn, seat in enumerate(seats if fact.of_seats else seats[:1]):
            if fact.at:
                number = fact.unlikely[turn] if fact.unlikely else next(unlikely)
                view = put(view, fact.path(seat), number)
    numbers = [
        (fact, seat, fact.of(view, seat))
        for fact in SUITE[game].facts
        for seat in (seats if fact.of_seats else seats[:1])
    ]
    return Told(view, seats, numbers)


def lines(game: str, view: AnyView, channel: str, seat: int | None) -> list[Text]:
    """Return what one of the channels tells about a seat, or about the table."""
    said = SUITE[game].title.words
    match channel:
        case "words":
            return [line for part in said.in_words(view) if part.seat == seat for line in part.lines]
        case "alt":
            described = said.pictured(view)
            parts = [one.table if seat is None else one.seats.get(seat, []) for one in described]
            return [line for part in parts for line in part]
    return [] if seat is None else list(said.status(view, seat))


@EACH
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("channel", FORMS)
def test_each_fact_is_told_with_its_number(game: str, channel: str, locale: Locale) -> None:
    view, _, numbers = told(game)
    said = words(locale, game).naming(NAMES)
    lost = []
    for fact, seat, number in numbers:
        if patterns := fact.said(channel):
            wanted = pattern_of(patterns[LOCALES.index(locale)], number)
            found = said.lines(lines(game, view, channel, seat if fact.of_seats else None), FORMS[channel])
            if not any(wanted.search(line) for line in found):
                near = [line for line in found if str(abs(number)) in line]
                lost.append((fact.name, seat, wanted.pattern, near or found))
    assert not lost


@EACH
def test_each_number_of_a_view_belongs_to_a_fact(game: str) -> None:
    view = middle(game)
    facts = SUITE[game].facts
    known = {kind_of(fact.path(0)) for fact in facts if fact.at}
    uncounted = [re.compile(detail.pattern) for detail in SUITE[game].uncounted]
    lost = {
        kind
        for path, _ in numbers_of(view)
        if (kind := kind_of(path)) not in known and not any(pattern.fullmatch(kind) for pattern in uncounted)
    }
    assert not lost, "say in facts.py what is told of it, or in uncounted why nothing is"


@EACH
def test_each_fact_is_drawn_with_its_number_beside_its_artwork(game: str) -> None:
    view, seats, numbers = told(game)
    artist = SUITE[game].title.artist
    showing = Showing(NAMES[: view.seats], words("en", game).naming(NAMES[: view.seats]))
    lost = []
    with layout() as found:
        drawn = {("table", None): [partial(draw, view, showing) for draw in artist.tables]}
        drawn |= {("mat", seat): [partial(artist.mat, view, seat, showing)] for seat in seats}
        for (picture, of), draws in drawn.items():
            read(found, lambda draws=draws: [draw() for draw in draws])
            for fact, seat, number in numbers:
                faint = not number and not fact.at  # none of what can't be made up: a dot
                if picture not in fact.drawn or of not in (None, seat) or faint:
                    continue
                icons = found.icons_of(pattern_of(fact.shown, number), fact.label)
                if not icons or (fact.icon and fact.icon not in icons):
                    lost.append((picture, fact.name, seat, number, icons))
    assert not lost


def said_elsewhere(entry: Conformance) -> list[str]:
    """Return the holdings that are scored, or that a game leaves out of the final table on purpose."""
    holdings = entry.title.artist.heading.holdings
    return [held.name for held in holdings.all if held.scored or "end" in held.without] if holdings else []


@EACH
def test_everything_that_seats_have_is_in_the_final_table(game: str) -> None:
    entry, rules = SUITE[game], SUITE[game].game
    seats = rules.seats[0]
    state = course(rules.id, seats, "facts")[-1]
    view, unlikely = rules.view(state, None), iter(UNLIKELY)
    uncounted = re.compile(
        "|".join([*(detail.pattern for detail in entry.unachieved), *said_elsewhere(entry)])
    )
    counted = [fact for fact in entry.facts if fact.of_seats and not uncounted.fullmatch(fact.name)]
    for fact in counted:
        for seat in range(seats if fact.at else 0):
            view = put(view, fact.path(seat), fact.unlikely[seat] if fact.unlikely else next(unlikely))
    showing = Showing(NAMES[:seats], words("en", game).naming(NAMES[:seats]))
    _, rows = entry.title.artist.heading(view, showing).achieved()
    shown = [(row.artwork, dict(row.amounts)) for row in rows]
    for fact in counted:
        told = fact.result_icon or fact.icon, {seat: fact.of(view, seat) for seat in range(seats)}
        assert told in shown, f"{fact.name} is not counted: say why in unachieved"


LONGEST = ("Maximilian von Hohenfels-Wartenberg", "W" * 32, *["Flavia Domitilla die Jüngere"] * 4)


@EACH
@pytest.mark.parametrize("number", [37, -37])
@pytest.mark.parametrize("which", [0, -1])
def test_nothing_of_a_panel_is_drawn_outside_it(game: str, number: int, which: int) -> None:
    rules = SUITE[game].game
    seats = rules.seats[which]
    *_, state = (
        state for state in positions(random_game(rules, seats, {}, "facts", 60)) if rules.asked(state)
    )
    view = rules.view(state, None)
    for fact in SUITE[game].facts:
        for seat in range(seats):
            if fact.at and fact.of_seats:
                extreme = min(max(number, fact.ends[0]), fact.ends[1])
                view = put(view, fact.path(seat), fact.unlikely[seat % 2] if fact.unlikely else extreme)
    artist = SUITE[game].title.artist
    showing = Showing(LONGEST[:seats], words("de", game).naming(LONGEST[:seats]))
    with layout() as found:
        read(found, lambda: [draw(view, showing) for draw in artist.tables])
        assert len(found.panels) >= seats
        for index, panel in enumerate(found.panels):
            parts, box = found.parts_of(index), panel.box
            assert parts
            outside = [
                (piece.what, round(piece.left), round(piece.top), round(piece.right), round(piece.bottom))
                for piece in parts
                if piece.left < box.x - 2
                or piece.right > box.right + 2
                or piece.top < box.y - 2
                or piece.bottom > box.bottom + 2
            ]
            assert not outside, box
