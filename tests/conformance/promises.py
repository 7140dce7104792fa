"""What every game promises the engine, checked from outside; each violation is a sentence that says what to do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.engine import AnyState, AnyView, Chance, Decision, Game, Move, Position, heard
from tools.selfplay import seed_bytes

from .entry import Conformance
from .suite import near_miss


def unshown(game: Game, states: Iterable[AnyState]) -> list[str]:
    """Report fields of the table that change in the course of a game, but look the same in every view."""
    there: defaultdict[str, set[bytes]] = defaultdict(set)
    shown: defaultdict[str, set[bytes]] = defaultdict(set)
    for state in states:
        for viewer in (None, *range(state.seats)):
            view = game.view(state, viewer)
            for field in open_fields(view, state):
                there[field].add(msgspec.msgpack.encode(getattr(state, field)))
                shown[field].add(msgspec.msgpack.encode(getattr(view, field)))
    return [
        f"{field} lies open on the table of {game.id}, but no view ever shows more of it than one value: let seen_by "
        "leave it to engine.open_view, or move it from the Table to the State if it is a secret"
        for field, values in there.items()
        if len(values) > 1 and len(shown[field]) == 1
    ]


def curtailed(conformance: Conformance, states: Iterable[AnyState]) -> list[str]:
    """Report open fields of which a view shows less or anything else than the table has.

    Of events, each viewer hears what they may; fields that the game calls `veiled` may be shown in part.
    """
    game = conformance.game
    differing: set[str] = set()
    for state in states:
        for viewer in (None, *range(state.seats)):
            view = game.view(state, viewer)
            for field in set(open_fields(view, state)) - {*conformance.veiled}:
                there = getattr(state, field)
                if field in ("events", "recent"):
                    there = heard(there, viewer)
                if msgspec.msgpack.encode(getattr(view, field)) != msgspec.msgpack.encode(there):
                    differing.add(field)
    return [
        f"{field} lies open on the table of {game.id}, but a view shows something else: let seen_by leave it to "
        "engine.open_view, or name it among the fields that are `veiled` in the game's conformance.py"
        for field in sorted(differing)
    ]


def open_fields(view: AnyView, state: AnyState) -> tuple[str, ...]:
    """Return the fields of the table, which is open to everybody."""
    tables: list[Any] = [
        kind for kind in type(view).__mro__ if issubclass(kind, Position) and isinstance(state, kind)
    ]
    return tuple(tables[0].__struct_fields__)


def swapped(conformance: Conformance, state: AnyState, viewer: int | None) -> AnyState:
    """Return the position with everything redrawn that the viewer doesn't see."""
    game, chance = conformance.game, Chance(seed_bytes(f"swap {state.ply}"))
    return game.imagine(game.view(state, viewer), chance)


def undealt(conformance: Conformance, states: Iterable[AnyState]) -> list[str]:
    """Report secrets that change in the course of a game, but are redrawn for fewer viewers than they should be."""
    game = conformance.game
    there: defaultdict[str, set[bytes]] = defaultdict(set)
    knowing: defaultdict[str, set[int | None]] = defaultdict(set)
    dealt: defaultdict[str, set[int | None]] = defaultdict(set)
    for state in states:
        real = dict(_secrets(game, state))
        for viewer in (None, *range(state.seats)):
            other = dict(_secrets(game, swapped(conformance, state, viewer)))
            for secret, value in real.items():
                there[secret].add(value)
                knowing[secret].add(viewer)
                if other.get(secret) != value:
                    dealt[secret].add(viewer)
    return [
        f"{secret} in the State of {game.id} is never dealt anew for {_who(sorted(known, key=str))}: let imagined draw "
        "it, and no view show it; or move it to the Table if it lies open"
        for secret, values in sorted(there.items())
        if len(values) > 1 and (None in (known := knowing[secret] - dealt[secret]) or len(known) > 1)
    ]


def _secrets(game: Game, state: AnyState) -> Iterator[tuple[str, bytes]]:
    """Yield the fields that aren't open, with their encoding; lists of things item by item."""
    for field in set(state.__struct_fields__) - {*open_fields(game.view(state, None), state), "agenda"}:
        value = msgspec.to_builtins(getattr(state, field))
        if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
            yield from (
                (f"{field}.{place}", msgspec.msgpack.encode(item)) for place, item in enumerate(value)
            )
        else:
            yield field, msgspec.msgpack.encode(value)


def _who(viewers: Iterable[int | None]) -> str:
    return ", ".join("a spectator" if viewer is None else f"seat {viewer}" for viewer in viewers)


def leaks(conformance: Conformance, state: AnyState, viewer: int | None) -> list[str]:
    """Report fields of a view that change when what the viewer doesn't see is redrawn."""
    game = conformance.game
    view, other = (game.view(each, viewer) for each in (state, swapped(conformance, state, viewer)))
    return [
        f"{field} in the view of {_who([viewer])} at ply {state.ply} of {game.id} is not the same when what they "
        "can't see is dealt anew: either seen_by shows a secret, or imagined changes what they may know"
        for field in view.__struct_fields__
        if msgspec.msgpack.encode(getattr(view, field)) != msgspec.msgpack.encode(getattr(other, field))
    ]


def contradicted(conformance: Conformance, states: Iterable[AnyState]) -> list[str]:
    """Report moves on offer that don't meet a condition; what refuses all moves of a kind, even legal ones, is none."""
    game, chance = conformance.game, Chance(seed_bytes("conditions"))
    offered, near = (defaultdict[tuple[str, str], set[str]](set) for _ in range(2))
    for state in states:
        for decision in game.asked(state):
            for form in decision.forms(state):
                kinds = decision.kind(), form.move.kind()
                for _ in range(4 if form.fields else 1):
                    move = form.sample(chance.below)
                    offered[kinds].add(_refusal(decision, state, move))
                    near[kinds].add(_refusal(decision, state, near_miss(conformance, move, chance)))
    return [
        f"{decision} of {game.id} offers moves of the kind {move}, but its why_not has something against some of them: "
        + ", ".join(sorted(filter(None, keys)))
        for (decision, move), keys in offered.items()
        if keys != {""} and len(keys | near[decision, move]) > 1
    ]


def _refusal(decision: Decision, state: AnyState, move: Move) -> str:
    why = decision.refusal(state, move)
    return why.key if why else ""
