"""What a player needs in order to decide can be read on a phone, in the first picture or one tap further.

`python -m pytest tests/conformance/test_legible.py -s` prints for each game how many of its texts are small, and how
many there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import Any

import pytest

from bot.engine import AnyState
from bot.i18n.fluent import LOCALES
from tests.games.drawing import NAMES, Drawing
from tests.type_sizes import LEAST, Written, sizes
from tools.samples import all_places

from .entry import Conformance
from .reading import LEGIBLE, Reading, reader
from .suite import SUITE

MOMENTS = ("start", "middle")

MIDDLE_AND_LATE = (0.5, 0.7, 0.85, 0.95)
"""How much of a game is over, as a share of its moves."""


def drawing_of(conformance: Conformance) -> Drawing:
    return conformance.drawing or Drawing(conformance.title)


def sampled(conformance: Conformance) -> Iterator[tuple[Drawing, int, AnyState]]:
    """Yield a few positions: with the fewest and the most seats, at the start and in the middle."""
    drawing = drawing_of(conformance)
    for seats in sorted({conformance.game.seats[0], conformance.game.seats[-1]}):
        for moment in MOMENTS:
            state = drawing.sample(seats, moment)
            if conformance.game.asked(state):
                yield drawing, seats, state


@cache
def readings(game: str) -> list[tuple[Reading, Reading]]:
    """Return for each position the texts of the first picture, and of what else the asked player can open."""
    found = []
    with reader() as reading:
        for drawing, seats, state in sampled(SUITE[game]):
            artist, showing = drawing.title.artist, drawing.showing(seats)
            seat = drawing.title.game.asked(state)[0].seat
            public, own = drawing.seen(state), drawing.seen(state, seat)
            first, *further = artist.tables

            def choice(
                drawing: Drawing = drawing, own: Any = own, seat: int = seat, seats: int = seats
            ) -> Any:
                places = all_places(drawing.title, own)
                return drawing.title.artist.choice(own, seat, places, drawing.showing(seats))

            found.append(
                (
                    reading.read(lambda first=first, public=public, showing=showing: first(public, showing)),
                    reading.read(
                        *(
                            lambda draw=draw, public=public, showing=showing: draw(public, showing)
                            for draw in further
                        ),
                        lambda artist=artist, own=own, seat=seat, showing=showing: artist.mat(
                            own, seat, showing
                        ),
                        *([choice] if all_places(drawing.title, own) else []),
                    ),
                )
            )
    return found


def unread(game: str) -> set[str]:
    """Return small texts of the first pictures that can't be read elsewhere and aren't `details`."""
    details = [re.compile(detail.pattern) for detail in SUITE[game].details]
    return {
        text
        for first, beside in readings(game)
        for text, _ in first.small
        if not first.says(text) and not beside.says(text)
        if not any(detail.fullmatch(text) for detail in details)
    }


@pytest.mark.parametrize("game", SUITE)
def test_what_is_small_on_a_phone_can_be_read_on_another_picture(game: str) -> None:
    texts = [size for first, _ in readings(game) for _, size in first.texts]
    small, lost = sum(size < LEGIBLE for size in texts), unread(game)
    print(
        f"\n{game}: {small / len(texts):.0%} of {len(texts)} texts small, the smallest {min(texts):.1f} px;"
    )
    print(f"nowhere larger ({len(lost)}): {' | '.join(sorted(lost))}")
    assert not lost


@pytest.mark.parametrize("game", SUITE)
def test_every_detail_has_a_reason(game: str) -> None:
    assert all(detail.why for detail in SUITE[game].details)


@pytest.mark.parametrize("game", SUITE)
def test_names_points_calls_and_news_are_large_enough_on_a_phone(
    game: str,
) -> None:
    drawing = SUITE[game].drawing or Drawing(SUITE[game].title)
    seats = drawing.title.game.seats
    found: list[tuple[str, Written]] = []
    for number in sorted({seats[0], seats[-1]}):
        for moment in ("start", "middle", "end"):
            view = drawing.seen(drawing.sample(number, moment))
            for locale in LOCALES:
                for part, texts in sizes(drawing.title, view, drawing.showing(number, locale)).items():
                    found += [(part, text) for text in texts]
    assert {part for part, _ in found} == {*LEAST} - {"gained"}
    assert [(part, *text) for part, text in found if text.height < LEAST[part]] == []


@pytest.mark.parametrize("game", SUITE)
def test_the_score_in_the_header_of_a_private_picture_has_its_unit(game: str) -> None:
    with reader() as reading:
        for drawing, seats, state in sampled(SUITE[game]):
            artist, showing = drawing.title.artist, drawing.showing(seats, "de")
            seat = drawing.title.game.asked(state)[0].seat
            own = drawing.seen(state, seat)
            heading = artist.heading(own, showing)
            unit = heading.words("picture-score", count=heading.score(seat))
            assert reading.read(partial(artist.mat, own, seat, showing)).says(unit)
            if places := all_places(drawing.title, own):
                assert reading.read(partial(artist.choice, own, seat, places, showing)).says(unit)


@pytest.mark.parametrize("game", SUITE)
def test_a_picture_of_a_table_has_no_more_texts_than_its_game_allows(game: str) -> None:
    drawing, most = drawing_of(SUITE[game]), SUITE[game].texts
    counted: dict[int, int] = {}
    with reader() as reading:
        for seats in (SUITE[game].game.seats[0], SUITE[game].game.seats[-1]):
            course = drawing.course(seats)
            states = [course[int(course[-1].ply * over)] for over in MIDDLE_AND_LATE]
            counted[seats] = max(
                len(reading.read(partial(draw, drawing.seen(state), drawing.showing(seats))).texts)
                for state in states
                for draw in drawing.title.artist.tables
            )
    print(f"\n{game}: at most {counted} texts")
    assert all(count <= limit for count, limit in zip(counted.values(), most, strict=True)), counted


@pytest.mark.parametrize("game", SUITE)
def test_on_tables_only_names_of_players_are_cut(game: str) -> None:
    found = []
    with reader() as reading:
        for drawing, seats, state in sampled(SUITE[game]):
            view = drawing.seen(state)
            for locale, draw in product(LOCALES, drawing.title.artist.tables):
                read = reading.read(partial(draw, view, drawing.showing(seats, locale)))
                found += [text for text, _ in read.texts if "…" in text and not cuts_a_name(text)]
    assert found == []


@pytest.mark.parametrize("game", SUITE)
def test_on_mats_only_names_of_players_are_cut(game: str) -> None:
    drawing, seats = drawing_of(SUITE[game]), SUITE[game].game.seats[-1]
    state = drawing.sample(seats, "middle")
    asked = [asked.seat for asked in SUITE[game].game.asked(state)][:1]
    with reader() as reading:
        texts = [
            text
            for locale in LOCALES
            for viewer in (None, *asked)
            for seat in range(2)
            for text, _ in reading.read(
                partial(
                    drawing.title.artist.mat,
                    drawing.seen(state, viewer),
                    seat,
                    drawing.showing(seats, locale),
                )
            ).texts
        ]
    assert [text for text in texts if "…" in text and not cuts_a_name(text)] == []


def cuts_a_name(text: str) -> bool:
    """Return whether the text before the ellipsis ends with the beginning of a name."""
    before = text.partition("…")[0]
    return any(before.endswith(name[:length]) for name in NAMES for length in range(1, len(name)))
