"""Reviewing a game: replay, film, curve and analysis."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Final

import aiohttp
import discord
from discord import app_commands

from bot.channel.interactions.bot_types import BaseBot, Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number
from bot.channel.interactions.handlers import guarded, guarded_choices, on_choice, on_click, on_table_click
from bot.channel.messages.card import analysis_lines, link_of, link_to, log_lines
from bot.channel.messages.components import (
    MOST_LISTED,
    Address,
    TableButton,
    TableMenu,
    button,
    menu,
    options_of,
    table_button,
)
from bot.channel.messages.messenger import UNANSWERED, pictures_or_note
from bot.channel.messages.post import Page, PicturedBoard, fitted_description, names_replaced
from bot.channel.messages.sentences import escaped, message_words, player_with_level, summarize
from bot.games.game_words import picture_in_words
from bot.i18n.fluent import Words
from bot.log import log_fault
from bot.pictures.names import Showing
from bot.play.errors import Refused
from bot.play.history.records import FoundGame, Replay
from bot.play.repository import require
from bot.play.table import Table
from bot.review.analysis import Analysis
from bot.review.film import Script, TooLarge

TypedGame = app_commands.Range[str, None, 200]  # what names a game


async def game_meant(context: Context, named: str | None) -> Table:
    """The game that was named, or else the channel's. Raises Refused."""
    if named is None:
        return await context.table()
    table = await context.tables.replays.found(context.guild_id, named)
    context.check_seen(table)
    return table


async def game_clicked(context: Context, address: Address) -> Table:
    """The game that a button is about, wherever on its server it is clicked. Raises Refused."""
    return await game_meant(context, str(address.table))


@guarded_choices
async def complete_game(context: Context, current: str) -> Sequence[tuple[str, str]]:
    """The server's latest finished games, in channels that the reader can see."""
    context.bot.limits.take(Work.SEARCH, context.caller)
    if context.guild_id is None:
        return []
    found = await context.tables.replays.newest(context.guild_id, current)
    seen = [game for game in found if context.may_see(game.channel, game.home)]
    return [(_offered(context, game), str(game.id)) for game in seen[:MOST_LISTED]]


def _offered(context: Context, game: FoundGame) -> str:
    ended = datetime.fromtimestamp(game.ended_at, UTC).date().isoformat()
    called, players = context.called(game.game), ", ".join(game.names)
    return context.words()("replay-offered", number=str(game.id), game=called, players=players, date=ended)


_FAR: Final = 1_000_000_000  # beyond every game: shows its last moment


@app_commands.autocomplete(game=complete_game)
@guarded(Acknowledge.PRIVATELY)
async def game_replay(
    context: Context, /, game: TypedGame | None = None, move: app_commands.Range[int, 0] | None = None
) -> None:
    await show_replay(context, await game_meant(context, game), move or 0)


async def show_replay(context: Context, table: Table, number: int) -> None:
    """Show a moment of a game: the one after a move, or the last one if it has fewer. Raises Refused."""
    require(table, "begun")
    replay = await context.tables.replays.of(table)
    index = replay.frames.at(number)
    locale = context.locale
    then, view = replay.then(index), replay.frames.view(index)
    said = message_words(then, locale, then.seat_of(context.user.id))
    drawing = context.renderer.replay(then, view, replay.frames.progress(index), locale)
    pictures, instead = await pictures_or_note(then, locale, drawing)
    plain = then.words(locale)
    if index:
        happened = log_lines(said, [replay.entry(index)])
    else:
        seats = said.listed(player_with_level(said.read_by(None), seat) for seat in then.seats)
        counted = then.title.artist.heading.counted
        happened = [seats, *summarize(said, [replay.entry(0)], (), counted).lines]
    page = Page(
        [f"### {said('replay-title', game=said('game-title'), number=str(table.id))}", *happened],
        pictures,
        [picture_in_words(picture, view, plain) for picture in table.title.words.pictured(view)],
        _rows(replay, index, plain),
        [
            *instead,
            *names_replaced(then, said, view=view, drawn_in=locale),
            said("replay-where", link=link_of(table)),
            *([said("replay-film")] if table.over and replay.frames.last else ()),
        ],
        PicturedBoard(then, None, None, view),
    )
    await context.show(page)


def _rows(replay: Replay, index: int, said: Words) -> Sequence[Sequence[TableButton] | TableMenu]:
    frames = replay.frames
    if not frames.last:
        return ()

    def way(verb: str, to: int, *, open: bool) -> TableButton:
        number = _FAR if to == frames.last else frames.numbers[to] if open else 0
        return button(said(f"button-replay-{verb}"), _address(replay, verb, str(number)), disabled=not open)

    ways = [
        way("first", 0, open=index > 0),
        way("back", max(0, index - 1), open=index > 0),
        way("on", min(frames.last, index + 1), open=index < frames.last),
        way("last", frames.last, open=index < frames.last),
    ]
    if replay.table.over:
        ways.append(table_button(said, "film", replay.table))
    return [ways, _rounds(replay, index, said), _moves(replay, index, said)]


def _rounds(replay: Replay, index: int, said: Words) -> TableMenu:
    frames = replay.frames
    now = frames.progress(index)
    begins = list(enumerate(frames.begins(), 1))
    step = -(-len(begins) // MOST_LISTED)
    unit = said(f"picture-{now.unit}")
    values = {number: f"{frames.numbers[begin]}-{number}" for number, begin in begins[::step]}
    labels = {value: said("replay-round", unit=unit, round=number) for number, value in values.items()}
    options = options_of(labels, values.get(now.round))
    return menu(said("menu-replay-rounds"), _address(replay, "rounds"), options)


def _moves(replay: Replay, index: int, said: Words) -> TableMenu:
    frames = replay.frames
    first = max(0, min(index - MOST_LISTED // 2, frames.last + 1 - MOST_LISTED))
    listed = range(first, min(frames.last + 1, first + MOST_LISTED))
    labels = {str(frames.numbers[at]): _name(replay, at, said) for at in listed}
    options = options_of(labels, str(frames.numbers[index]))
    return menu(said("menu-replay-moves"), _address(replay, "moves"), options)


def _name(replay: Replay, index: int, said: Words) -> str:
    if not index:
        return said("replay-start")
    names = replay.then(index).words(said.locale).names
    sentences = log_lines(said.naming(names), [replay.entry(index)])
    return said("replay-option", move=replay.frames.numbers[index], sentence=" ".join(sentences))


def _address(replay: Replay, *rest: str) -> Address:
    return Address("replay-at", replay.table.id, replay.table.revision, rest)


@on_click("replay", Acknowledge.PRIVATELY)
async def replay_clicked(context: Context, address: Address) -> None:
    await show_replay(context, await game_clicked(context, address), 0)


@on_click("replay-at", Acknowledge.SILENTLY)
@on_choice("replay-at")
async def moment_chosen(context: Context, address: Address, value: str = "") -> None:
    number = value.partition("-")[0] or address.part(1)
    await show_replay(context, await game_clicked(context, address), min(parse_number(number) or 0, _FAR))


MOST: Final = 10_000_000  # the most bytes of a film, even where Discord would accept more

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
    context.bot.limits.take(Work.FILM, context.caller)
    bot.films.shown[table.id, channel] = None
    try:
        script = script_of(await bot.tables.replays.of(table))
        message = await _line(context, channel, table)
    except BaseException as error:
        bot.films.shown.pop((table.id, channel), None)
        if isinstance(error, UNANSWERED):
            await context.say_unposted(error)
            return
        raise
    bot.films.shown[table.id, channel] = message.id
    making = _make(bot, table, script, message, min(MOST, context.interaction.filesize_limit))
    bot.films.begin(making, context.user.id)
    await context.dismiss()


async def _line(context: Context, channel: int, table: Table) -> discord.Message:
    """The message with a film's progress: that of a failed attempt, if it was clicked, or a new one."""
    told, view = _progress(table, 0.0), _view(table_button(table.words(), "film", table))
    former = context.message
    if former is not None and former.content and not former.flags.ephemeral:
        return await former.edit(content=told, view=view)
    return await context.bot.get_partial_messageable(channel).send(told, view=view)


def script_of(replay: Replay) -> Script:
    seated: list[tuple[int, Showing]] = []
    for index, moment in enumerate(replay.frames.moments):
        then = replay.then(index)
        showing = Showing(then.names, then.words(), then.computers)
        if not seated or seated[-1][1] != showing:
            seated.append((moment.ply, showing))
    return Script(replay.table.title, replay.frames.record, seated)


async def _is_shown(context: Context, table: Table, channel: int) -> bool:
    shown, key = context.bot.films.shown, (table.id, channel)
    if key not in shown:
        return False
    if (message := shown[key]) is not None:
        place = context.bot.get_partial_messageable(channel)
        try:
            await place.fetch_message(message)
        except discord.NotFound:
            shown.pop(key, None)
            return False
        except UNANSWERED as error:
            _log.info("the film of game %s can't be looked up: %s", table.id, error)
    await context.say(context.words()("film-stands", link=link_to(table.guild, channel, message)))
    return True


async def _make(bot: BaseBot, table: Table, script: Script, message: discord.Message, most: int) -> None:
    said = message_words(table)

    async def told(share: float) -> None:
        try:
            await message.edit(content=_progress(table, share))
        except discord.NotFound:
            raise
        except UNANSWERED as error:
            _log.info("the progress of the film of game %s can't be told: %s", table.id, error)

    try:
        film = await bot.films.shoot(script, most=most, told=told)
        name = f"{table.title.game.id}-{table.id}.mp4"
        await message.edit(
            content=said("film-here", game=said("game-title"), number=str(table.id)),
            attachments=[discord.File(BytesIO(film), name)],
            view=_view(table_button(said, "replay", table)),
        )
    except Exception as error:
        bot.films.shown.pop((table.id, message.channel.id), None)
        if not isinstance(error, discord.NotFound):  # whoever deleted the message wants no film
            await _tell_of_failure(table, message, error)


async def _tell_of_failure(table: Table, message: discord.Message, error: Exception) -> None:
    where = {"game": table.id, "channel": message.channel.id}
    reference = log_fault(_log, "the film of game %s could not be made", table.id, error=error, **where)
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


@on_table_click("analysis")
async def show_analysis(context: Context, table: Table) -> None:
    """Show the analysis of a game, or request it. Raises Refused if there can't be one."""
    require(table, "readable")
    analyses = context.tables.analyses
    found = await analyses.of(table.id)
    if found is None:
        bot, user = context.bot, context.user.id
        most, sought = bot.tables.most_open.most.analyses, bot.analyses.sought_by(user)
        if len(sought - {table.id}) >= most:
            raise Refused("most-analyses", most=most)
        context.bot.limits.take(Work.THINK, context.caller)
        found = await analyses.ask(table)
    if found is not None:
        await _show_found(context, table, found)
        return

    said = table.words(context.locale)

    async def tell(stage: str, share: int, reference: str) -> None:
        place = link_to(table.guild, table.channel, None)
        line = said(f"analysis-{stage}", share=share, reference=reference, link=place)
        await context.show(Page([line]))

    await context.show(Page([said("analysis-begun")]))
    context.bot.analyses.take_up(table.id, tell, by=context.user.id)


async def _show_found(context: Context, table: Table, found: Analysis) -> None:
    locale = context.locale
    said = message_words(table, locale)
    line = await context.tables.records.line(table)
    page = await context.renderer.analysis(table, line.record, found, locale)
    read_out = page.described if context.reads_words else ()
    await context.show(
        Page(
            [*analysis_lines(table, said), *map(escaped, read_out)],
            pictures=[page.picture],
            descriptions=[fitted_description(page.described)],
        )
    )


async def show_curve(context: Context, table: Table) -> None:
    """Show the curve, also in words for those who want that. Raises Refused if there is nothing to see yet."""
    require(table, "shown")
    bot, locale = context.bot, context.locale
    line = await bot.tables.records.line(table)
    page = await bot.renderer.curve(table, line.record, locale)
    if page is None:
        raise Refused("no-curve" if table.open else "no-curve-left")
    said = message_words(table, locale)
    read_out = [*map(escaped, page.described)] if context.reads_words else []
    notes = names_replaced(table, said, drawn_in=locale)
    await context.show(Page(read_out, [page.picture], [fitted_description(page.described)], footnotes=notes))
