"""Tools for testing moves that are typed in one line, or clicked step by step."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bot.channel.messages.sentences import escaped, refusal_sentence
from bot.channel.moves.move_commands import move_lines
from bot.channel.moves.move_index import MoveIndex
from bot.channel.moves.page_text import question_text, selection_text
from bot.channel.moves.prompt import OpenTurn, Prompt, Selection
from bot.channel.moves.question import question_at
from bot.channel.moves.why_not import why_no_move, why_no_value
from bot.engine import AnyState, Draft, Game, Move, Value
from bot.i18n.fluent import Locale, words
from bot.i18n.icons import filled
from bot.play.turn.games import KeptDraft
from tools.samples import TITLES

from .saying import NAMES


class Typed:
    """A game whose players Anna, Ben, Carla, Dirk, Eva and Flavia type their moves."""

    def __init__(self, game: Game, names: Sequence[str] = NAMES) -> None:
        self.game = game
        self.names = tuple(names)

    def lines(self, state: AnyState, seat: int, typed: str, locale: Locale = "en") -> list[str]:
        """Return the lines suggested for a text."""
        return [name for name, _ in move_lines(self._asking(state, seat, locale), typed)]

    def first(self, state: AnyState, seat: int, typed: str, locale: Locale = "en") -> str:
        """Return the move of the first suggested line: its kind and its values."""
        (_, token), *_ = move_lines(self._asking(state, seat, locale), typed)
        return token.partition("/")[2]

    def meant(self, state: AnyState, seat: int, typed: str) -> tuple[list[Move], bool]:
        """Return the moves that a text means if no line is chosen, and whether it names the first of them."""
        asked = self._asking(state, seat, "en")
        return MoveIndex(asked.table, asked.view, asked.forms.values()).meant(typed, "en", 25)

    def refusal(self, state: AnyState, seat: int, typed: str, locale: Locale = "en") -> str:
        """Return the refusal of a text that matches no move; assert that none is suggested."""
        asked = self._asking(state, seat, locale)
        repertoire = MoveIndex(asked.table, asked.view, asked.forms.values())
        assert not repertoire.suggested(typed, locale, 25)
        return filled(refusal_sentence(why_no_move(asked, repertoire, typed), asked.table, seat, locale))

    def refusal_in_field(
        self,
        state: AnyState,
        seat: int,
        typed: str,
        kind: str,
        field: str,
        /,
        locale: Locale = "en",
        **known: Value,
    ) -> str:
        """Return the refusal of a text that means no value of a field, given the `known` values of others."""
        asked = self._asking(state, seat, locale)
        refused = why_no_value(asked, asked.forms[kind], field, typed, known)
        return filled(refusal_sentence(refused, asked.table, seat, locale))

    def question(
        self,
        state: AnyState,
        seat: int,
        step_asked: str,
        kind: str,
        /,
        locale: Locale = "en",
        **chosen: Value,
    ) -> str:
        """Return the question that a step of a move asks after the values `chosen`."""
        now = question_at(self._asking(state, seat, locale), Selection.of(kind, chosen).ask(step_asked))
        assert now is not None
        return f"**{escaped(selection_text(now))}** – {escaped(question_text(now))}"

    def _asking(self, state: AnyState, seat: int, locale: Locale) -> Prompt:
        view = self.game.view(state, seat)
        table: Any = SimpleNamespace(
            id=1,
            revision=1,
            names=self.names,
            title=TITLES[self.game.id],
            row=SimpleNamespace(coached=False),
            state=state,
            words=lambda locale: words(locale, self.game.id).naming(self.names),
            seat_of=lambda user: user,
            view=lambda seat: self.game.view(state, seat),
        )
        assert view.decision is not None
        said = table.words(locale)
        turn = OpenTurn(table, seat, said, KeptDraft(Draft(view)))
        return Prompt(table, seat, view, view.decision, said, turn)
