"""The way to a move through private pages: which of their buttons and options comes next.

A page is looked at as a person looks at it: every button, every option of every menu; what each leads to, the
question says whose addresses they carry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.channel.messages import components
from bot.channel.moves.prompt import OpenTurn, Prompt, Selection, draft_edition
from bot.channel.moves.question import MORE, OpenQuestion, confirmed_move, question_at, tokens_of
from bot.engine import Form, Move, Value

_BUTTON: Final = 2
_MENU: Final = 3
_FIRST: Final = (0, 0, 0)


@dataclass(frozen=True)
class Tap:
    """A button that is pressed, or an option (`value`) that is picked in a menu, which has to be opened first."""

    custom_id: str
    value: str | None = None

    @property
    def taps(self) -> int:
        """How often the screen is touched for it."""
        return 1 if self.value is None else 2


def taps_of(parts: Iterable[Mapping[str, Any]]) -> Iterator[Tap]:
    for part in parts:
        if part.get("disabled"):
            continue
        if part.get("type") == _BUTTON and "custom_id" in part:
            yield Tap(part["custom_id"])
        elif part.get("type") == _MENU:
            for option in part["options"]:
                yield Tap(part["custom_id"], option["value"])


def first_tap(asked: Prompt, parts: Iterable[Mapping[str, Any]], wanted: Move) -> Tap:
    """The button of a card that leads farthest towards a move: an answer that stands there, or *Move*."""
    found: dict[Tap, tuple[int, int, int]] = {}
    for tap in taps_of(parts):
        address = components.address_in(tap.custom_id)
        if address.verb == "move":
            choosing = Selection.from_rest(address.rest, asked.forms)
            near = None if choosing is None else _near(asked, choosing, wanted)
            if near is not None:
                found[tap] = near
    return max(found, key=lambda tap: found[tap])


def next_tap(
    turn: OpenTurn, parts: Iterable[Mapping[str, Any]], wanted: Sequence[Move], tried: Collection[Tap]
) -> Tap | None:
    """The tap that leads farthest towards a turn of these moves, of those not tried yet; None where none does."""
    found: dict[Tap, tuple[int, int, int]] = {}
    for tap in taps_of(parts):
        if tap not in tried and (near := _nearness(turn, tap, wanted)) is not None:
            found[tap] = near
    return max(found, key=lambda tap: found[tap], default=None)


def _nearness(turn: OpenTurn, tap: Tap, wanted: Sequence[Move]) -> tuple[int, int, int] | None:
    """How near a tap comes to the next of some moves, more being nearer; None for one that leads elsewhere.

    All that is known here of what addresses carry stands in this function.
    """
    address = components.address_in(tap.custom_id)
    edition, anew, rest = draft_edition(address)
    if edition != turn.kept.edition:
        return None
    looked = replace(turn, anew=anew)
    right = all(
        same_move(looked.asked_before(place).forms[move.kind()], move, wanted[place])
        for place, move in enumerate(looked.draft.moves)
    )
    asked = looked.asked
    if address.verb == "do" and not rest:
        return (4, 0, 0) if right else None
    if asked is None or not right or len(looked.draft.steps) >= len(wanted):
        return None
    next_move = wanted[len(looked.draft.steps)]
    match address.verb:
        case "do":
            move = confirmed_move(asked, rest)
            return (
                (3, 0, 0)
                if move is not None and same_move(asked.forms[move.kind()], move, next_move)
                else None
            )
        case "at":
            choosing = Selection.from_rest(rest, asked.forms)
        case "pick":
            choosing = Selection.from_rest(rest, asked.forms)
            now = None if choosing is None else question_at(asked, choosing)
            if now is None or now.move is not None or tap.value is None:
                return None
            choosing = now.choosing if tap.value == MORE else now.answer(tokens_of(tap.value))
        case _:
            return None
    return None if choosing is None else _near(asked, choosing, next_move)


def _near(asked: Prompt, choosing: Selection, wanted: Move) -> tuple[int, int, int] | None:
    if choosing.kind is None:
        return _FIRST
    if choosing.kind != wanted.kind():
        return None
    form = asked.forms[choosing.kind]
    chosen = choosing.wanted(form)
    if chosen is None:
        return None
    if choosing.asks in wanted.assumed:  # what was filled in otherwise is asked one field after the other
        chosen = {name: value for name, value in chosen.items() if name not in wanted.assumed}
    if not _agrees(form, chosen, wanted):
        return None
    now = question_at(asked, choosing)
    if now is None:
        return None
    if now.move is not None:
        return 2, _right(now.move, wanted), 0
    if choosing.asks in wanted.assumed and not _to_be_changed(now, wanted):
        return _FIRST
    return 1, len(choosing.chosen), int(choosing.asks is not None)


def same_move(form: Form, move: Move, wanted: Move) -> bool:
    """Whether a move of a form is the wanted one, or that in another order where the order makes no difference."""
    if move == wanted:
        return True
    same_kind = move.kind() == wanted.kind()
    return same_kind and _in_any_order(form, wanted) and _values(move) == _values(wanted)


def _in_any_order(form: Form, move: Move) -> bool:
    return move.unordered or not form.ordered


def _values(move: Move) -> Counter[Value]:
    return Counter(move.values().values())


def _agrees(form: Form, chosen: Mapping[str, Value], wanted: Move) -> bool:
    """Whether what is chosen, of fields and of groups of their values, is part of a move."""
    values = wanted.values()
    if _in_any_order(form, wanted):
        return Counter(value for name, value in chosen.items() if name in values) <= _values(wanted)
    groups = wanted.groups
    return all(
        value == (groups[name].of(values[groups[name].field]) if name in groups else values[name])
        for name, value in chosen.items()
    )


def _right(move: Move, wanted: Move) -> int:
    values = wanted.values()
    return sum(values[field] == value for field, value in move.values().items())


def _to_be_changed(now: OpenQuestion, wanted: Move) -> bool:
    """Whether the field that is asked was filled in otherwise than wanted."""
    field = now.choosing.asks
    return field is not None and now.asked.assumed(now.form, now.settled)[field] != wanted.values()[field]
