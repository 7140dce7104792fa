"""Notes between cards, questions to some players, and direct messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Player, yes
from bot.i18n.fluent import Locale, Words
from bot.play.clock.clocks import Timing, pace_at, pace_of
from bot.play.clock.pacing import MOST_MISSED
from bot.play.errors import moment
from bot.play.notify.outbox import Payload
from bot.play.rows import Announcement
from bot.play.table import Table

from .card import asked_lines, end_buttons, link_of, link_to, table_buttons
from .components import ButtonMeaning, TableButton, address_at, button, pace_in_words, table_button
from .post import Post
from .sentences import escaped, mention_of, message_words


def note(
    table: Table, kind: str, says: Payload, named: Sequence[int], timing: Timing, *, computers: bool
) -> Post:
    """A sentence between cards to those who are `named`, with buttons; `computers`: whether they may play here."""
    said, ping = message_words(table), "".join(f"<@{user}> " for user in named)
    ways: list[TableButton] = []
    match kind:
        case "overdue":  # offers that a computer decides this once
            late = [Player(seat) for seat in says.seats]
            told = ping + said("note-overdue", late=late, computers=yes(computers))
            ways = [_way(said, "button-decide", table, "decide", *says.seats)] if computers else []
        case "seat-taken":  # a computer has taken the seat of somebody who missed too many decisions
            told = said("note-seat-taken", player=mention_of(table, said, says.seat), times=MOST_MISSED)
            ways = [_way(said, "button-come-back", table, "back")]
        case "absent":
            player = said.player(says.seat)
            told = ping + said("note-absent", player=player, computers=yes(computers))
            ways = [_way(said, "button-plays-on", table, "absent-computer", says.seat)] if computers else []
            ways.append(_way(said, "button-somebody-else", table, "absent-other", says.seat))
        case "pace":
            told = said("note-pace", pace=pace_in_words(pace_at(table.row), said))
            return Post([told, *asked_lines(table, said, timing)])
        case "paused":
            told, ways = said("note-paused"), [table_button(said, "go-on", table)]
        case "stopped" if not table.begun:  # it can't be read, so it has no file
            told = said("lobby-stopped")
        case "sought":
            game, link, free = table.called(), link_of(table), table.title.game.seats[-1] - len(table.seats)
            told = said("sought", role=f"<@&{says.role}>", game=game, wanted=free, link=link)
            return Post([told], role=says.role)
        case _:
            told = ping + said(
                f"note-{'deserted' if says.needed == 'deserted' else kind}",
                player="" if says.by is None else said.player(says.by),
                count=len(says.seats),
                reference=says.reference,
                moment=moment(says.until),
                day=f"<t:{says.until}:D>",
                moves=yes(not {*named}.isdisjoint(table.asked_users())),
            )
            ways = _ways_back(table)
    return Post([told], buttons=ways)


def not_shown(table: Table, reference: str, named: Sequence[int]) -> Post:
    """A sentence in place of a message that the bot fails to make."""
    said, over = message_words(table), yes(table.over)
    ping = "".join(f"<@{user}> " for user in named)
    return Post([ping + said("not-shown", reference=reference, over=over)], buttons=_ways_back(table))


def _ways_back(table: Table) -> list[TableButton]:
    """The buttons to a table or, if it was called off, to its record."""
    if table.status == "playing":
        return table_buttons(table, table.words())
    return end_buttons(table, table.words()) if table.status == "stopped" and table.begun else []


def _way(said: Words, label: str, table: Table, verb: str, *rest: object) -> TableButton:
    return button(said(label), address_at(verb, table, *rest), ButtonMeaning.CHOOSES)


def question(table: Table, kind: str, says: Payload) -> Post:
    """A question to others: to agree to a wish or to a new player on a seat, or to take a kept seat.

    It doesn't say how many moves an undo would take back: some may be secret.
    """
    said = message_words(table)
    verbs, labels, rest = ("agree", "decline"), ("button-agree", "button-decline"), tuple[object, ...]()
    if kind == "replace-asked":
        needed = "player" if says.needed == "all" else says.needed  # "all" is of older versions
        player = mention_of(table, said, says.seat) if needed == "player" else said.player(says.seat)
        asked = said(f"replace-question-{needed}", newcomer=f"<@{says.newcomer}>", player=player)
        verbs, rest = ("seat-agree", "seat-decline"), (says.seat, says.newcomer)
    elif kind in ("kept-asked", "settings-asked"):
        kept = [f"<@{seat.user}>" for seat in table.kept if seat.user in says.ping]
        asked = said(kind, player=said.player(says.seat), others=said.listed(kept), count=len(kept))
        verbs, labels = ("join", "leave"), ("button-join", "button-leave")
    else:
        wish = kind.removesuffix("-asked")
        asked = said(
            f"{wish}-question",
            player=said.player(says.seat),
            others=said.listed(f"<@{user}>" for user in says.ping),
            paused=yes(table.paused),
            pace=pace_in_words(pace_of(says.pace), said),
        )
        rest = (wish,) if says.at is None else (wish, says.at)
    buttons = [
        button(said(label), address_at(verb, table, *rest), meaning)
        for label, verb, meaning in zip(
            labels, verbs, (ButtonMeaning.CONFIRMS, ButtonMeaning.GIVES_UP), strict=True
        )
    ]
    return Post([asked], buttons=buttons)


def game_and_server(said: Words, table: Table, server: str | None) -> str:
    game = f"**{table.called(said.locale)}**"
    return game if server is None else said("direct-place", game=game, server=escaped(server))


def direct_message(
    table: Table,
    announcement: Announcement,
    says: Payload,
    *,
    locale: Locale,
    server: str | None,
    until: Mapping[int, float],
) -> Post:
    """A direct message: that its recipient is asked, or what has happened, with a link to the table's card.

    If it is about another message, it links there. `until` is when each seat's time ends.
    """
    said, kind = message_words(table, locale), announcement.kind
    seat = table.seat_of(announcement.recipient or 0)
    place, link = game_and_server(said, table, server), link_of(table)
    if kind != "asked" and says.message is not None:
        link = link_to(table.guild, table.channel, says.message)
    match kind:
        case "asked" if seat is not None and seat in table.asked_seats:
            what = said.text(table.title.words.awaited(table.view(None), seat))
            if seat in until:
                sentence = said("direct-asked-until", place=place, what=what, moment=moment(until[seat]))
            else:
                sentence = said("direct-asked", place=place, what=what)
        case "ended":
            winners = [said.player(seat) for seat in table.view(None).outcome.winners]
            result = said("end-winners", players=said.listed(winners), count=len(winners))
            sentence = said("direct-ended", place=place, result=result)
        case "round" | "stopped":
            sentence = said(f"direct-{kind}", place=place)
        case "lost" | "set-aside":
            return Post([said(f"direct-{kind}", place=place, why=table.row.lost or "channel")])
        case _:
            asks = kind == "asked" or kind.endswith("-asked")
            sentence = said("direct-question" if asks else "direct-news", place=place)
    if says.about == "nudge" and says.by is not None:
        sentence = f"{said('direct-nudge', player=said.player(says.by))} {sentence}"
    return Post([f"{sentence}\n{link}"])
