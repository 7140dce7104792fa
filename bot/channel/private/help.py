"""`/help`: what can be done in the channel now, how a table is opened, how one learns and moves."""

from __future__ import annotations

from typing import Final

from bot.channel.interactions import Acknowledge, Context, guarded
from bot.channel.messages import Address, ButtonMeaning, Page, address_at, button, table_button
from bot.channel.messages.card import link_of
from bot.channel.messages.components import TableButton
from bot.channel.messages.sentences import message_words
from bot.i18n.fluent import Locale, Words, words
from bot.play.errors import not_running
from bot.play.table import Table

from .board import waiting_line

_FOR_PLAYERS: Final = ("move", "board", "status", "rules")
_FOR_WATCHERS: Final = ("status", "rules")


@guarded(Acknowledge.PRIVATELY)
async def show_help(context: Context) -> None:
    locale = context.locale
    said = words(locale)
    if context.guild_id is None:
        heading, here, buttons = said("help-direct"), said("help-directly"), [_any_rules(said)]
    else:
        heading = said("help-here")
        here, buttons = _here(await context.table_nearby(), context.user.id, locale)
    about = [said(f"help-{part}") for part in ("about", "open", "learning", "moving", "looking", "yours")]
    await context.show(Page([f"### {heading}", here, *about], rows=[buttons]))


def _here(table: Table | None, user: int, locale: Locale) -> tuple[str, list[TableButton]]:
    said = words(locale)
    any_rules = [_any_rules(said)]
    if table is None:
        return said("refused-no-game"), any_rules
    if not table.open:
        return said.text(not_running(table).text), any_rules
    if table.row.fault is not None:
        return said("refused-broken", reference=table.row.fault), any_rules
    own = message_words(table, locale)
    game = own("game-title")
    if not table.begun:
        rules = [table_button(said, "rules", table)]
        seated = sum(not seat.free for seat in table.seats)
        return own("help-lobby", game=game, seated=seated, link=link_of(table)), rules
    seat = table.seat_of(user)
    buttons = [
        button(
            said(f"button-{verb}"),
            address_at(verb, table),
            ButtonMeaning.CHOOSES if verb == "move" else ButtonMeaning.INFORMS,
        )
        for verb in (_FOR_WATCHERS if seat is None else _FOR_PLAYERS)
    ]
    key = "help-playing" if seat is not None else "help-watching"
    asked = table.view(seat).decision is not None
    waiting = own("help-your-move") if asked else waiting_line(table, own, seat)
    return own(key, game=game, waiting=waiting, link=link_of(table)), buttons


def _any_rules(said: Words) -> TableButton:
    return button(said("button-rules"), Address("rules-of"))
