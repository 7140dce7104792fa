"""`/game replay`: a game of this server once more, moment by moment, for one person alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import discord
from discord import app_commands

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Context, parse_number
from bot.channel.interactions.handlers import describe_options, guarded, guarded_choices, on_choice, on_click
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages import Page, link_of, log_lines
from bot.channel.messages.components import Address, TableButton, TableMenu, button, cut, menu, table_button
from bot.channel.messages.post import PicturedBoard, picture_in_words
from bot.channel.messages.sentences import message_words, player_with_level, summarize
from bot.i18n.fluent import Words
from bot.play.history.records import FoundGame, Replay
from bot.play.repository import require
from bot.play.table import Table

TypedGame = app_commands.Range[str, None, 200]  # what names a game


async def game_meant(context: Context, named: str | None) -> Table:
    """The game that was named, or that of the channel. Raises Refused."""
    if named is None:
        return await context.table()
    table = await context.tables.replays.found(context.guild_id, named)
    context.check_seen(table)
    return table


async def game_clicked(context: Context, address: Address) -> Table:
    """The game that a button is about, wherever on its server it is clicked. Raises Refused."""
    return await game_meant(context, str(address.table))


@guarded_choices
async def complete_game(context: Context, current: str) -> list[app_commands.Choice[str]]:
    """The games of the server that ended last, in channels that the reader can see."""
    context.bot.limits.take(Work.SEARCH, context.interaction)
    if context.guild_id is None:
        return []
    found = await context.tables.replays.newest(context.guild_id, current[:_LINE])
    seen = [game for game in found if context.may_see(game.channel, game.home)]
    return [app_commands.Choice(name=_offered(context, game), value=str(game.id)) for game in seen[:_LISTED]]


def _offered(context: Context, game: FoundGame) -> str:
    known = context.tables.titles
    said = context.words(game.game if game.game in known else None)
    ended = datetime.fromtimestamp(game.ended_at, UTC).date().isoformat()
    return cut(
        said(
            "replay-offered",
            number=str(game.id),
            game=said("game-title") if game.game in known else game.game,
            players=", ".join(game.names),
            date=ended,
        ),
        _LINE,
    )


_LISTED: Final = 25  # so much is offered in a menu, or below an option
_LINE: Final = 100  # letters of a line there
_FAR: Final = 1_000_000_000  # a move that no game comes to: the last one is shown


@app_commands.autocomplete(game=complete_game)
@guarded(Acknowledge.PRIVATELY)
async def game_replay(
    context: Context, /, game: TypedGame | None = None, move: app_commands.Range[int, 0] | None = None
) -> None:
    await show_replay(context, await game_meant(context, game), move or 0)


describe_options(game_replay, "game-replay", "game", "move")


async def show_replay(context: Context, table: Table, number: int) -> None:
    """A moment of a game: the one after a move, the last where it has not so many. Raises Refused."""
    require(table, "begun")
    replay = await context.tables.replays.of(table)
    index = replay.frames.at(number)
    locale = context.locale
    then, view = replay.then(index), replay.frames.view(index)
    said = message_words(then, locale, then.seat_of(context.user.id))
    pictures = await context.renderer.replay(then, view, replay.frames.progress(index), locale)
    plain = then.words(locale)
    if index:
        happened = log_lines(said, [replay.entry(index)])
    else:
        seats = said.listed(player_with_level(said, seat) for seat in then.seats)
        counted = then.title.artist.heading.counted
        happened = [seats, *summarize(said, [replay.entry(0)], (), counted).lines]
    page = Page(
        [f"### {said('replay-title', game=said('game-title'), number=str(table.id))}", *happened],
        pictures,
        [picture_in_words(picture, view, plain) for picture in table.title.words.pictured(view)],
        _rows(replay, index, plain),
        [
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
    step = -(-len(begins) // _LISTED)
    unit = said(f"picture-{now.unit}")
    options = [
        discord.SelectOption(
            label=said("replay-round", unit=unit, round=number),
            value=f"{frames.numbers[begin]}-{number}",
            default=number == now.round,
        )
        for number, begin in begins[::step]
    ]
    return menu(said("menu-replay-rounds"), _address(replay, "rounds"), options)


def _moves(replay: Replay, index: int, said: Words) -> TableMenu:
    frames = replay.frames
    first = max(0, min(index - _LISTED // 2, frames.last + 1 - _LISTED))
    options = [
        discord.SelectOption(
            label=cut(_name(replay, at, said), _LINE), value=str(frames.numbers[at]), default=at == index
        )
        for at in range(first, min(frames.last + 1, first + _LISTED))
    ]
    return menu(said("menu-replay-moves"), _address(replay, "moves"), options)


def _name(replay: Replay, index: int, said: Words) -> str:
    if not index:
        return said("replay-start")
    names = replay.then(index).words(said.locale).names
    sentences = log_lines(said.naming(names), [replay.entry(index)])
    return said("replay-option", move=replay.frames.numbers[index], sentence=" ".join(sentences))


def _address(replay: Replay, *rest: str) -> Address:
    return Address("replay-at", replay.table.id, replay.table.revision, rest)


def _number(typed: str) -> int:
    return min(parse_number(typed) or 0, _FAR)


@on_click("replay", Acknowledge.PRIVATELY)
async def replay_clicked(context: Context, address: Address) -> None:
    await show_replay(context, await game_clicked(context, address), 0)


@on_click("replay-at", Acknowledge.SILENTLY)
async def moment_clicked(context: Context, address: Address) -> None:
    await show_replay(context, await game_clicked(context, address), _number("".join(address.rest[1:])))


@on_choice("replay-at", Acknowledge.SILENTLY)
async def moment_chosen(context: Context, address: Address, values: list[str]) -> None:
    number = "".join(values).partition("-")[0]
    await show_replay(context, await game_clicked(context, address), _number(number))
