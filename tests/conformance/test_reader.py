"""What happened is told to its reader as "you" and to others by name, in every game and both languages."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.channel.messages.sentences import event_lines
from bot.channel.moves.prompt import foreseen_lines
from bot.engine import Event, foresee
from bot.i18n.fluent import Words
from tests.games.saying import NAMES, Saying

from .suite import SUITE

YOU: Final = {
    "en": re.compile(r"\b[Yy]ou(rs?)?\b"),
    "de": re.compile(r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b"),
}
THIRD: Final = {
    "en": re.compile(r"\b[Yy]ou (is|has|does|doesn’t|was|\w*[^s]s)\b"),
    "de": re.compile(r"\b[Dd]u (?!\w*(st|ßt|zt|sst|bist)\b)\w+t\b"),
}
"""Verb forms of the third person."""

each_game = pytest.mark.parametrize(
    "saying",
    [Saying(conformance.game, conformance.title.words) for conformance in SUITE.values()],
    ids=lambda saying: saying.game.id,
)


@each_game
def test_private_texts_say_you_and_never_the_readers_name(saying: Saying) -> None:
    seats = saying.game.seats[-1]
    for turn, (state, decision, _, move) in enumerate(saying.turns(seats, seed=11)):
        reader = turn % seats
        view = saying.view(state, reader)
        asked = saying.view(state, decision.seat)
        for spoken in saying.spoken:
            for event in view.events:
                check(
                    spoken.read_by(reader),
                    reader,
                    " ".join(event_lines(spoken.read_by(reader), [event])),
                    event,
                )
            if turn % 5 == 0:
                own = spoken.read_by(decision.seat)
                for line in foreseen_lines(own, saying.game_words, foresee(saying.game, asked, move)):
                    check(own, decision.seat, line)


def check(said: Words, reader: int, sentence: str, event: Event | None = None) -> None:
    """Assert that a sentence about the reader addresses them and doesn't name them."""
    assert NAMES[reader] not in sentence
    assert not THIRD[said.locale].search(sentence), sentence
    if event is not None and NAMES[reader] in " ".join(event_lines(said.read_by(None), [event])):
        assert YOU[said.locale].search(sentence), sentence
