"""A game as the bot plays it: options, set-up, moves, encoding."""

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

    `fewest` maps a value to the smallest number of seats with which it may be chosen.
    """

    id: str
    values: tuple[str, ...]
    fewest: Mapping[str, int] = {}

    def allowed(self, seats: int) -> list[str]:
        """The values that may be chosen with this number of seats."""
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
"""The state of any game."""

AnyView: TypeAlias = Any
"""The view of any game."""

KindOf = TypeVar("KindOf")

_SEATING = b"seating "  # the chance that seats people draws apart from the one that plays


@dataclass(frozen=True)
class Game:
    """The rules of one game.

    - `set_up(seats, options, chance, rules_version)` returns the first state, with its agenda.
    - `seen_by(state, viewer)` returns the view of a seat, or of a spectator (None); `imagined(view, chance)` is its
      inverse: a state that the viewer can't tell from the real one, with everything hidden drawn by chance.
    - `final(reason)` is the task that ends the game, for a reason (a message key). When fewer than two seats are still
      played, `finish(state)` carries out what is under way, and this task takes the place of the agenda.
    - `seated(seats, options, chance)` returns who sits where: for each seat the number of the person, from 0 in the
      order of joining. Without it everybody sits in that order.
    - `rules_version` is the version of rules and encoding. It rises with every change that would play a recorded game
      differently, and with every change of a position's fields, even a new one with a default: else packed games of
      this version no longer open.
    - `longest` bounds the entries of a record: twice those of the longest game played.

    Steps and moves are all classes without subclasses that are defined in the folder of the state's module.
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
    final: Callable[[str], Step]
    options: tuple[Option, ...] = ()
    seated: Callable[[int, dict[str, str], Chance], list[int]] | None = None
    finish: Callable[[AnyState], None] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Only the fields go to another process: cached decoders can't be pickled."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    # A game from its start.

    def seating(self, seats: int, options: Mapping[str, str], seed: bytes) -> list[int]:
        """Who sits where: for each seat the number of the person, from 0 in the order of joining.

        Chance decides it by the game's seed, without using any of the game's draws.
        """
        if self.seated is None:
            return list(range(seats))
        return self.seated(seats, completed(self.options, options, seats), Chance(_SEATING + seed))

    def new(
        self, seats: int, options: Mapping[str, str], seed: bytes, rules_version: int | None = None
    ) -> AnyState:
        """The position with the first question. Raises Refusal for seats or options that are not allowed.

        A game begun under an earlier version of the rules is played under it to its end.
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
        """What a seat, or a spectator (None), may know. It shares nothing mutable with the state."""
        return copied_whole(self.seen_by(state, viewer))

    def imagine(self, view: AnyView, chance: Chance) -> AnyState:
        """A whole position that the viewer can't tell from the real one, and that shares nothing with the view."""
        return self.copy(self.imagined(view, chance))

    def check(self, state: AnyState, seat: int, move: Move) -> Decision:
        """The decision that the move answers. Raises Refusal if the seat isn't asked, or the move isn't legal."""
        decision = decision_of(state, seat)
        if decision is None:
            raise not_asked(state, seat)
        check_move(decision, state, move)
        return decision

    def play(self, state: AnyState, seat: int, move: Move) -> None:
        """Play a move and everything that follows from it. Raises Refusal, leaving the state untouched."""
        if isinstance(move, Instruct):
            self._instruct(state, seat, move)
            return
        decision = self.check(state, seat, move)
        begin(state)
        answer(state, decision, move)
        advance(state)

    def answer_alone(self, state: AnyState, seat: int, move: Move) -> None:
        """Carry out a seat's answer to a question that several are asked together, as if it alone were asked.

        The others' answers, and everything that follows, are left out. Raises Refusal, leaving the state untouched.
        """
        decision = self.check(state, seat, move)
        begin(state)
        state.agenda.pop()
        decision.play(state, move)

    def resign(self, state: AnyState, seat: int) -> None:
        """Remove the player of a seat. With fewer than two left, the game ends."""
        begin(state)
        state.did("resigned", seat)
        state.gone[seat] = True
        if len(state.played_seats()) < 2:
            if self.finish is not None:
                self.finish(state)
            state.agenda[:] = [self.final("ended-abandoned")]
        advance(state)

    def restore(self, state: AnyState, seat: int) -> None:
        """Put a new player on a seat, without the former player's standing answers."""
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
        """The state from its bytes. Raises `msgspec.ValidationError` for anything else."""
        return self._decoder.decode(encoded)

    def copy(self, state: AnyState) -> AnyState:
        """An equal, independent state."""
        return copied(state)

    def move_from(self, values: object) -> Move:
        """A move from its JSON values. Raises `msgspec.ValidationError`."""
        move: Move = self._decode_open_type(Chosen, values)
        return move

    @cached_property
    def steps(self) -> tuple[type[Step], ...]:
        """The tasks and decisions of the game."""
        return (*self._defined(Task), *self._defined(Decision))

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """The moves of the game, by module and in the order of their definition."""
        return tuple(self._defined(Move))

    def _defined(self, root: type[KindOf]) -> list[type[KindOf]]:
        folder = self.state.__module__.rpartition(".")[0]
        kinds = [kind for kind in _derived_from(root) if kind.__module__.startswith(f"{folder}.")]
        bases = {base for kind in kinds for base in kind.__mro__[1:]}
        found = sorted((kind for kind in kinds if kind not in bases), key=lambda kind: kind.__module__)
        assert len({kind.__name__ for kind in found}) == len(found), f"two have the same name: {found}"
        return found

    @cached_property
    def _moves_by_tag(self) -> Mapping[str, type[Any]]:
        kinds: tuple[type[Any], ...] = (*self.moves, Instruct, Resign, Return)
        return {str(kind.__struct_config__.tag): kind for kind in kinds}

    @cached_property
    def _steps_by_tag(self) -> Mapping[str, type[Any]]:
        kinds: tuple[type[Any], ...] = (*self.steps, Together, Alongside, Answer)
        return {str(kind.__struct_config__.tag): kind for kind in kinds}

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[Any]:
        return msgspec.msgpack.Decoder(self.state, dec_hook=self._decode_open_type)

    def _decode_open_type(self, kind: type, value: object) -> Any:
        """Decode a step or a move as the type whose tag it has: as a union of all it would take ten times as long."""
        kinds = self._moves_by_tag if kind is Chosen else self._steps_by_tag
        match value:
            case {"type": str(tag)} if tag in kinds:
                wanted: Any = kinds[tag]
            case _:
                wanted = Union[(*kinds.values(),)]
        return msgspec.convert(value, wanted, dec_hook=self._decode_open_type)

    # Standing answers.

    @cached_property
    def ways(self) -> dict[str, tuple[str, ...]]:
        """The kinds of question that can be answered once and for all, with their ways."""
        return {step.kind(): step.ways for step in self.steps if issubclass(step, Decision) and step.ways}

    def _instruct(self, state: AnyState, seat: int, move: Instruct) -> None:
        """Keep a standing answer; it also answers a question that is already open."""
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
    """Raise Refusal unless the decision offers the move; `position` is the state or the seat's own view."""
    form = next((form for form in decision.forms(position) if form.move is type(move)), None)
    if form is None:
        key = move.not_now or f"refusal-first-{decision.kind()}"
        reason = decision.refusal(position, move) or text(key, move=text(f"move-{move.kind()}"))
        raise Refusal(reason, type(move))
    if (misfit := form.misfit(move)) is not None:
        field, offered = misfit
        reason = decision.refusal(position, move) or text("refusal-value", field=text(f"field-{field}"))
        raise Refusal(reason, type(move), field, offered)


def not_asked(position: Any, seat: int) -> Refusal:
    """The refusal of any move of a seat that isn't asked; `position` is the state or the seat's own view."""
    if position.outcome is not None:
        return Refusal(text("refusal-over"))
    why = "refusal-answered" if seat in answered_by(position) else "refusal-not-asked"
    waiting = [Player(asked.seat) for asked in asked_of(position)]
    return Refusal(text(why, players=waiting, count=len(waiting)))


_encoder = msgspec.msgpack.Encoder()
