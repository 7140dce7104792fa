"""A first game: opened from the lessons, in the channel or in a thread of it, against a tiro, with a coach."""

from __future__ import annotations

from typing import Final

from bot.channel.game.lobby import post_lobby, refresh_lobby, tell_where
from bot.channel.game.opening import check_thread, moved_in, needs_thread, why_no_thread
from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.components import Meaning, TableButton, button
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.engine import text
from bot.games.title import Title
from bot.tables.refused import Refused, Repeated
from bot.tables.table import Table
from bot.words.fluent import Words

_HERE: Final = "here"
_THREAD: Final = "thread"


def play_button(title: Title, said: Words) -> TableButton:
    """A first game, against a tiro and with a coach."""
    return button(
        said("button-learn-by-playing"), Address("first-game", 0, 0, (title.game.id,)), Meaning.CHOOSES
    )


@on_click("first-game", Acknowledge.SILENTLY)
async def first_game_wanted(context: Context, address: Address) -> None:
    """Say who sees a first game and whom it pings, before it is begun; it can be begun where there is room for it."""
    title, _ = context.tables.learning.taught("".join(address.rest[:1]))
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    said = context.words(title.game.id)
    taken = await needs_thread(context)
    threads = taken or why_no_thread(context) is None
    places = [place for place, open in ((_HERE, not taken), (_THREAD, threads)) if open]
    ways = [
        button(said(f"button-first-game-{place}"), _to_begin(title, place), Meaning.CONFIRMS)
        for place in places
    ]
    back = button(said("button-lessons"), Address("lessons", 0, 0, (title.game.id,)))
    asks = said("first-game-asks", game=said("game-title"), taken="yes" if taken else "no")
    await context.show(Page([asks], rows=[[*ways, back]]))


def _to_begin(title: Title, place: str) -> Address:
    return Address("first-game-here", 0, 0, (title.game.id, place))


@on_click("first-game-here", Acknowledge.SILENTLY, Work.POST)
async def first_game(context: Context, address: Address) -> None:
    """Open the table and begin: whoever learns has seen what they need."""
    tables = context.tables
    game, place = (*address.rest, "", "")[:2]
    title, _ = tables.learning.taught(game)
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    in_thread = await needs_thread(context)
    if place == _THREAD and not in_thread:
        await check_thread(context)
        in_thread = True
    lobbies = tables.lobbies
    table = await (lobbies.first_game_in_thread if in_thread else lobbies.first_game)(
        context.channel_id,
        context.guild_id,
        context.person,
        title.game.id,
        context.locale,
        interaction=context.id,
    )
    if table.status != "lobby":
        raise Repeated(table)
    gathered = await _gathered(context, table, in_thread)
    if gathered is not None and await _begin(context, gathered):
        wished = address.rest[1:] == (_THREAD,)
        before = text("first-game-in-thread") if gathered.row.home and not wished else None
        await tell_where(context, gathered, "first-game-begun", before)


async def _gathered(context: Context, table: Table, in_thread: bool) -> Table | None:
    """The table, once its lobby is posted. None where that has to wait; the user has been told."""
    if in_thread:
        return await moved_in(context, table)
    await post_lobby(context, table)
    return await context.tables.shelf.by_id(table.id)


async def _begin(context: Context, table: Table) -> bool:
    """Begin where the table stands, be it in a thread. False where no card could be posted; the user has been told.

    What opened the table is the interaction: it can't count once more for the beginning.
    """
    begun = await context.tables.lobbies.start(table.channel, context.person)
    posted = await context.announce(begun.channel)
    await refresh_lobby(context, begun)
    return posted
