"""Moves typed in one line, in every game: each is found by its own words, and by a few of them."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel.messages.components import LONGEST_CUSTOM_ID, Address, custom_id_of
from bot.channel.moves.move_index import MoveIndex
from bot.channel.moves.prompt import Selection
from bot.channel.moves.reading import LONGEST_TYPED
from bot.engine import Form, Move, all_moves
from bot.i18n.fluent import LOCALES, Locale, words
from tests.games.saying import NAMES, Saying
from tests.seeds import seeded

from .suite import SUITE, some_seats

MOST = 25
"""How many moves of one question are looked at, and how many lines are suggested."""

SAYINGS = [Saying(conformance.game, conformance.title.words) for conformance in SUITE.values()]
each_game = pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: saying.game.id)


@dataclass
class Question:
    """A question of a game: the index of its moves, and some of the moves."""

    repertoire: MoveIndex
    answers: list[Move]
    decision: Any
    view: Any

    @property
    def forms(self) -> dict[str, Form]:
        return {form.move.kind(): form for form in self.decision.forms(self.view)}


def table(saying: Saying) -> Any:
    def said(locale: Locale) -> Any:
        return words(locale, saying.game.id).naming(NAMES)

    return SimpleNamespace(revision=7, title=SUITE[saying.game.id].title, words=said)


@cache
def questions(saying: Saying) -> Sequence[Question]:
    """Return some questions of a random game."""
    chance = random.Random(seeded("typed"))
    found = []
    for state, decision, _, _ in islice(saying.turns(some_seats(saying.game), seed=2), 0, None, 7):
        view = saying.view(saying.game.copy(state), decision.seat)
        repertoire = MoveIndex(table(saying), view, view.decision.forms(view))
        some = chance.sample(repertoire.moves, min(MOST, len(repertoire.moves)))
        found.append(Question(repertoire, some, view.decision, view))
    return found


@each_game
def test_the_index_has_each_legal_move_once(saying: Saying) -> None:
    for question in questions(saying):
        legal = list(all_moves(question.decision.forms(question.view)))
        moves = question.repertoire.moves
        assert len(moves) == len(legal)
        assert set(moves) == set(legal)


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_a_moves_own_line_finds_that_move_first(saying: Saying, locale: Locale) -> None:
    for question in questions(saying):
        repertoire = question.repertoire
        for answer in question.answers:
            line = repertoire.line(answer, locale)
            assert repertoire.suggested(line, locale, MOST)[0] == answer
            assert repertoire.meant(line, locale, MOST) == ([answer], True)
            worth = repertoire.worth(answer, locale)
            assert repertoire.suggested(f"{line} \N{EN DASH} {worth}"[:100], locale, MOST)[0] == answer


@each_game
def test_lines_are_unique_and_short_and_their_tokens_are_read_back(saying: Saying) -> None:
    for question in questions(saying):
        repertoire = question.repertoire
        for locale in LOCALES:
            lines = [repertoire.line(answer, locale) for answer in question.answers]
            assert len(set(lines)) == len(lines)
            assert all(0 < len(line) <= LONGEST_TYPED for line in lines)
        for answer in question.answers:
            rest = Selection.of(answer.kind(), answer.values()).rest(question.forms)
            assert len(custom_id_of(Address("whole", 10**7, 10**4, rest))) <= LONGEST_CUSTOM_ID
            token = repertoire.token(answer)
            assert len(token) <= 100
            assert repertoire.offered(token) == (answer, 7)


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_words_are_found_in_any_order_without_accents_and_half_typed(saying: Saying, locale: Locale) -> None:
    chance = random.Random(seeded(4))
    for question in questions(saying)[::2]:
        repertoire = question.repertoire
        for answer in question.answers[:8]:
            typed = repertoire.line(answer, locale).replace("·", "").split()
            chance.shuffle(typed)
            assert answer in repertoire.suggested(" ".join(typed), locale, len(repertoire.moves))
            bare = unicodedata.normalize("NFKD", " ".join(typed))
            bare = "".join(letter for letter in bare if not unicodedata.combining(letter)).upper()
            assert answer in repertoire.suggested(bare, locale, len(repertoire.moves))
            half = [word[: max(2, len(word) - 2)] if word.isalpha() else word for word in typed]
            assert answer in repertoire.suggested(" ".join(half), locale, len(repertoire.moves))


@each_game
def test_a_line_in_the_other_language_is_understood(saying: Saying) -> None:
    for question in questions(saying)[::2]:
        for answer in question.answers[:8]:
            line = question.repertoire.line(answer, "de")
            assert answer in question.repertoire.suggested(line, "en", len(question.repertoire.moves))


@each_game
def test_with_nothing_typed_each_kind_of_move_is_suggested(saying: Saying) -> None:
    for question in questions(saying):
        repertoire = question.repertoire
        offered = repertoire.suggested("", "en", MOST)
        kinds = {answer.kind() for answer in repertoire.moves}
        assert len(offered) == min(MOST, len(repertoire.moves))
        assert {answer.kind() for answer in offered[: len(kinds)]} == kinds


@each_game
def test_nonsense_finds_nothing(saying: Saying) -> None:
    for question in questions(saying)[::2]:
        for typed in ("qqqq", "zz 0xyz", "99999999"):
            assert not question.repertoire.suggested(typed, "en", MOST)
            assert question.repertoire.meant(typed, "en", MOST) == ([], False)
