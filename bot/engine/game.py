"""The rules of a game as the bot plays them: its options, its start, moves, and what is stored of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, TypeAlias, TypeVar, Union

import msgspec
from msgspec import Struct

from .advance import advance, answer, begin
from .agenda import Alongside, Answer, Decision, Step, Task, Together
from .chance import Chance
from .copying import copied, copied_whole
from .events import Player, Text, text
from .moves import ASK, Chosen, Instruct, Move, Refusal, Resign, Return
from .position import answered_by, asked_of, decision_of, open_decisions


class Option(Struct, frozen=True):
    """A choice at the opening of a game; its first value is the default.

    `seats` maps a value to the fewest seats with which it may be chosen.
    """

    id: str
    values: tuple[str, ...]
    fewest: Mapping[str, int] = {}

    def allowed(self, seats: int) -> list[str]:
        """The values that may be chosen with so many seats."""
        return [value for value in self.values if self.fewest.get(value, 0) <= seats]


def completed(options: Sequence[Option], chosen: Mapping[str, str], seats: int) -> dict[str, str]:
    """The options chosen, checked, with defaults for the others. Raises Refusal."""
    known = {option.id for option in options}
    for name in chosen:
        if name not in known:
            raise Refusal(text("refusal-option-unknown", option=name))
    result: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.id, option.values[0])
        title = Text(f"option-{option.id}")
        if value not in option.values:
            raise Refusal(text("refusal-option-value", option=title, value=value))
        if value not in option.allowed(seats):
            raise Refusal(
                text(
                    "refusal-option-seats",
                    option=title,
                    value=Text(f"option-{option.id}-{value}"),
                    fewest=option.fewest[value],
                    seats=seats,
                )
            )
        result[option.id] = value
    return result


AnyState: TypeAlias = Any
"""The state of whichever game it is."""

AnyView: TypeAlias = Any
"""The view of whichever game it is."""

KindOf = TypeVar("KindOf")

_SEATING = b"seating "  # sets the chance that seats people apart from that which plays


@dataclass(frozen=True)
class Game:
    """The rules of one game.

    `set_up(seats, options, chance, rules_version)` gives the first state, with the agenda on which everything follows;
    `seen_by(state, viewer)` the view of a seat or of a spectator (None), `imagined(view, chance)` its inverse: a
    state that the viewer can't tell from the real one, what is hidden from them drawn by chance; `abandon(state)`
    pushes what remains to be done when fewer than two seats are still played, after `finish(state)`, if the game
    has it, has carried out what was under way; all else is dropped. `seated(seats, options, chance)` says who sits
    where, as the numbers of those who joined (from 0), seat by seat; without it everybody sits in the order in
    which they joined. `rules_version` is the version of the rules and of the encoding: it rises with every change of
    the rules that would play a recorded game differently, and with every change of what a position is made of, a field
    with a default included; else packed games of this version no longer open. `longest` is a bound of the entries of a
    record: twice those of the longest game that was played. Its steps and moves are found: the classes that are
    defined in the folder of its state's module, but those from which others are derived.
    """

    id: str
    rules_version: int
    seats: range
    minutes: tuple[int, int]
    longest: int
    state: type
    set_up: Callable[[int, dict[str, str], Chance, int], AnyState]
    seen_by: Callable[[AnyState, int | None], AnyView]
    imagined: Callable[[AnyView, Chance], AnyState]
    abandon: Callable[[AnyState], None]
    options: tuple[Option, ...] = ()
    seated: Callable[[int, dict[str, str], Chance], list[int]] | None = None
    finish: Callable[[AnyState], None] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process: not what was worked out here, of which decoders can't."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    # A game from its start.

    def seating(self, seats: int, options: Mapping[str, str], seed: bytes) -> list[int]:
        """Who sits where: for each seat the number of the one who joined, from 0.

        What chance decides of it comes from the game's seed, but takes none of the game's draws.
        """
        if self.seated is None:
            return list(range(seats))
        return self.seated(seats, completed(self.options, options, seats), Chance(_SEATING + seed))

    def new(
        self, seats: int, options: Mapping[str, str], seed: bytes, rules_version: int | None = None
    ) -> AnyState:
        """The position at which the first decision is asked. Raises Refusal for what may not be chosen.

        A game that was begun under an earlier version of the rules is played under it to its end.
        """
        if seats not in self.seats:
            raise Refusal(text("refusal-seats", fewest=self.seats[0], most=self.seats[-1], seats=seats))
        chosen = completed(self.options, options, seats)
        state = self.set_up(seats, chosen, Chance(seed), rules_version or self.rules_version)
        advance(state)
        return state

    def asked(self, state: AnyState) -> list[Decision]:
        """The decisions that wait for an answer; none when the game is over."""
        return open_decisions(state)

    def view(self, state: AnyState, viewer: int | None) -> AnyView:
        """What a seat, or a spectator, may know. Whatever is done to it, the state stays as it is."""
        return copied_whole(self.seen_by(state, viewer))

    def imagine(self, view: AnyView, chance: Chance) -> AnyState:
        """A whole position that the viewer can't tell from the real one, and that shares nothing with the view."""
        return self.copy(self.imagined(view, chance))

    def check(self, state: AnyState, seat: int, move: Move) -> Decision:
        """The decision that the move answers. Raises Refusal when it does not, or may not."""
        decision = decision_of(state, seat)
        if decision is None:
            raise Refusal(_not_asked(state, seat))
        check_move(decision, state, move)
        return decision

    def play(self, state: AnyState, seat: int, move: Move) -> None:
        """Play a move and all that follows from it. Raises Refusal, the state then untouched."""
        if isinstance(move, Instruct):
            self._instruct(state, seat, move)
            return
        decision = self.check(state, seat, move)
        begin(state)
        answer(state, decision, move)
        advance(state)

    def answer_alone(self, state: AnyState, seat: int, move: Move) -> None:
        """Carry out what a seat answers to what several are asked together, as if nobody else were.

        What the others answer, and all that follows, is left out. Raises Refusal, the state then untouched.
        """
        decision = self.check(state, seat, move)
        begin(state)
        state.agenda.pop()
        decision.play(state, move)

    def resign(self, state: AnyState, seat: int) -> None:
        """Take the player from a seat. With fewer than two left the game is brought to its end."""
        begin(state)
        state.did("resigned", seat)
        state.gone[seat] = True
        if len(state.played_seats()) < 2:
            if self.finish is not None:
                self.finish(state)
            state.agenda.clear()
            self.abandon(state)
        advance(state)

    def restore(self, state: AnyState, seat: int) -> None:
        """Put a player on a seat, in place of another or of one who had gone; they are asked everything."""
        begin(state)
        state.gone[seat] = False
        state.instructions.pop(seat, None)
        state.did("returned", seat)

    def apply(self, state: AnyState, seat: int, move: Move) -> None:
        """Play any entry of a record: a move, or somebody leaving or taking over a seat."""
        match move:
            case Resign():
                self.resign(state, seat)
            case Return():
                self.restore(state, seat)
            case _:
                self.play(state, seat, move)

    # Bytes.

    def encode(self, state: AnyState) -> bytes:
        """The state as bytes (MessagePack)."""
        return _encoder.encode(state)

    def decode(self, encoded: bytes) -> AnyState:
        """The state again. Raises `msgspec.ValidationError` for what is not one."""
        return self._decoder.decode(encoded)

    def copy(self, state: AnyState) -> AnyState:
        """Another state, equal and independent."""
        return copied(state)

    def move_from(self, values: object) -> Move:
        """A move from what JSON gives of it. Raises `msgspec.ValidationError`."""
        move: Move = msgspec.convert(values, self._any_move)
        return move

    @cached_property
    def steps(self) -> tuple[type[Step], ...]:
        """The tasks and decisions that may stand on an agenda of the game."""
        return (*self._defined(Task), *self._defined(Decision))

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """The moves that there are in the game, module by module as they are written."""
        return tuple(self._defined(Move))

    def _defined(self, root: type[KindOf]) -> list[type[KindOf]]:
        folder = self.state.__module__.rpartition(".")[0]
        kinds = [kind for kind in _derived_from(root) if kind.__module__.startswith(f"{folder}.")]
        bases = {base for kind in kinds for base in kind.__mro__[1:]}
        return sorted((kind for kind in kinds if kind not in bases), key=lambda kind: kind.__module__)

    @cached_property
    def _any_move(self) -> Any:
        return Union[(*self.moves, Instruct, Resign, Return)]

    @cached_property
    def _any_step(self) -> Any:
        return Union[(*self.steps, Together, Alongside, Answer)]

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[Any]:
        return msgspec.msgpack.Decoder(self.state, dec_hook=self._decode_open_type)

    def _decode_open_type(self, kind: type, value: object) -> object:
        """Steps and moves are of many types: the tag says which, the game which there are."""
        wanted = self._any_move if kind is Chosen else self._any_step
        return msgspec.convert(value, wanted, dec_hook=self._decode_open_type)

    # Tasks, which ask nobody.

    @cached_property
    def ways(self) -> dict[str, tuple[str, ...]]:
        """The kinds of question that seats may have answered for them, with the ways that there are."""
        return {step.kind(): step.ways for step in self.steps if issubclass(step, Decision) and step.ways}

    def _instruct(self, state: AnyState, seat: int, move: Instruct) -> None:
        """Keep an instruction; a question that is open already is answered by it."""
        if state.outcome is not None:
            raise Refusal(text("refusal-over"))
        ways = self.ways.get(move.decision)
        if ways is None or move.way not in (ASK, *ways):
            raise Refusal(text("refusal-instruction"))
        begin(state)
        instructions = state.instructions.setdefault(seat, {})
        instructions[move.decision] = move.way
        state.tell("instructed", seat, way=text(f"way-{move.decision}-{move.way}"))
        advance(state)


def _derived_from(root: type[KindOf]) -> Iterator[type[KindOf]]:
    for kind in root.__subclasses__():
        yield kind
        yield from _derived_from(kind)


def check_move(decision: Decision, position: Any, move: Move) -> None:
    """Raise Refusal unless the decision offers the move; position: the state, or the seat's own view."""
    misfit = None
    for form in decision.forms(position):
        if form.move is type(move):
            misfit = form.misfit(move)
            if misfit is None:
                return
            break
    reason = decision.refusal(position, move)
    if misfit is None:
        key = move.not_now or f"refusal-first-{decision.kind()}"
        raise Refusal(reason or text(key, move=text(f"move-{move.kind()}")), type(move))
    field, offered = misfit
    raise Refusal(reason or text("refusal-value", field=text(f"field-{field}")), type(move), field, offered)


def _not_asked(state: AnyState, seat: int) -> Any:
    if state.outcome is not None:
        return text("refusal-over")
    if seat in answered_by(state):
        return text("refusal-answered")
    waiting = [Player(asked.seat) for asked in asked_of(state)]
    return text("refusal-not-asked", players=list(waiting), count=len(waiting))


_encoder = msgspec.msgpack.Encoder()
