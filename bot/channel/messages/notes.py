"""Notes between the cards, questions to some of the players, and direct messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.engine import Player
from bot.i18n.fluent import Locale, Words, locale_for
from bot.play.clock.clocks import Pace, pace_at
from bot.play.clock.pacing import MOST_MISSED, Timing
from bot.play.errors import moment
from bot.play.rows import PersonRow
from bot.play.table import Table

from .card import asked_lines, end_buttons, go_on_button, link_of, link_to, table_buttons
from .components import Address, ButtonMeaning, TableButton, address_at, button, pace_in_words
from .post import Post
from .sentences import escaped, mention_of, message_words


def _pinging(ping: Sequence[int], sentence: str) -> str:
    return " ".join([*(f"<@{user}>" for user in ping), sentence])


def overdue_note(table: Table, seats: Sequence[int], *, ping: Sequence[int], mark: int | None) -> Post:
    """That somebody's time is over, to the others: with a button that has a computer decide this once."""
    said = message_words(table)
    sentence = said("note-overdue", late=[Player(seat) for seat in seats])
    decide = button(said("button-decide"), address_at("decide", table, *seats), ButtonMeaning.CHOOSES)
    return Post(texts=[_pinging(ping, sentence)], buttons=[decide], ping=ping, mark=mark)


def seat_taken_note(table: Table, seat: int, *, ping: Sequence[int], mark: int | None) -> Post:
    """That a computer plays on for somebody whose time was over once too often: with a button to come back."""
    said = message_words(table)
    sentence = said("note-seat-taken", player=mention_of(table, said, seat), times=MOST_MISSED)
    back = button(said("button-come-back"), address_at("back", table), ButtonMeaning.CHOOSES)
    return Post(texts=[sentence], buttons=[back], ping=ping, mark=mark)


def absent_note(table: Table, seat: int, *, computers: bool, ping: Sequence[int], mark: int | None) -> Post:
    """That a player has left the server, to the others: with what can be done; `computers` may play here."""
    said = message_words(table)
    sentence = said("note-absent", player=said.player(seat), computers="yes" if computers else "no")
    other = address_at("absent-other", table, seat)
    buttons = [button(said("button-somebody-else"), other, ButtonMeaning.CHOOSES)]
    if computers:
        plays_on = address_at("absent-computer", table, seat)
        buttons.insert(0, button(said("button-plays-on"), plays_on, ButtonMeaning.CHOOSES))
    return Post(texts=[_pinging(ping, sentence)], buttons=buttons, ping=ping, mark=mark)


def plain_note(table: Table, sentence: str, *, ping: Sequence[int], mark: int | None) -> Post:
    """A sentence to some players, with a way back to the table; where it was called off, to its record."""
    said = table.words()
    buttons: list[TableButton] = []
    if table.status == "playing":
        buttons = table_buttons(table, said)
    elif table.status == "stopped" and table.begun:
        buttons = end_buttons(table, said)
    return Post(texts=[_pinging(ping, sentence)], buttons=buttons, ping=ping, mark=mark)


def kept_question(
    table: Table, kind: str, by: int, *, asked: Sequence[int], ping: Sequence[int], mark: int | None
) -> Post:
    """To whom a seat is kept: that somebody wants to play (`kept-asked`), or has changed the settings."""
    said = message_words(table)
    mentioned = said.listed(f"<@{user}>" for user in asked)
    sentence = said(kind, player=said.player(by), others=mentioned, count=len(asked))
    yes, no = (address_at(verb, table) for verb in ("join", "leave"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark, labels=("button-join", "button-leave"))


def pace_note(table: Table, timing: Timing, *, mark: int | None) -> Post:
    """Another pace, who is asked for what until when now, and that the game is paused, where it is."""
    said = message_words(table)
    told = said("note-pace", pace=pace_in_words(pace_at(table.row), said))
    return Post(texts=[told, *asked_lines(table, said, timing)], mark=mark)


def paused_note(table: Table, *, mark: int | None) -> Post:
    said = message_words(table)
    return Post(texts=[said("note-paused")], buttons=[go_on_button(table, said)], mark=mark)


def wish_question(
    table: Table, wish: str, by: int, pace: Pace, *, ping: Sequence[int], mark: int | None
) -> Post:
    """What a player wishes and the others must agree to; `pace` is the one that is wished, where it is that.

    How many moves would be taken back is not said: some may be secret.
    """
    said = message_words(table)
    others, paused = said.listed(f"<@{user}>" for user in ping), "yes" if table.paused else "no"
    wished = pace_in_words(pace, said)
    sentence = said(f"{wish}-question", player=said.player(by), others=others, paused=paused, pace=wished)
    yes, no = (address_at(verb, table, wish) for verb in ("agree", "decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def replacement_question(
    table: Table, seat: int, newcomer: int, needed: str, *, ping: Sequence[int], mark: int | None
) -> Post:
    """Whether somebody takes a seat; whose consent is `needed` ("all" in older versions: the player's)."""
    said = message_words(table)
    needed = "player" if needed == "all" else needed
    player = mention_of(table, said, seat) if needed == "player" else said.player(seat)
    sentence = said(f"replace-question-{needed}", newcomer=f"<@{newcomer}>", player=player)
    rest = (str(seat), str(newcomer))
    yes, no = (Address(verb, table.id, table.revision, rest) for verb in ("seat-agree", "seat-decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def _question(
    said: Words,
    sentence: str,
    yes: Address,
    no: Address,
    *,
    ping: Sequence[int],
    mark: int | None,
    labels: tuple[str, str] = ("button-agree", "button-decline"),
) -> Post:
    agree, decline = map(said, labels)
    buttons = [button(agree, yes, ButtonMeaning.CONFIRMS), button(decline, no, ButtonMeaning.GIVES_UP)]
    return Post(texts=[sentence], buttons=buttons, ping=ping, mark=mark)


def language_of(person: PersonRow, table: Table, discord: str | None = None) -> Locale:
    """In which language somebody is written to: theirs, that of their Discord as far as it is known, or the table's."""
    return locale_for(person.language or discord or table.row.language)


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
    mark: int | None = None,
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
    return Post(texts=[sentence], mark=mark)


def first_direct_message(said: Words, table: Table, hears: str, place: str) -> Post:
    return Post(texts=[f"{said(f'direct-follow-{hears}', place=place)}\n{link_of(table)}"])


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
