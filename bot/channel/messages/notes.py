"""Notes between the cards, questions to some of the players, and direct messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.engine import Player
from bot.i18n.fluent import Locale, Words
from bot.play.clock.clocks import Pace, pace_at
from bot.play.clock.pacing import MOST_MISSED, Timing
from bot.play.errors import moment
from bot.play.table import Table

from .card import asked_lines, end_buttons, link_of, link_to, table_buttons
from .components import ButtonMeaning, TableButton, address_at, button, pace_in_words, table_button
from .post import Post
from .sentences import escaped, mention_of, message_words

_YES, _NO = ButtonMeaning.CONFIRMS, ButtonMeaning.GIVES_UP


def _pinging(ping: Sequence[int], sentence: str) -> str:
    return " ".join([*(f"<@{user}>" for user in ping), sentence])


def overdue_note(table: Table, seats: Sequence[int], ping: Sequence[int]) -> Post:
    """That somebody's time is over, to the others: with a button that has a computer decide this once."""
    said = message_words(table)
    sentence = said("note-overdue", late=[Player(seat) for seat in seats])
    decide = button(said("button-decide"), address_at("decide", table, *seats), ButtonMeaning.CHOOSES)
    return Post([_pinging(ping, sentence)], buttons=[decide])


def seat_taken_note(table: Table, seat: int) -> Post:
    """That a computer plays on for somebody whose time was over once too often: with a button to come back."""
    said = message_words(table)
    sentence = said("note-seat-taken", player=mention_of(table, said, seat), times=MOST_MISSED)
    back = button(said("button-come-back"), address_at("back", table), ButtonMeaning.CHOOSES)
    return Post([sentence], buttons=[back])


def absent_note(table: Table, seat: int, ping: Sequence[int], *, computers: bool) -> Post:
    """That a player has left the server, to the others: with what can be done; `computers` may play here."""
    said = message_words(table)
    sentence = said("note-absent", player=said.player(seat), computers="yes" if computers else "no")
    ways = [("plays-on", "absent-computer")] if computers else []
    buttons = [
        button(said(f"button-{label}"), address_at(verb, table, seat), ButtonMeaning.CHOOSES)
        for label, verb in (*ways, ("somebody-else", "absent-other"))
    ]
    return Post([_pinging(ping, sentence)], buttons=buttons)


def plain_note(table: Table, sentence: str, ping: Sequence[int]) -> Post:
    """A sentence to some players, with a way back to the table; where it was called off, to its record."""
    said = table.words()
    buttons: list[TableButton] = []
    if table.status == "playing":
        buttons = table_buttons(table, said)
    elif table.status == "stopped" and table.begun:
        buttons = end_buttons(table, said)
    return Post([_pinging(ping, sentence)], buttons=buttons)


def kept_question(table: Table, kind: str, by: int, asked: Sequence[int]) -> Post:
    """To whom a seat is kept: that somebody wants to play (`kept-asked`), or has changed the settings."""
    said = message_words(table)
    mentioned = said.listed(f"<@{user}>" for user in asked)
    sentence = said(kind, player=said.player(by), others=mentioned, count=len(asked))
    return _question(table, said, sentence, ("join", "leave"), labels=("button-join", "button-leave"))


def pace_note(table: Table, timing: Timing) -> Post:
    """Another pace, who is asked for what until when now, and that the game is paused, where it is."""
    said = message_words(table)
    told = said("note-pace", pace=pace_in_words(pace_at(table.row), said))
    return Post([told, *asked_lines(table, said, timing)])


def paused_note(table: Table) -> Post:
    said = message_words(table)
    return Post([said("note-paused")], buttons=[table_button(said, "go-on", table)])


def wish_question(table: Table, wish: str, by: int, pace: Pace, ping: Sequence[int]) -> Post:
    """What a player wishes and the others must agree to; `pace` is the one that is wished, where it is that.

    How many moves would be taken back is not said: some may be secret.
    """
    said = message_words(table)
    others, paused = said.listed(f"<@{user}>" for user in ping), "yes" if table.paused else "no"
    wished = pace_in_words(pace, said)
    sentence = said(f"{wish}-question", player=said.player(by), others=others, paused=paused, pace=wished)
    return _question(table, said, sentence, ("agree", "decline"), wish)


def replacement_question(table: Table, seat: int, newcomer: int, needed: str) -> Post:
    """Whether somebody takes a seat; whose consent is `needed` ("all" in older versions: the player's)."""
    said = message_words(table)
    needed = "player" if needed == "all" else needed
    player = mention_of(table, said, seat) if needed == "player" else said.player(seat)
    sentence = said(f"replace-question-{needed}", newcomer=f"<@{newcomer}>", player=player)
    return _question(table, said, sentence, ("seat-agree", "seat-decline"), seat, newcomer)


def _question(
    table: Table,
    said: Words,
    sentence: str,
    verbs: tuple[str, str],
    *rest: object,
    labels: tuple[str, str] = ("button-agree", "button-decline"),
) -> Post:
    buttons = [
        button(said(label), address_at(verb, table, *rest), meaning)
        for label, verb, meaning in zip(labels, verbs, (_YES, _NO), strict=True)
    ]
    return Post([sentence], buttons=buttons)


def game_and_server(said: Words, table: Table, server: str | None) -> str:
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
) -> Post:
    """What somebody hears alone: that they are asked, or what has happened, with a link to the table's card.

    Where it is about a `message` of another kind, the link leads there. `until` is when the time is over of each seat.
    """
    said = message_words(table, locale)
    place = game_and_server(said, table, server)
    link = link_of(table)
    if kind != "asked" and message is not None:
        link = link_to(table.guild, table.channel, message)
    sentence = _sentence(table, said, kind, recipient, place, until)
    if kind not in ("lost", "set-aside"):
        sentence = f"{sentence}\n{link}"
    if nudged_by is not None:
        sentence = f"{said('direct-nudge', player=said.player(nudged_by))} {sentence}"
    return Post([sentence])


def first_direct_message(said: Words, table: Table, hears: str, place: str) -> Post:
    return Post([f"{said(f'direct-follow-{hears}', place=place)}\n{link_of(table)}"])


def _sentence(
    table: Table, said: Words, kind: str, recipient: int, place: str, until: Mapping[int, float]
) -> str:
    if kind == "asked":
        seat = table.seat_of(recipient)
        if seat is None or seat not in table.asked_seats:
            return said("direct-question", place=place)
        what = said.text(table.title.words.awaited(table.view(None), seat))
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
