"""The picture of a move's result shows what a seat has before and after: the right number, word and artwork."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from bot.engine import Chance, Foresight, MovePreview
from bot.i18n import game_folder
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import heading
from bot.pictures.names import Showing
from bot.pictures.preview import FigureChange
from tests.i18n.files import messages, said
from tools.selfplay import seed_bytes

from .facts import put
from .suite import SUITE, TOLD, course

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
EACH = pytest.mark.parametrize("game", TOLD)
MOST = 3
"""A quarter of how many moves of a kind are looked at."""


class Seen(NamedTuple):
    """A move played ahead, and all changes that its picture shows, in each language."""

    foreseen: MovePreview
    changed: tuple[Sequence[FigureChange], ...]


def some_foreseen(game: str) -> Iterator[MovePreview]:
    """Yield moves of each kind that change different things."""
    rules, chance = SUITE[game].game, Chance(seed_bytes("figures"))
    found: dict[str, int] = {}
    for state in course(rules.id, rules.seats[0]):
        for decision in rules.asked(state)[:1]:
            view = rules.view(state, decision.seat)
            foresight = Foresight(rules, view)
            for form in decision.forms(view):
                kind = form.move.kind()
                if found.get(kind, 0) < MOST * 4:
                    foreseen = foresight.of(form.sample(chance.below))
                    what = f"{kind} {sorted(foreseen.changes)}"
                    if found.get(what, 0) < 1 and found.get(kind, 0) < MOST * 4:
                        found[what] = found.get(what, 0) + 1
                        found[kind] = found.get(kind, 0) + 1
                        yield foreseen
                        if found[kind] == 1 and kind in SUITE[game].exaggerated:
                            yield exaggerated(game, foreseen)


def exaggerated(game: str, foreseen: MovePreview) -> MovePreview:
    """Return the same as if the move had changed everything that can change, to unlikely numbers."""
    after, unlikely = foreseen.after, count(37, 2)
    for fact in SUITE[game].facts:
        for seat in range(after.seats):
            if fact.at and fact.of_seats:
                after = put(
                    after, fact.path(seat), fact.unlikely[seat % 2] if fact.unlikely else next(unlikely)
                )
    return structs.replace(foreseen, after=after)


@cache
def seen(game: str) -> list[Seen]:
    """Return moves of a game, with the figures of their pictures."""
    found = []
    with pytest.MonkeyPatch.context() as patch:
        noted: list[Sequence[FigureChange]] = []

        class Noted(Exception):
            pass

        def note(theme: Any, seat: Any, said: Any, move: Any, scene: Any, changed: Any, then: Any) -> Any:
            noted.append(changed)
            raise Noted

        patch.setattr(heading, "draw_result", note)
        artist = SUITE[game].title.artist
        assert artist.result is not None
        for foreseen in some_foreseen(game):
            noted.clear()
            for locale in LOCALES:
                names = NAMES[: foreseen.before.seats]
                try:
                    artist.result(foreseen, Showing(names, words(locale, game).naming(names)))
                except Noted:
                    continue
            if noted:
                found.append(Seen(foreseen, tuple(noted)))
    return found


def whose(game: str, foreseen: MovePreview, change: FigureChange) -> int:
    """Return the seat of a figure."""
    if change.whose is None:
        return foreseen.seat
    head = SUITE[game].title.artist.heading(foreseen.after, Showing(NAMES, words("en", game)))
    return next(seat for seat in range(foreseen.after.seats) if head.look(seat) == change.whose)


@EACH
def test_each_figure_shows_its_fact_before_and_after_with_its_word_and_artwork(game: str) -> None:
    facts = {fact.result[0]: fact for fact in SUITE[game].facts if fact.result}
    found: set[str] = set()
    for foreseen, (english, german) in seen(game):
        for change, told in zip(english, german, strict=True):
            fact = facts.get(change.figure.word)
            assert fact, f"{change.figure.word} of {foreseen.move} is no fact of facts.py"
            assert fact.result
            seat = whose(game, foreseen, change)
            was, will_be = fact.of(foreseen.before, seat), fact.of(foreseen.after, seat)
            assert (change.figure.value, change.after) == (was, will_be), (fact.name, foreseen.move)
            assert change.figure.artwork == (fact.result_icon or fact.icon), fact.name
            assert told.figure.word == fact.result[1]
            found.add(fact.name)
    unseen = {fact.name for fact in facts.values()} - found
    assert len(unseen) <= 4, unseen


@EACH
def test_everything_that_a_move_changes_of_what_seats_have_is_shown(game: str) -> None:
    facts = {fact.name: fact for fact in SUITE[game].facts}
    undrawn = {detail.pattern for detail in SUITE[game].undrawn}
    for foreseen, (changed, _) in seen(game):
        shown = {(whose(game, foreseen, change), change.figure.word) for change in changed}
        before, after = (SUITE[game].possessions(view) for view in (foreseen.before, foreseen.after))
        for (seat, what), amount in after.items():
            if amount != before[seat, what] and what not in undrawn:
                fact = facts.get(what)
                assert fact, f"{what} is not shown: say why in undrawn"
                assert fact.result, f"{what} is not shown: say why in undrawn"
                assert fact.count or fact.of(foreseen.after, seat) == amount
                assert (seat, fact.result[0]) in shown, (what, foreseen.move)


@EACH
@pytest.mark.parametrize("locale", LOCALES)
def test_each_word_of_a_figure_is_a_message(game: str, locale: Locale) -> None:
    named = [
        message
        for message in messages(game_folder(game) / "text", locale)
        if message.id.name.startswith(("held-", "picture-", "resource-"))
    ]
    told = {fact.result[LOCALES.index(locale)] for fact in SUITE[game].facts if fact.result}
    assert {word for word in told if not re.search(r"\d", word)} <= {
        "".join(said(one.value)) for one in named if one.value
    }
