"""The open question: what a selection leaves to be asked next, according to the forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final
from urllib.parse import quote, unquote

from bot.channel.messages.components import LONGEST_BESIDE_AN_EMOJI, MOST_LISTED
from bot.engine import Draft, Form, Move, Value

from .prompt import Offer, Preview, Prompt, Selection

BUTTONS: Final = 10  # the most answers that are buttons; more are a menu

_BETWEEN: Final = "/"
_LONG_WORD: Final = 5


def one_answer(offers: Sequence[Offer], named: Iterable[Offer]) -> Offer:
    """Several values as one answer; `named` are those that its label shows."""
    first, *others = offers
    seen = next((offer for offer in offers if offer.place is not None), first)
    icons = {offer.icon for offer in offers if offer.icon}
    if offers[-1].whole:
        icons = {offers[-1].whole_icon}
    return Offer(
        first.value,
        joined_labels([offer.label for offer in named]),
        "; ".join(dict.fromkeys(offer.hint for offer in named if offer.hint)),
        place=seen.place,
        badge=seen.badge,
        note="; ".join(offer.note for offer in named if offer.note),
        legend=seen.legend,
        whole=offers[-1].whole,
        icon=icons.pop() if len(icons) == 1 else "",
        with_it=tuple(offer.value for offer in others),
    )


def without_parts(move: type[Move], offers: Mapping[str, Offer]) -> dict[str, Offer]:
    """The offers by field, without those that the name of a complete answer already covers."""
    *parts, last = move.together or ("",)
    whole = offers[last].whole if last in offers else ""
    if not whole:
        return dict(offers)
    named = {name: offer for name, offer in offers.items() if name not in parts}
    return named | {last: replace(offers[last], label=whole)}


def label_says(label: str, words: str) -> bool:
    """Whether a label already says these words, as "1 weapon" says "Weapons"."""
    stem = re.escape(words)
    if words.isalpha() and len(words) >= _LONG_WORD:
        stem = f"{words[:-1]}\\w{{0,2}}"
    return re.search(rf"(?<!\w){stem}(?!\w)", label, re.IGNORECASE) is not None


def joined_labels(labels: Sequence[str]) -> str:
    """Labels in a line, without those that another one already says: of "Wood" and "3 wood" only the latter."""
    said = [label for label in labels if any(other != label and label_says(other, label) for other in labels)]
    return " · ".join(label for label in labels if label and label not in said)


def option_of(answer: Offer) -> str:
    """The value of an answer in a menu."""
    return _BETWEEN.join(quote(token, safe=" ,+<>") for token in answer.tokens)


def tokens_of(option: str) -> tuple[str, ...]:
    return tuple(unquote(token) for token in option.split(_BETWEEN))


@dataclass(frozen=True)
class OpenQuestion:
    """A selection and what it leaves to be asked; if complete answers are `few`, they are asked in one question."""

    asked: Prompt
    choosing: Selection
    form: Form
    settled: dict[str, Value]
    few: bool = True

    @property
    def begins(self) -> bool:
        """Whether only the kind of move is chosen, and something must be asked."""
        return self.choosing == Selection(self.choosing.kind) and self.move is None

    @cached_property
    def left(self) -> list[str]:
        """The steps that must still be asked, the next one first, without assumed fields."""
        move = self.form.move
        return [
            step
            for step in self.form.left(self.settled)
            if (move.groups[step].field if step in move.groups else step) not in move.assumed
        ]

    @cached_property
    def move(self) -> Move | None:
        if self.left or self.choosing.asks is not None:
            return None
        filled = self.asked.assumed(self.form, self.settled)
        return self.form.move(**{field: filled[field] for field in self.form.move.fields()})

    @property
    def whole(self) -> Selection:
        """The selection of the complete move, with assumed values."""
        move = self.move
        return self.choosing if move is None else Selection.of(move.kind(), move.values())

    @cached_property
    def question(self) -> tuple[str, ...]:
        """The steps asked now: one, or several fields whose complete answers are offered."""
        if self.choosing.asks is not None:
            return (self.choosing.asks,)
        first = self.left[0]
        group = self.form.move.groups.get(first)
        field = group.field if group is not None else first
        together = tuple(other for other in self.form.move.together if other in self.left)
        if len(together) > 1 and together[0] == field and self._whole(together) is not None:
            return together
        if self.asks_for_all:
            return tuple(self.left)
        return (field,) if group is not None and group.best else (first,)

    @cached_property
    def asks_for_all(self) -> bool:
        """Whether what is left amounts to so few complete answers that each can be a button with its name."""
        steps = tuple(self.left)
        in_turn = self.few and not self.asked.in_lesson and self.choosing.asks is None
        if not in_turn or len(steps) < 2 or any(step in self.form.move.groups for step in steps):
            return False
        whole = self._whole(steps, BUTTONS)
        return whole is not None and all(len(answer.label) <= LONGEST_BESIDE_AN_EMOJI for answer in whole)

    @property
    def one_by_one(self) -> OpenQuestion:
        return replace(self, few=False)

    @property
    def group(self) -> str | None:
        """The group that leads to the other values of the field, after the best ones."""
        first = self.left[0] if self.left and self.choosing.asks is None else None
        group = self.form.move.groups.get(first) if first is not None else None
        return first if group is not None and self.question == (group.field,) else None

    @cached_property
    def answers(self) -> list[Offer]:
        whole = self._whole(self.question) if len(self.question) > 1 else None
        if whole is not None:
            return whole
        (field,) = self.question
        beside, now = self.settled, None
        if self.choosing.asks is not None and field in self.form.move.assumed:
            # it is being changed: to another value, with the fields that weren't assumed
            beside = self.choosing.without(self.form.move.assumed).wanted(self.form) or {}
            now = self.asked.assumed(self.form, self.settled).get(field)
        return [offer for offer in self.asked.offers(self.form, field, beside) if offer.value != now]

    def answer(self, tokens: Sequence[str]) -> Selection:
        choosing = self.choosing
        for step, token in zip(self.question, tokens, strict=False):
            change = step in self.form.move.assumed
            choosing = choosing.change(step, token, self.form) if change else choosing.choose(step, token)
        return choosing

    @cached_property
    def changes(self) -> list[str]:
        """The assumed fields, or those changed since, that could have another value."""
        chosen = self.choosing.without(self.form.move.assumed).wanted(self.form) or {}
        return [
            field
            for field in self.form.move.fields()
            if field in self.form.move.assumed and len(self.form.options(field, chosen)) > 1
        ]

    def back(self) -> Selection:
        """The selection of the previous question, or of the kinds of move."""
        kind = self.choosing.kind
        if self.choosing.asks is not None:
            return Selection(kind, self.choosing.chosen)
        asked = self.choosing.without(self.form.move.assumed).chosen
        back = Selection(kind) if self.choosing.chosen and not asked else Selection()
        count = 0
        while count < len(asked):
            earlier = question_at(self.asked, Selection(kind, asked[:count]))
            answered = 1
            if earlier is not None and earlier.move is None:
                back = earlier.choosing
                while count + answered < len(asked) and asked[count + answered][0] in earlier.question[1:]:
                    answered += 1
            count += answered
        return back

    @cached_property
    def preview(self) -> Preview:
        """The preview of the move. Raises ValueError while something must be asked."""
        if self.move is None:
            raise ValueError(f"{self.left} is still to be asked")
        return Preview(self.asked, self.asked.foresee(self.move))

    def _whole(self, fields: tuple[str, ...], most: int = MOST_LISTED) -> list[Offer] | None:
        found: dict[tuple[Value, ...], tuple[Value, ...]] = {}
        for move in self.form.moves(self.settled):
            values = tuple(getattr(move, field) for field in fields)
            found.setdefault(tuple(sorted(values, key=str)) if move.unordered else values, values)
            if len(found) > most:
                return None
        made = []
        for values in found.values():
            chosen, offers = dict(self.settled), dict[str, Offer]()
            for field, value in zip(fields, values, strict=True):
                offers[field] = self.asked.offer(self.form, field, value, chosen)
                chosen[field] = value
            made.append(offers)
        made.sort(key=lambda offers: [-offer.rank for offer in offers.values()])
        named = (list(without_parts(self.form.move, offers).values()) for offers in made)
        return [one_answer([*offers.values()], names) for offers, names in zip(made, named, strict=True)]


def is_played_outright(now: OpenQuestion) -> bool:
    """Whether one tap plays the turn: there is nothing to choose after it, to foresee, or to warn of."""
    if now.move is None:
        return False
    if now.asked.in_lesson:
        return now.move.at_once and now.preview.caution is None
    if now.changes:  # checked first, as a preview takes longer
        return False
    foreseen = now.preview.foreseen
    # only playing the move shows what it brings: its preview would show nothing
    nothing_to_see = foreseen.stop in ("chance", "light") and not foreseen.events
    if not (now.move.at_once or nothing_to_see) or now.preview.caution is not None:
        return False
    return Draft(now.asked.view, (foreseen,)).with_forced(now.asked.table.title.game).ended


def selection_picked(asked: Prompt, rest: tuple[str, ...], value: str) -> Selection | None:
    """The selection after a choice in a menu with this address; None if it isn't possible (any more)."""
    now = _question_of(asked, rest)
    if now is None or now.move is not None:
        return None
    chosen = now.answer(tokens_of(value))
    return None if question_at(asked, chosen) is None else chosen


def confirmed_move(asked: Prompt, rest: tuple[str, ...]) -> Move | None:
    """The complete move in the address of a last click; None if it isn't possible (any more)."""
    now = _question_of(asked, rest)
    return None if now is None else now.move


def _question_of(asked: Prompt, rest: tuple[str, ...]) -> OpenQuestion | None:
    choosing = Selection.from_rest(rest, asked.forms)
    return None if choosing is None else question_at(asked, choosing)


def question_at(asked: Prompt, choosing: Selection) -> OpenQuestion | None:
    """The open question of a selection, computed once; None if the selection is invalid (by now)."""
    if choosing not in asked.steps:
        form = asked.forms.get(choosing.kind or "")
        wanted = choosing.wanted(form) if form is not None else None
        asked.steps[choosing] = None
        if form is not None and wanted is not None:
            asked.steps[choosing] = OpenQuestion(asked, choosing, form, form.narrow(wanted))
    now: OpenQuestion | None = asked.steps[choosing]
    return now


def questions_of_kinds(asked: Prompt) -> list[OpenQuestion]:
    return [now for now in (question_at(asked, Selection(kind)) for kind in asked.offered) if now is not None]


def questions_and_moves(asked: Prompt) -> tuple[list[OpenQuestion], list[OpenQuestion]]:
    kinds = questions_of_kinds(asked)
    return [now for now in kinds if now.move is None], [now for now in kinds if now.move is not None]


def only_question(asked: Prompt) -> bool:
    return len(questions_and_moves(asked)[0]) == 1


def last_question_to(asked: Prompt, move: Move) -> OpenQuestion:
    """The last question on the way to a move; assumed fields count as chosen only if their value differs."""
    values = move.values()
    chosen = {field: value for field, value in values.items() if field not in move.assumed}
    while True:
        now = question_at(asked, Selection.of(move.kind(), chosen))
        if now is not None and now.move == move:
            return now
        filled = asked.assumed(asked.forms[move.kind()], chosen)
        unlike = next(
            (field for field in values if field not in chosen and filled.get(field) != values[field]), None
        )
        unlike = unlike or next((field for field in values if field not in chosen), None)
        if unlike is None:
            raise AssertionError(f"{move!r} may not be played")
        chosen[unlike] = values[unlike]
