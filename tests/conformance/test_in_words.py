"""The table in words tells what its pictures show, and no more: what changes one changes the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Union, get_type_hints

import msgspec
import pytest

from bot.engine import AnyView
from bot.games import GAMES
from bot.i18n.fluent import LOCALES, Words, words
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing
from tests.games.drawing import alike

from .suite import SUITE, Conformance, course

LONGEST_LINE = 300
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]


def read(conformance: Conformance, view: AnyView, said: Words) -> list[str]:
    """Return all lines of the table in words."""
    passages = conformance.title.words.in_words(view)
    return [line for one in passages for line in said.lines((one.title, *one.lines), "whole")]


def seen(conformance: Conformance, view: AnyView) -> Iterator[Canvas]:
    """Yield the table and all mats, as the viewer sees them."""
    artist = conformance.title.artist
    showing = Showing(NAMES[: view.seats], words("en", conformance.game.id).naming(NAMES[: view.seats]))
    yield from (draw(view, showing) for draw in artist.tables)
    yield from (artist.mat(view, seat, showing) for seat in range(view.seats))


def some_views(conformance: Conformance, most: int) -> Iterator[AnyView]:
    """Yield views of seats and of a spectator, from the start to the end of a game."""
    game = conformance.game
    seats = game.seats[-1]
    played = course(game.id, seats, "in words")
    for number in range(most):
        state = played[(len(played) - 1) * number // (most - 1)]
        yield game.view(state, None if number % 3 == 2 else number % seats)


@pytest.mark.usefixtures("well_put")
@pytest.mark.parametrize("conformance", CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_lines_are_short_enough_to_be_read_aloud(conformance: Conformance, locale: Any) -> None:
    said = words(locale, conformance.game.id).naming(NAMES)
    for view in some_views(conformance, 8):
        for line in read(conformance, view, said):
            assert line
            assert len(line) <= LONGEST_LINE, line


@pytest.mark.parametrize(
    ("conformance", "chosen", "each"),
    [
        *(pytest.param(conformance, [3], 1, id=game) for game, conformance in SUITE.items() if game in GAMES),
        *(
            pytest.param(
                conformance, range(4), 2, id=f"{game}-all", marks=[pytest.mark.soak] * (game in GAMES)
            )
            for game, conformance in SUITE.items()
        ),
    ],
)
def test_what_changes_a_picture_changes_the_words(
    conformance: Conformance, chosen: Sequence[int], each: int
) -> None:
    """Changes each kind of fact once or twice, in some of four views of a game, always in a player's of its end."""
    said = words("en", conformance.game.id).naming(NAMES)
    tried = changed = 0
    for view in (view for number, view in enumerate(some_views(conformance, 4)) if number in chosen):
        assert conformance.possible(view)
        before, told = list(seen(conformance, view)), read(conformance, view, said)
        for path, other in with_one_fact_changed(conformance, view, each):
            changed += 1
            if not conformance.possible(other):
                continue
            tried += 1
            if read(conformance, other, said) == told:
                assert all(map(alike, before, seen(conformance, other))), f"{path} is seen and not told"
    assert tried > 20 or 2 * tried > changed  # a small game has few facts


@pytest.mark.parametrize("conformance", CASES)
def test_what_changes_the_words_changes_a_picture(conformance: Conformance) -> None:
    """Changes one number, or a yes or no, of each kind in the middle of a game.

    It leaves out who has left, and texts in another order.
    """
    said = words("en", conformance.game.id).naming(NAMES)
    alone = re.compile("|".join(["gone", *(detail.pattern for detail in conformance.told_alone)]))
    _, view, *_ = some_views(conformance, 4)
    before, told = list(seen(conformance, view)), read(conformance, view, said)
    for path, other in with_one_fact_changed(conformance, view, 1):
        kind = ".".join(step for step in path.split(".") if not step.isdigit())
        now = read(conformance, other, said) if conformance.possible(other) else told
        if now != told and sorted("".join(now)) != sorted("".join(told)) and not alone.fullmatch(kind):
            assert not all(map(alike, before, seen(conformance, other))), (
                f"the words tell {path}, but no picture shows it: give the reason in told_alone"
            )


def with_one_fact_changed(
    conformance: Conformance, view: AnyView, each: int
) -> Iterator[tuple[str, AnyView]]:
    """Yield the view with one number, one yes or no, or two neighboring labels changed.

    Each kind is changed until `each` such views are possible.
    """
    kinds, moves = get_type_hints(type(view)), Union[(*conformance.game.moves,)]

    def converted(value: Any, field: str) -> Any:
        return msgspec.convert(value, kinds[field], dec_hook=lambda _, move: msgspec.convert(move, moves))

    told = {name: getattr(view, name) for name in view.__struct_fields__ if name not in UNTOLD}
    assert all(converted(plain(value), name) == value for name, value in told.items())
    tried: dict[str, int] = {}
    for path in facts(plain(told)):
        kind = ".".join(step for step in map(str, path) if not step.isdigit())
        if tried.get(kind, 0) >= each:
            continue
        field = path[0]
        other = plain({field: told[field]})
        change(other, path)
        try:
            changed = converted(other[field], field)
        except msgspec.ValidationError:
            continue  # the label before it is not allowed there
        made = msgspec.structs.replace(view, **{field: changed})
        tried[kind] = tried.get(kind, 0) + conformance.possible(made)
        yield ".".join(map(str, path)), made


def plain(value: Any) -> Any:
    """Return the value as a record has it: of dicts, lists, numbers and words."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


UNTOLD = {
    *("events", "recent", "agenda", "asked", "answered", "decision"),
    *("ply", "fingerprint", "seats", "viewer", "options", "outcome"),
}
"""Fields that are not about the table: what happened, what is asked, and what every position has."""


def facts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of numbers, of yes and no, and of labels that follow another one."""
    match value:
        case dict():
            for key, part in value.items():
                if not isinstance(part, str) or (isinstance(key, int) and key - 1 in value):
                    yield from facts(part, (*path, key))
        case list():
            for index, part in enumerate(value):
                if not isinstance(part, str) or index:
                    yield from facts(part, (*path, index))
        case bool() | int() | str():
            yield path


def change(value: Any, path: tuple[Any, ...]) -> None:
    """Change a value in place: add one, negate it, or swap it with the label before it."""
    for step in path[:-1]:
        value = value[step]
    last = path[-1]
    match value[last]:
        case bool(old):
            value[last] = not old
        case int(old):
            value[last] = old + 1
        case _:
            value[last], value[last - 1] = value[last - 1], value[last]
