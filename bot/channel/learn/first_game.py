"""A first game: opened from the lessons, in the channel or in a thread of it, against a tiro, with a coach."""

from __future__ import annotations

from typing import Final

from bot.channel.game.lobby import post_lobby, refresh_lobby, tell_where
from bot.channel.game.opening import check_thread, moved_in, needs_thread, why_no_thread
from bot.channel.interactions.answers import Acknowledge, announce, locale_of
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of
from bot.channel.messages.components import Meaning, TableButton, button
from bot.channel.messages.ids import Address
from bot.channel.private.pages import Page, show_page
from bot.engine import text
from bot.games.title import Title
from bot.tables.refused import Refused, Repeated
from bot.tables.table import Table
from bot.words.fluent import Words, words

_HERE: Final = "here"
_THREAD: Final = "thread"


def play_button(title: Title, said: Words) -> TableButton:
    """A first game, against a tiro and with a coach."""
    return button(
        said("button-learn-by-playing"), Address("first-game", 0, 0, (title.game.id,)), Meaning.CHOOSES
    )


@on_click("first-game", Acknowledge.SILENTLY)
async def first_game_wanted(interaction: Interaction, address: Address) -> None:
    """Say who sees a first game and whom it pings, before it is begun; it can be begun where there is room for it."""
    title, _ = interaction.client.tables.learning.taught("".join(address.rest[:1]))
    if interaction.guild_id is None:
        raise Refused("learn-on-a-server")
    said = words(locale_of(interaction), title.game.id)
    taken = await needs_thread(interaction)
    threads = taken or why_no_thread(interaction) is None
    places = [place for place, open in ((_HERE, not taken), (_THREAD, threads)) if open]
    ways = [
        button(said(f"button-first-game-{place}"), _to_begin(title, place), Meaning.CONFIRMS)
        for place in places
    ]
    back = button(said("button-lessons"), Address("lessons", 0, 0, (title.game.id,)))
    asks = said("first-game-asks", game=said("game-title"), taken="yes" if taken else "no")
    await show_page(interaction, Page([asks], rows=[[*ways, back]]))


def _to_begin(title: Title, place: str) -> Address:
    return Address("first-game-here", 0, 0, (title.game.id, place))


@on_click("first-game-here", Acknowledge.SILENTLY, Work.POST)
async def first_game(interaction: Interaction, address: Address) -> None:
    """Open the table and begin: whoever learns has seen what they need."""
    tables = interaction.client.tables
    game, place = (*address.rest, "", "")[:2]
    title, _ = tables.learning.taught(game)
    if interaction.guild_id is None:
        raise Refused("learn-on-a-server")
    in_thread = await needs_thread(interaction)
    if place == _THREAD and not in_thread:
        await check_thread(interaction)
        in_thread = True
    lobbies = tables.lobbies
    table = await (lobbies.first_game_in_thread if in_thread else lobbies.first_game)(
        channel_of(interaction),
        interaction.guild_id,
        person_of(interaction),
        title.game.id,
        locale_of(interaction),
        interaction=interaction.id,
    )
    if table.status != "lobby":
        raise Repeated(table)
    gathered = await _gathered(interaction, table, in_thread)
    if gathered is not None and await _begin(interaction, gathered):
        wished = address.rest[1:] == (_THREAD,)
        before = text("first-game-in-thread") if gathered.row.home and not wished else None
        await tell_where(interaction, gathered, "first-game-begun", before)


async def _gathered(interaction: Interaction, table: Table, in_thread: bool) -> Table | None:
    """The table, once its lobby is posted. None where that has to wait; the user has been told."""
    if in_thread:
        return await moved_in(interaction, table)
    await post_lobby(interaction, table)
    return await interaction.client.tables.shelf.by_id(table.id)


async def _begin(interaction: Interaction, table: Table) -> bool:
    """Begin where the table stands, be it in a thread. False where no card could be posted; the user has been told.

    What opened the table is the interaction: it can't count once more for the beginning.
    """
    begun = await interaction.client.tables.lobbies.start(table.channel, person_of(interaction))
    posted = await announce(interaction, begun.channel)
    await refresh_lobby(interaction, begun)
    return posted
