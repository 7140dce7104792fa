"""The badges of a choice and the numbers of recent moves are drawn at their places on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from bot.channel.board import MOST_NUMBERED
from bot.engine import AnyView, Event
from bot.i18n.fluent import words
from bot.pictures.artist import Since
from bot.pictures.names import Showing
from tools.samples import places_by_step

from .layout import Layout, layout, read
from .suite import SUITE, TOLD, course

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
EACH = pytest.mark.parametrize("game", TOLD)
ASKED = 3
"""How many questions with places are drawn."""


def showing(game: str, seats: int) -> Showing:
    return Showing(NAMES[:seats], words("en", game).naming(NAMES[:seats]))


def questions(game: str) -> Iterator[tuple[AnyView, list[dict[str, str]]]]:
    """Yield questions of different kinds that have places, and the places of each step."""
    rules, found = SUITE[game].game, set[str]()
    for state in course(rules.id, rules.seats[-1], "numbered"):
        for asked in rules.asked(state)[:1]:
            if asked.kind() in found:
                continue
            view = rules.view(state, asked.seat)
            if steps := list(filter(None, places_by_step(SUITE[game].title, view))):
                found.add(asked.kind())
                yield view, steps
        if len(found) == ASKED:
            return


@EACH
def test_the_badge_of_each_place_is_at_that_place(game: str) -> None:
    """In whatever order the badges are given, and whatever they say."""
    artist, blank, shared = SUITE[game].title.artist, 0, SUITE[game].shared
    with layout() as found:
        for view, steps in questions(game):
            places = dict.fromkeys(place for step in steps for place in step)
            badges = {place: str(200 + number) for number, place in enumerate(places)}
            read(found, partial(artist.choice, view, view.own_seat, badges, showing(game, view.seats)))
            spots = spots_of(found)
            there = {place: spots[badge] for place, badge in badges.items() if badge in spots}
            for step in steps:
                first: dict[tuple[int, int], str] = {}
                for place in step.keys() & there.keys():
                    other = first.setdefault(there[place], place)
                    alike = step[place] == step[other] and re.fullmatch(shared, f"{place} {other}")
                    assert place == other or alike, f"{place} and {other} have their badge at one spot"
            blank += not there
            turned = dict(zip(reversed(places), badges.values(), strict=True))
            read(found, partial(artist.choice, view, view.own_seat, turned, showing(game, view.seats)))
            now = spots_of(found)
            assert {place: now[turned[place]] for place in there} == there, (
                "by their order, not by their place"
            )
    assert blank == SUITE[game].unwritten, "questions of which no badge is to be seen"


def spots_of(found: Layout) -> dict[str, tuple[int, int]]:
    """Return the middle of each text, in px."""
    return {
        text.what: (round((text.left + text.right) / 2), round(text.middle)) for text in found.texts
    }  # the last one is that on the picture


@EACH
def test_each_move_since_the_last_turn_has_its_number_on_the_board(game: str) -> None:
    artist, rules = SUITE[game].title.artist, SUITE[game].game
    assert artist.since is not None
    moves: list[list[Event]] = []
    view = None
    for number, state in enumerate(course(rules.id, rules.seats[-1], "since")):
        view = rules.view(state, number % rules.seats[-1])
        if view.events:
            moves.append(list(view.events))
        if len(moves) == MOST_NUMBERED:
            break
    assert view
    seat, places = view.viewer, Since(moves).places()
    for number, events in enumerate(moves, 1):
        assert all(str(number) in places[place].split() for event in events for place in event.places)
    with layout() as found:
        read(found, partial(artist.since, view, seat, Since(moves), showing(game, view.seats)))
        told = {number for text in found.texts for number in text.what.split()}
        lost = [
            number
            for number, events in enumerate(moves, 1)
            if any(event.places for event in events) and str(number) not in told
        ]
    assert len(lost) <= len(moves) // 3, lost
