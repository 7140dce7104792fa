"""The way to a move through private pages: which of their buttons and options to click next.

It looks at every button and every option of every menu of a page; their addresses say what each leads to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.channel.messages import components
from bot.channel.moves.prompt import OpenTurn, Prompt, Selection
from bot.channel.moves.question import confirmed_move, question_at, selection_picked
from bot.engine import Form, Move, Value

_BUTTON: Final = 2
_MENU: Final = 3
_FIRST: Final = (0, 0, 0)


@dataclass(frozen=True)
class Tap:
    """A click on a button, or on an option (`value`) of a menu, which must be opened first."""

    custom_id: str
    value: str | None = None

    @property
    def taps(self) -> int:
        """How many times the screen is touched."""
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


def next_tap(
    turn: OpenTurn, parts: Iterable[Mapping[str, Any]], wanted: Sequence[Move], tried: Collection[Tap]
) -> Tap | None:
    """The untried tap that leads farthest toward a turn of these moves; None if none does."""
    found: dict[Tap, tuple[int, int, int]] = {}
    for tap in taps_of(parts):
        if tap not in tried and (near := _nearness(turn, tap, wanted)) is not None:
            found[tap] = near
    return max(found, key=lambda tap: found[tap], default=None)


def _nearness(turn: OpenTurn, tap: Tap, wanted: Sequence[Move]) -> tuple[int, int, int] | None:
    """How near a tap comes to the next of these moves, more being nearer; None if it leads elsewhere.

    Only this function knows what addresses contain.
    """
    address = components.address_in(tap.custom_id)
    if address.edition != turn.kept.edition and address.verb != "move":  # a card's button has no draft
        return None
    looked = replace(turn, anew=address.anew)
    asked, laid_out = looked.asked, looked.draft.moves
    for step, move in enumerate(laid_out):
        if not same_move(looked.asked_before(step).forms[move.kind()], move, wanted[step]):
            return None
    if address.verb == "do" and not address.rest:
        return 4, 0, 0
    if asked is None or len(laid_out) >= len(wanted):
        return None
    next_move = wanted[len(laid_out)]
    match address.verb:
        case "do":
            confirmed = confirmed_move(asked, address.rest)
            right = confirmed is not None and same_move(asked.forms[confirmed.kind()], confirmed, next_move)
            return (3, 0, 0) if right else None
        case "move" | "at":
            choosing = Selection.from_rest(address.rest, asked.forms)
        case "pick" if tap.value is not None:
            choosing = selection_picked(asked, address.rest, tap.value)
        case _:
            return None
    return None if choosing is None else _near(asked, choosing, next_move)


def _near(asked: Prompt, choosing: Selection, wanted: Move) -> tuple[int, int, int] | None:
    if choosing.kind is None:
        return _FIRST
    now = question_at(asked, choosing)
    if now is None or choosing.kind != wanted.kind():
        return None
    chosen = choosing.wanted(now.form) or {}
    changed = choosing.asks if choosing.asks in wanted.assumed else None
    if changed is not None:  # fields that were filled in otherwise are asked one after the other
        chosen = {name: value for name, value in chosen.items() if name not in wanted.assumed}
    values = wanted.values()
    if not _agrees(now.form, chosen, wanted):
        return None
    if now.move is not None:
        return 2, sum(values[field] == value for field, value in now.move.values().items()), 0
    if changed is not None and asked.assumed(now.form, now.settled)[changed] == values[changed]:
        return _FIRST
    return 1, len(choosing.chosen), int(choosing.asks is not None)


def same_move(form: Form, move: Move, wanted: Move) -> bool:
    """Whether a move of a form is the wanted one, up to the order of fields if that makes no difference."""
    if move == wanted:
        return True
    same_kind = move.kind() == wanted.kind()
    return same_kind and _in_any_order(form, wanted) and _values(move) == _values(wanted)


def _in_any_order(form: Form, move: Move) -> bool:
    return move.unordered or not form.ordered


def _values(move: Move) -> Counter[Value]:
    return Counter(move.values().values())


def _agrees(form: Form, chosen: Mapping[str, Value], wanted: Move) -> bool:
    """Whether the chosen fields and groups of values agree with a move."""
    values = wanted.values()
    if _in_any_order(form, wanted):
        return Counter(value for name, value in chosen.items() if name in values) <= _values(wanted)
    groups = wanted.groups
    return all(
        value == (groups[name].of(values[groups[name].field]) if name in groups else values[name])
        for name, value in chosen.items()
    )
