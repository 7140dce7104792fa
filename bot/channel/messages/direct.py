"""Direct messages: a sentence to one person about a table, with the way there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.store.rows import PersonRow
from bot.tables.moments import moment
from bot.tables.table import Table
from bot.words.fluent import Locale, Words, locale_for

from .card import link_of, link_to
from .post import Post
from .sentences import escaped, marked


def language_of(person: PersonRow, table: Table, discord: str | None = None) -> Locale:
    """In which language somebody is written to: theirs, that of their Discord as far as it is known, or the table's."""
    return locale_for(person.language or discord or table.row.language)


def place_of(said: Words, table: Table, server: str | None) -> str:
    """A game and its server, as they are named in a sentence."""
    game = f"**{table.called(said.locale)}**"
    return game if server is None else said("direct-place", game=game, server=escaped(server))


def direct_message(
    table: Table,
    kind: str,
    recipient: int,
    *,
    locale: Locale,
    server: str | None,
    until: Mapping[int, float] = MappingProxyType({}),
    nudged_by: int | None = None,
    message: int | None = None,
    mark: int | None = None,
) -> Post:
    """What somebody hears alone: that they are asked, or what has happened, with a link to the table's card.

    Where it is about a `message` of another kind, the link leads there. `until` is when the time is over of each seat.
    """
    said = marked(table, locale)
    place = place_of(said, table, server)
    link = link_of(table)
    if kind != "asked" and message is not None:
        link = link_to(table.guild, table.channel, message)
    sentence = _sentence(table, said, kind, recipient, place, until)
    if kind not in ("lost", "set-aside"):
        sentence = f"{sentence}\n{link}"
    if nudged_by is not None:
        sentence = f"{said('direct-nudge', player=said.player(nudged_by))} {sentence}"
    return Post(texts=[sentence], mark=mark)


def followed(said: Words, table: Table, hears: str, place: str) -> Post:
    """The first of the direct messages that somebody has asked for."""
    return Post(texts=[f"{said(f'direct-follow-{hears}', place=place)}\n{link_of(table)}"])


def _sentence(
    table: Table, said: Words, kind: str, recipient: int, place: str, until: Mapping[int, float]
) -> str:
    if kind == "asked":
        seat = table.seat_of(recipient)
        if seat is None or seat not in table.asked_seats:
            return said("direct-question", place=place)
        what = said.text(table.title.telling.awaited(table.view(None), seat))
        if seat in until:
            return said("direct-asked-until", place=place, what=what, moment=moment(until[seat]))
        return said("direct-asked", place=place, what=what)
    if kind == "ended":
        winners = [said.player(seat) for seat in table.view(None).outcome.winners]
        result = said("end-winners", players=said.listed(winners), count=len(winners))
        return said("direct-ended", place=place, result=result)
    if kind in ("round", "stopped"):
        return said(f"direct-{kind}", place=place)
    if kind in ("lost", "set-aside"):
        return said(f"direct-{kind}", place=place, why=table.row.lost or "channel")
    return said("direct-question" if kind.endswith("-asked") else "direct-news", place=place)
