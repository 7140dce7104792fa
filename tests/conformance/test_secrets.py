"""Nothing that a viewer is shown depends on what the viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import msgspec
import pytest

from bot.engine import AnyView, Chance, Event, Move, Refusal, Text, Value, all_moves, check_move, foresee
from bot.games.sayings import then
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing
from tests.games.drawing import alike

from .promises import leaks, swapped
from .suite import SUITE, Conformance, course, random_game, some_seats, stray_move

GAME_CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]


def shown(conformance: Conformance, view: AnyView) -> list[bytes]:
    """Return everything that is made from a view: its encoding, its forms, its refusals, its words."""
    game = conformance.game
    result = [msgspec.msgpack.encode(view)]
    if view.decision is not None:
        result.append(repr(list(islice(all_moves(view.decision.forms(view)), 300))).encode())
        result += [said.encode() for said in refusals(conformance, view)]
    saying = words("en", game.id)
    return [*result, *(saying.text(text).encode() for text in told(conformance, view))]


def refusals(conformance: Conformance, view: AnyView) -> list[str]:
    """Return the refusals of illegal moves."""
    said = []
    chance = Chance(b"stray")
    for _ in range(20):
        try:
            check_move(view.decision, view, stray_move(conformance, chance))
        except Refusal as refusal:
            said.append(repr((refusal.reason, refusal.field, refusal.offered)))
    return said


def told(conformance: Conformance, view: AnyView) -> Iterator[Text]:
    """Yield what the game says about the position, and about the viewer's moves."""
    telling = conformance.title.words
    for passage in telling.in_words(view):
        yield from [passage.title, *passage.lines]
    for picture in telling.pictured(view):
        yield from picture.table
        for parts in picture.seats.values():
            yield from parts
    for seat in range(view.seats):
        yield from telling.status(view, seat)
    for asked in view.asked:
        yield telling.awaited(view, asked.seat)
    if view.decision is None:
        return
    yield telling.prompt(view)
    chance = Chance(b"told")
    for form in view.decision.forms(view):
        yield from consequences(conformance, view, form.sample(chance.below))
        chosen: dict[str, Value] = {}
        for step in form.move.steps():
            options = form.options(step, chosen)
            for value in options[:5]:
                choice = telling.choice(view, form.move, step, value, chosen)
                yield choice.label
                yield from [choice.hint] if choice.hint else []
            if step not in form.move.groups:
                yield from (missing.lacks for missing in telling.missing(view, form.move, step, chosen))
            chosen[step] = options[0]


def consequences(conformance: Conformance, view: AnyView, move: Move) -> Iterator[Text]:
    """Yield what the viewer reads before the last click."""
    game, telling = conformance.game, conformance.title.words
    foreseen = foresee(game, view, move)
    yield from (event.text for event in foreseen.events)
    yield from [*telling.outlook(foreseen), *then(foreseen, telling.awaited)]
    if caution := telling.caution(foreseen):
        yield caution


def overheard(view: AnyView) -> list[Event]:
    """The events of a view with secrets that its viewer may not know."""
    events = (*view.events, *view.recent)
    return [event for event in events if event.known_to is not None and view.viewer not in event.known_to]


def pictures(conformance: Conformance, view: AnyView) -> list[Canvas]:
    """Return the pictures of a view."""
    artist = conformance.title.artist
    saying = words("en", conformance.game.id)
    showing = Showing(tuple(saying(f"seat-{seat + 1}") for seat in range(view.seats)), saying)
    tables = [draw(view, showing) for draw in artist.tables]
    mats = [artist.mat(view, seat, showing) for seat in range(view.seats)]
    return [*tables, *mats]


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.soak), 19])
@pytest.mark.parametrize("conformance", GAME_CASES)
def test_redrawing_what_is_hidden_changes_nothing_that_is_shown(conformance: Conformance, every: int) -> None:
    game = conformance.game
    differed = False
    for state in course(game.id, some_seats(game))[::every]:
        for viewer in (None, *range(state.seats)):
            other = swapped(conformance, state, viewer)
            differed |= game.encode(other) != game.encode(state)
            assert leaks(conformance, state, viewer) == []
            assert overheard(game.view(state, viewer)) == []
            assert shown(conformance, game.view(other, viewer)) == shown(
                conformance, game.view(state, viewer)
            )
    assert differed, "imagined draws nothing: it deals anew what the viewer does not see"


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_redrawing_what_is_hidden_changes_no_picture(conformance: Conformance) -> None:
    game = conformance.game
    some = course(game.id, some_seats(game))[20::40]
    for state, viewer in zip(some, cycle([0, None]), strict=False):
        other = swapped(conformance, state, viewer)
        seen, drawn = (pictures(conformance, game.view(one, viewer)) for one in (state, other))
        assert all(map(alike, seen, drawn))


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_no_view_contains_the_seed(conformance: Conformance) -> None:
    state = random_game(conformance.game, conformance.game.seats[0], {}, "seed", 10).state
    for viewer in (None, *range(state.seats)):
        view = msgspec.msgpack.encode(conformance.game.view(state, viewer))
        assert state.chance.seed not in view
        assert state.chance.seed.hex().encode() not in view
