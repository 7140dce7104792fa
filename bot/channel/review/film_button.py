"""The film of a game: drawn once for a channel, beside everything else, told of in the message that becomes it."""

from __future__ import annotations

import logging
from io import BytesIO
from typing import Final

import aiohttp
import discord

from bot.channel.interactions import Acknowledge, Context, Work, on_click
from bot.channel.interactions.bot_types import BaseBot
from bot.channel.messages import Address, link_to, message_words, table_button
from bot.channel.messages.components import TableButton
from bot.channel.messages.messenger import delivery_error_of
from bot.log import new_reference
from bot.pictures.names import Showing
from bot.play.errors import Refused
from bot.play.history.records import Replay
from bot.play.table import Table
from bot.review.film import Script, TooLarge

from .replay_command import game_clicked

MOST: Final = 10_000_000  # bytes that a film takes at most, also where Discord would take more

_log = logging.getLogger(__name__)


@on_click("film", Acknowledge.PRIVATELY)
async def film_clicked(context: Context, address: Address) -> None:
    table = await game_clicked(context, address)
    if not table.over:
        raise Refused("film-not-over")
    bot, channel = context.bot, context.channel_id
    if await _is_shown(context, table, channel):
        return
    context.check_permissions()
    most = bot.tables.most_open.most.films
    if bot.films.made_for(context.user.id) >= most:
        raise Refused("most-films", most=most)
    context.bot.limits.take(Work.FILM, context.interaction)
    bot.films.show(table.id, channel, None)
    try:
        script = script_of(await bot.tables.replays.of(table))
        message = await _line(context, channel, table)
    except BaseException as error:
        bot.films.forget(table.id, channel)
        if isinstance(error, discord.HTTPException):
            await context.say_delivery_error(delivery_error_of(error))
            return
        raise
    bot.films.show(table.id, channel, message.id)
    making = _make(bot, table, script, message, min(MOST, context.interaction.filesize_limit))
    bot.films.begin(making, context.user.id)
    await context.dismiss()


async def _line(context: Context, channel: int, table: Table) -> discord.Message:
    """The message that tells how far a film is: a former one that was clicked, of which nothing came, or a new one."""
    told, view = _progress(table, 0.0), _view(table_button(table.words(), "film", table))
    former = context.message
    if former is not None and former.content and not former.flags.ephemeral:
        return await former.edit(content=told, view=view)
    return await context.bot.get_partial_messageable(channel).send(told, view=view)


def script_of(replay: Replay) -> Script:
    """What a film is made of, in the language of the table; everybody by the name of that moment."""
    seated: list[tuple[int, Showing]] = []
    for index, moment in enumerate(replay.frames.moments):
        then = replay.then(index)
        showing = Showing(then.names, then.words(), then.computers)
        if not seated or seated[-1][1] != showing:
            seated.append((moment.ply, showing))
    return Script(replay.table.title, replay.frames.record, seated)


async def _is_shown(context: Context, table: Table, channel: int) -> bool:
    films = context.bot.films
    if not films.is_begun(table.id, channel):
        return False
    message = films.shown(table.id, channel)
    if message is not None:
        place = context.bot.get_partial_messageable(channel)
        try:
            await place.fetch_message(message)
        except discord.NotFound:
            films.forget(table.id, channel)
            return False
    await context.say(context.words()("film-stands", link=link_to(table.guild, channel, message)))
    return True


async def _make(bot: BaseBot, table: Table, script: Script, message: discord.Message, most: int) -> None:
    said = message_words(table)

    async def told(share: float) -> None:
        await message.edit(content=_progress(table, share))

    try:
        film = await bot.films.shoot(script, most=most, told=told)
        name = f"{table.title.game.id}-{table.id}.mp4"
        await message.edit(
            content=said("film-here", game=said("game-title"), number=str(table.id)),
            attachments=[discord.File(BytesIO(film), name)],
            view=_view(table_button(said, "replay", table)),
        )
    except discord.NotFound:
        bot.films.forget(table.id, message.channel.id)  # who took the message away wants no film
    except Exception as error:
        bot.films.forget(table.id, message.channel.id)
        await _tell_of_failure(table, message, error)


async def _tell_of_failure(table: Table, message: discord.Message, error: Exception) -> None:
    reference = new_reference()
    _log.error(
        "ref %s: the film of game %s could not be made",
        reference,
        table.id,
        exc_info=error,
        extra={"reference": reference, "game": table.id, "channel": message.channel.id},
    )
    key = "film-too-large" if isinstance(error, TooLarge) else "film-failed"
    try:
        await message.edit(
            content=message_words(table)(key, reference=reference),
            view=_view(table_button(table.words(), "film", table)),
        )
    except (discord.DiscordException, aiohttp.ClientError, OSError) as lost:
        _log.warning("ref %s could not be told: %s", reference, lost)


def _progress(table: Table, share: float) -> str:
    said = message_words(table)
    return said("film-drawn", game=said("game-title"), number=str(table.id), share=round(share * 100))


def _view(shown: TableButton) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(shown)
    return view
