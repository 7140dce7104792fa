"""Foreseeing: what a move will do is what the rules do, played ahead until somebody or something else decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .agenda import Together
from .chance import Chance
from .events import Event, changes_of, heard
from .game import AnyView, Game
from .moves import Move

T = TypeVar("T")

Stop: TypeAlias = Literal["chance", "light", "others", "verdict"]
"""Why nobody can see further: chance decides, something unknown comes to light, the others' unseen answers, or a lesson
says what it thinks of the move.
"""


AnyMove: TypeAlias = Any
"""The move of whichever kind it is."""


class Foreseen(Struct, frozen=True):
    """What a move does, as far as its seat can know: what happens, and the views before it and at the end of that.

    `stop` says why it can't be seen further, `light` what it is that comes to light there; without a stop the play
    goes on until somebody is asked (`after.asked`) or the game is over (`after.outcome`).
    """

    move: AnyMove
    before: AnyView
    after: AnyView
    events: list[Event]
    stop: Stop | None = None
    light: str | None = None

    @property
    def seat(self) -> int:
        """Whose move it is."""
        seat: int = self.before.own_seat
        return seat

    @property
    def changes(self) -> dict[str, int]:
        """By how much each score and stock of the seat changes."""
        return changes_of(self.events, self.seat)


class Foresight:
    """Plays moves ahead from one view, in a position imagined once."""

    def __init__(self, game: Game, view: AnyView) -> None:
        self._game = game
        self._view = view
        self._imagined = game.imagine(view, Chance(b"foresight"))

    def of(self, move: Move) -> Foreseen:
        """What the move does. Raises Refusal where it may not be made."""
        game, viewer = self._game, self._view.own_seat
        state = game.copy(self._imagined)
        usual, state.chance = state.chance, _Foretelling(seed=b"", viewer=viewer)
        stop: Stop | None = None
        light: str | None = None
        try:
            if isinstance(state.agenda[-1], Together):
                game.answer_alone(state, viewer, move)
                stop = "others"
            else:
                game.play(state, viewer, move)
        except _Halt as halt:
            stop, light = halt.stop, halt.light
        state.chance = usual
        return Foreseen(
            move, self._view, game.view(state, viewer), unrevealed(heard(state.events, viewer)), stop, light
        )


def unrevealed(events: Iterable[Event]) -> list[Event]:
    """Events without what a seat alone will see of them, but does not know before."""
    return [event.seen_by(None) or event if event.reveals and event.secret else event for event in events]


def foresee(game: Game, view: AnyView, move: Move) -> Foreseen:
    """What one move does that the view's seat may make. Raises Refusal where it may not."""
    return Foresight(game, view).of(move)


class _Halt(Exception):
    """Nothing can be foreseen behind this."""

    def __init__(self, stop: Stop, light: str | None = None) -> None:
        super().__init__(stop)
        self.stop = stop
        self.light = light


class _Foretelling(Chance, kw_only=True):
    """The chance of a position that is played ahead for a viewer: nothing is drawn, nothing comes to light."""

    viewer: int

    def below(self, bound: int) -> Any:
        """Nobody knows what chance will decide."""
        raise _Halt("chance")

    def looked_at(self, value: T, unknown: T) -> T:
        """Nobody knows it, but the play can go on."""
        return unknown

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Nobody knows what it will be; what another seat alone gets to see is nothing to the viewer."""
        if to in (None, self.viewer):
            raise _Halt("light", what)
