"""What a game says of its moves, by groups of moves: who writes a group writes it in one file."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Concatenate, Generic, TypeAlias, TypeVar

from bot.engine import Choice, Decision, Foreseen, Missing, Move, Text, Value

ViewOf = TypeVar("ViewOf")
MoveOf = TypeVar("MoveOf", bound=Move)
QuestionOf = TypeVar("QuestionOf", bound=Decision)
Function = TypeVar("Function", bound=Callable[..., Any])

Chosen: TypeAlias = Mapping[str, Value]
"""What is chosen of a move already, by field."""

Showing: TypeAlias = Callable[Concatenate[ViewOf, Any, ...], Choice]
Looking: TypeAlias = Callable[Concatenate[ViewOf, ...], Sequence[Missing]]

Registering: TypeAlias = Callable[[Function], Function]
"""A decorator that keeps a function, and changes nothing about it."""


class Sayings(Generic[ViewOf]):
    """What is said of moves and of questions: each by the function that is registered for it.

    A game has one for each group of its moves, and one that joins these `parts`. Registered is with `shows` how
    the values of a move's fields are shown, with `lacks` what one might look for in vain, with `asks` what a decision
    asks its seat; with `foresees` what it comes to when a move has been played ahead, beside what happens, and
    with `warns` what the player may regret; `choice`, `missing`, `question`, `outlook` and `caution` say it::

        @SAID.shows(Build, "space")
        def _space(view: View, space: str, tile: int | None) -> Choice: ...

    Behind the value (of `lacks`: behind the view) a function may name other fields and groups of the move that it
    depends on; it is given what is chosen of them, None where nothing is.
    """

    def __init__(self, *parts: Sayings[ViewOf]) -> None:
        self._shown: dict[tuple[type[Move], str], Showing[ViewOf]] = {}
        self._lacking: dict[tuple[type[Move], str], Looking[ViewOf]] = {}
        self._asked: dict[type[Decision], Callable[[ViewOf, Any], Text]] = {}
        self._foreseen: dict[type[Move], Callable[[Foreseen], Sequence[Text]]] = {}
        self._warned: dict[type[Move], Callable[[Foreseen], Text | None]] = {}
        for part in parts:
            self._shown |= part._shown
            self._lacking |= part._lacking
            self._asked |= part._asked
            self._foreseen |= part._foreseen
            self._warned |= part._warned

    def shows(self, move: type[Move], field: str) -> Registering[Showing[ViewOf]]:
        """Of view, value, and what the value depends on."""
        return _kept_in(self._shown, (move, field))

    def lacks(self, move: type[Move], field: str) -> Registering[Looking[ViewOf]]:
        """Of the view, and what the lack depends on; for few fields."""
        return _kept_in(self._lacking, (move, field))

    def foresees(self, move: type[Move]) -> Registering[Callable[[Foreseen], Sequence[Text]]]:
        """Of what the move does: what it comes to, by the positions before and after; for few moves."""
        return _kept_in(self._foreseen, move)

    def warns(self, move: type[Move]) -> Registering[Callable[[Foreseen], Text | None]]:
        """Of what the move does: what the player should hear, and confirm, before it; for few moves."""
        return _kept_in(self._warned, move)

    def asks(self, question: type[QuestionOf]) -> Registering[Callable[[ViewOf, QuestionOf], Text]]:
        """Of view and question."""
        return _kept_in(self._asked, question)

    def choice(self, view: ViewOf, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
        """How a value is shown, given what is chosen already (any of it may be missing)."""
        show = self._shown[move, field]
        return show(view, value, *map(chosen.get, _named(show, 2, move)))

    def depends_on(self, move: type[Move], field: str) -> Sequence[str]:
        """The other fields and groups of the move on which it depends how a value of the field is shown."""
        return _named(self._shown[move, field], 2, move)

    def missing(self, view: ViewOf, move: type[Move], field: str, chosen: Chosen) -> Sequence[Missing]:
        """The values that a player might look for here in vain; what lacks least stands first."""
        look = self._lacking.get((move, field))
        return look(view, *map(chosen.get, _named(look, 1, move))) if look else ()

    def outlook(self, foreseen: Foreseen) -> Sequence[Text]:
        """What it comes to when a move has been played ahead, beside what happens: what will be later, who leads."""
        look = self._foreseen.get(type(foreseen.move))
        return look(foreseen) if look else ()

    def caution(self, foreseen: Foreseen) -> Text | None:
        """What the player may regret of a legal move; None where there is nothing."""
        warn = self._warned.get(type(foreseen.move))
        return warn(foreseen) if warn else None

    def question(self, view: ViewOf, decision: Decision) -> Text:
        """What the viewer is asked by a decision, with what they have to do it with."""
        return self._asked[type(decision)](view, decision)


def _kept_in(kept: dict[Any, Any], key: Any) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        kept[key] = function
        return function

    return register


@cache
def _named(function: Callable[..., Any], behind: int, move: type[Move]) -> tuple[str, ...]:
    """What a function names behind its first arguments. Raises ValueError for what the move does not have."""
    names = tuple(inspect.signature(function).parameters)[behind:]
    if unknown := set(names).difference(move.steps()):
        raise ValueError(f"{move.__name__} has {move.steps()}, but {unknown} is asked for")
    return names
