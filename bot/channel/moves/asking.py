"""What is asked of somebody at a table, and what they may answer, in their words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.channel.interactions.origin import check_begun, check_open
from bot.engine import AnyView, Decision, Form, Move, Player, Refusal, Value, text
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.words.fluent import Locale, Words, words

from .reading import Offer, best, matching, named, offers, read


@dataclass(frozen=True)
class Asking:
    """The question to a seat. All of it comes from the seat's own view; `said` are the reader's words."""

    table: Table
    seat: int
    view: AnyView
    decision: Decision
    said: Words

    @cached_property
    def forms(self) -> dict[str, Form]:
        """The forms for the answer, by the kind of move."""
        return {form.move.kind(): form for form in self.decision.forms(self.view)}

    def offers(self, form: Form, field: str, wanted: Mapping[str, Value]) -> list[Offer]:
        """What a field may hold, given the fields wanted already; what players want first."""
        others = {name: value for name, value in wanted.items() if name != field}
        values = form.options(field, others)
        return offers(self.said, self.table.title.telling, self.view, form.move, field, values, others)

    def offer(self, form: Form, field: str, value: Value, chosen: Mapping[str, Value]) -> Offer:
        """One value of a field, given what is chosen."""
        (offer,) = offers(self.said, self.table.title.telling, self.view, form.move, field, [value], chosen)
        return offer

    def name(self, field: str) -> str:
        """What a field is called."""
        return self.said(f"field-{field}")

    def kind_name(self, kind: str) -> str:
        """What a kind of move is called."""
        return self.said(f"move-{kind}")

    def form(self, kind: str) -> Form:
        """The form for a kind of move. Raises Refused, with the kinds that are possible."""
        form = self.forms.get(kind)
        if form is None:
            possible = self.said.listed(self.kind_name(other) for other in self.forms)
            raise Refused("kind", move=self.kind_name(kind), possible=possible)
        return form

    def wanted(self, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
        """The values that the typed texts mean, in whatever order they were typed.

        Raises Refused or Refusal: what a text does not mean, or what does not go together, with what would.
        """
        wanted: dict[str, Value] = {}
        for field in form.move.fields():
            if field not in typed:
                continue
            offered = self.offers(form, field, wanted)
            if matching(typed[field], offered):
                wanted[field] = read(self.said, self.name(field), typed[field], offered)
                continue
            alone = matching(typed[field], self.offers(form, field, {}))
            if len(alone) == 1:
                raise Refused(
                    "not-together",
                    field=self.name(field),
                    value=alone[0].label,
                    values=named(self.said, offered),
                )
            self._explain(form, field, typed[field], wanted)
            read(self.said, self.name(field), typed[field], offered)
        return wanted

    def sought(self, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
        """The same for texts that may be half typed: what can't be read counts as not there."""
        wanted: dict[str, Value] = {}
        for field in form.move.fields():
            found = matching(typed[field], self.offers(form, field, wanted)) if field in typed else []
            if len(found) == 1:
                wanted[field] = found[0].value
        return wanted

    def assumed(self, form: Form, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """What is wanted; once only fields are left that the move lets players leave out, those too."""
        settled = form.narrow(wanted)
        if any(field not in settled and field not in form.move.assumed for field in form.move.fields()):
            return settled
        for field in form.move.fields():
            if field not in settled:
                settled[field] = best(self.offers(form, field, settled)).value
        return settled

    def _explain(self, form: Form, field: str, typed: str, wanted: Mapping[str, Value]) -> None:
        """Raise Refused or Refusal where the game can say why a value is not on offer."""
        missing = self.table.title.telling.missing(self.view, form.move, field, wanted)
        lacks = {self.said.text(absent.label): absent.lacks for absent in missing}
        for found in matching(typed, [Offer(label, label) for label in lacks]):
            raise Refused("lacking", value=found.label, lacks=lacks[found.label])
        for move in self._made_up(form, field, typed, wanted):
            reason = self.decision.why_not(self.view, move)
            if reason is not None:
                offered = [offer.value for offer in self.offers(form, field, wanted)]
                raise Refusal(reason, form.move, field, offered)

    def _made_up(self, form: Form, field: str, typed: str, wanted: Mapping[str, Value]) -> Iterator[Move]:
        """Moves that no form offers, legal but for the text typed in one field."""
        legal = msgspec.to_builtins(next(form.moves(wanted)))
        typed = typed.strip()[:100]
        for value in dict.fromkeys([typed, typed.upper(), typed.lower(), *_number(typed)]):
            try:
                yield self.table.title.game.move_from(legal | {field: value})
            except msgspec.ValidationError:
                continue


def asking(table: Table | None, user: int, locale: Locale, game: str | None = None) -> Asking:
    """The question to a user. Raises Refused or Refusal: why nothing is asked of them.

    `game` is the game that they mean, if they named one.
    """
    if table is None:
        raise Refused("no-game")
    check_open(table)
    if game is not None and table.title.game.id != game:
        raise Refused("other-game", game=words(locale, table.title.game.id)("game-title"))
    check_begun(table)
    seat = table.seat_of(user)
    view = table.view(seat)
    if seat is None:
        raise Refused("not-seated")
    if view.decision is None:
        if seat in view.answered:
            raise Refusal(text("refusal-answered"))
        raise Refusal(text("refusal-not-asked", players=[Player(asked.seat) for asked in view.asked]))
    return Asking(table, seat, view, view.decision, table.words(locale))


def _number(typed: str) -> list[int]:
    return [int(typed)] if re.fullmatch(r"[+-]?\d{1,9}", typed) else []
