"""The lobby: the message of a table before its game, with its buttons and the host's menus."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.ai.players import LEVELS
from bot.channel.interactions.bot_types import BaseBot
from bot.channel.interactions.context import Acknowledge, Context
from bot.channel.interactions.handlers import on_choice, on_click, on_table_click
from bot.channel.messages.card import link_of
from bot.channel.messages.components import (
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    address_at,
    button,
    menu,
    options_of,
    table_button,
)
from bot.channel.messages.messenger import UNANSWERED, pictures_or_note
from bot.channel.messages.post import Post, names_replaced
from bot.channel.messages.sentences import message_words, player_with_level
from bot.channel.rendering.renderer import Renderer
from bot.engine import SEED_BYTES, AnyView, Refusal, Text
from bot.games.title import DescribedPicture
from bot.i18n.fluent import Words
from bot.lessons.lesson import teaching
from bot.play.clock.clocks import pace_at
from bot.play.errors import Refused, moment
from bot.play.repository import check_host
from bot.play.table import Caller, Table, seat_names

from .options import SECONDS, THEN, chosen_pace, options_in_words, options_page

_log = logging.getLogger(__name__)

_PREVIEW_SEED = bytes(SEED_BYTES)
"""The seed of the lobby's picture: it shows some deal, never the one to come."""


async def lobby_post(bot: BaseBot, table: Table) -> Post:
    """The lobby's message; for a loaded game, with the position from which it goes on."""
    said, game, renderer = message_words(table), table.title.game, bot.renderer
    gathering = table.status == "lobby"
    going_on = await bot.tables.loading.position(table) if gathering and table.row.loaded else None
    (shortest, longest), (fewest, *_, most) = game.minutes, game.seats
    facts = said("lobby-facts", fewest=fewest, most=most, shortest=shortest, longest=longest)
    view = None if table.row.loaded else opening_view(table)
    options = options_in_words(going_on or table, said, view)
    texts = [f"## {said('game-title')}", said("game-about"), f"-# {facts}", options]
    if not gathering:
        texts.append(said("lobby-stopped" if table.status == "stopped" else "lobby-begun"))
    elif going_on is not None:
        texts += loaded_game_lines(going_on, said)
    else:
        seated = []
        for seat in (seat for seat in table.seats if not seat.kept):
            player = player_with_level(said, seat)
            seated.append(said("lobby-host", player=player) if seat.user == table.host else player)
        texts.append(said("lobby-seated", seated=len(seated), most=most, players=said.listed(seated)))
    if gathering and (kept := table.kept):
        until = moment(max(seat.kept_until or 0.0 for seat in kept))
        players = said.listed(player_with_level(said, seat) for seat in kept)
        texts.append(said("lobby-kept", players=players, count=len(kept), moment=until))
    drawing = _gathering(renderer, table, view, said) if going_on is None else renderer.table(going_on)
    drawn, instead = await pictures_or_note(going_on or table, said.locale, drawing)
    if drawn:
        texts += [f"-# {line}" for line in names_replaced(going_on or table, said, view=view)]
    texts += instead
    menus = [] if going_on is None else seat_menu(going_on)
    if gathering:
        computers = (await bot.tables.servers.of(table.guild)).computers
        menus += more_players_menus(table, computers=computers)
    buttons = _buttons(table, going_on) if gathering else ()
    pictures, alts = [one.png for one in drawn], [one.description for one in drawn]
    return Post(texts, pictures=pictures, alts=alts, buttons=buttons, menus=menus)


def opening_view(table: Table) -> AnyView | None:
    """The table before a game with the chosen options, for those who sit there, or at least the fewest seats."""
    game = table.title.game
    for seats in range(max(len(table.seats), game.seats[0]), game.seats[-1] + 1):
        try:
            return game.view(game.new(seats, table.options, _PREVIEW_SEED), None)
        except Refusal:
            continue  # an option needs more players than sit here so far
    return None


async def _gathering(
    renderer: Renderer, table: Table, view: AnyView | None, said: Words
) -> Sequence[DescribedPicture]:
    if view is None:
        return ()
    plain = table.words()
    seated = plain.listed(player_with_level(plain, seat) for seat in table.seats if not seat.kept)
    alt = said("lobby-picture", game=said("game-title"), players=seated)
    return [DescribedPicture(png, alt) for png in await renderer.gathering(table, view)]


def _buttons(table: Table, going_on: Table | None) -> list[TableButton]:
    said = table.words()
    missing = max(0, table.title.game.seats[0] - len(table.seats))
    if going_on is not None:  # seats whose players had left may stay empty
        missing = sum(row.free and not going_on.view(None).gone[row.seat] for row in going_on.seats)
    full = table.full and not table.kept
    start = said("button-start-missing", missing=missing) if missing else said("button-start")
    return [
        button(said("button-join"), address_at("join", table), ButtonMeaning.CONFIRMS, disabled=full),
        table_button(said, "leave", table, ButtonMeaning.GIVES_UP),
        table_button(said, "options", table),
        button(start, address_at("start", table), ButtonMeaning.CONFIRMS, disabled=missing > 0),
        table_button(said, "rules", table),
    ]


def more_players_menus(table: Table, *, computers: bool) -> list[TableMenu]:
    said = table.words()
    labels: dict[str, str] = {}
    hints: dict[str, str] = {}
    full = table.full
    seeks = not full and table.row.sought_at is None and not table.row.loaded

    for level in LEVELS if computers and not full else ():
        labels[f"add {level}"] = said("computer-add", level=said(f"level-{level}-named"))
        hints[f"add {level}"] = said(f"level-{level}-description")
    if computers and teaching(table.title.game.id).lessons and len(table.seats) == 1:
        labels["learn"] = said("button-learn-by-playing")
        hints["learn"] = said("learn-by-playing-description")
    if seeks:
        labels["seek"], hints["seek"] = said("seek"), said("seek-description")
    labels |= {f"free {seat.user}": said("seat-free", player=table.names[seat.seat]) for seat in table.kept}
    seated_computers = [seat.name for seat in table.seats if seat.user is None]
    labels |= {f"out {name}": said("computer-take-out", player=name) for name in seated_computers}
    if not labels:
        return []
    # A new menu after each change, so that it doesn't show the former choice.
    sought = () if table.row.sought_at is None else ("seek",)
    seated = sum(not seat.free for seat in table.seats)
    address = address_at("computers", table, f"{seated}.{len(table.kept)}", *sought)
    asking = said("menu-computers-full" if full else "menu-more-players")
    return [menu(asking, address, options_of(labels, None, hints))]


async def post_lobby(context: Context, table: Table) -> None:
    """Post the lobby as a new message, and store its id. Raises what Discord answers."""
    bot = context.bot
    message = await bot.outbox.messenger.post(table.channel, await lobby_post(bot, table))
    await bot.tables.store.lobbies.note_message(table.id, message.id)


async def refresh_lobby(context: Context, table: Table) -> bool:
    """Update the lobby's message; post it anew if it is gone. False if that fails; the user has been told."""
    bot = context.bot
    if table.row.fault is not None:  # of a game that this bot doesn't know, so its message stays as it is
        return True
    await bot.outbox.threads.update_link(table)
    clicked = context.message
    if clicked is not None and clicked.id == table.lobby_message:
        post = await lobby_post(bot, table)
        shown = await context.show_layout(post.view(), post.pictures)
        if shown is not None and post.pictures:
            bot.outbox.messenger.keep(shown)
        return True
    if table.lobby_message is not None:
        try:
            post = await lobby_post(bot, table)
            await bot.outbox.messenger.edit(table.channel, table.lobby_message, post)
        except UNANSWERED as error:
            _log.info("the lobby of game %s can't be edited: %s", table.id, error, extra={"game": table.id})
        else:
            return True
    try:
        if table.status == "lobby":
            await post_lobby(context, table)
    except UNANSWERED as error:
        await context.say_unposted(error)
        return False
    return True


@on_choice("computers")
async def more_players_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_here(address)
    lobbies, by = context.tables.lobbies, context.caller
    chosen, _, whom = value.partition(" ")
    match chosen:
        case "seek":
            table = await seek_players(context, table)
        case "learn":
            await begin_game(context, await lobbies.learn_by_playing(by))
            return
        case "add":
            table = await lobbies.add_computer(by, whom)
        case "free":
            if not whom.removeprefix("-").isdecimal():
                raise Refused("not-kept")
            table = await lobbies.free(by, int(whom))
        case _:
            table = await lobbies.take_out_computer(by, whom)
    await refresh_lobby(context, table)
    if chosen == "seek" and (error := await context.outbox.deliver(table.row.home or table.channel)):
        await context.say_delivery_error(error)


@on_click("join", Acknowledge.SILENTLY)
@on_click("leave", Acknowledge.SILENTLY)
async def join_or_leave_clicked(context: Context, address: Address) -> None:
    await context.table_here(address)
    lobbies = context.tables.lobbies
    change = lobbies.join if address.verb == "join" else lobbies.leave
    table = await change(context.caller)
    await refresh_lobby(context, table)
    if table.row.fault is not None:
        await context.say(context.words()("lobby-left"))


@on_table_click("options", here=True)
async def options_clicked(context: Context, table: Table) -> None:
    if table.status != "lobby":
        raise Refused("begun-already")
    check_host(table, context.caller)
    await context.show(options_page(table, table.words(context.locale)))


@on_choice("option-open")
async def option_opened(context: Context, address: Address, value: str) -> None:
    table = await context.table_here(address)
    await context.show(options_page(table, table.words(context.locale), value))


@on_choice("option")
async def option_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_here(address)
    if table.status != "lobby":
        await context.show(options_page(table, table.words(context.locale)))
        return
    chosen = address.part(0)
    if chosen in (SECONDS, THEN):
        pace = chosen_pace(pace_at(table.row), chosen, value)
        table = (await context.tables.pacing.set(context.caller, pace)).table
    else:
        table = await context.tables.lobbies.choose_option(context.caller, chosen, value)
    await context.show(options_page(table, table.words(context.locale)))
    await refresh_lobby(context, table)
    await context.announce()


@on_table_click("start", here=True, how=Acknowledge.SILENTLY)
async def start_clicked(context: Context, table: Table) -> None:
    await begin_game(context, table)


async def begin_game(context: Context, table: Table, by: Caller | None = None) -> bool:
    """Start the game of a lobby. False if the card couldn't be posted; the user has been told."""
    tables = context.tables
    await context.outbox.presence.check_seated(table)
    start = tables.loading.start if table.row.loaded else tables.lobbies.start
    table = await start(by or context.caller)
    posted = await context.announce(table.channel)
    await refresh_lobby(context, table)
    return posted


async def say_where(context: Context, table: Table, key: str, before: Text | None = None) -> None:
    """Tell the user where the table is, after another sentence, if there is one."""
    newest = await context.tables.repository.by_id(table.id) or table
    said = table.words(context.locale)
    where = said(key, link=link_of(newest))
    await context.show_sentence(where if before is None else f"{said.text(before)} {where}")


async def seek_players(context: Context, table: Table) -> Table:
    """Ping the server's role, once, because seats are free; return the table after that. Raises Refused."""
    role = (await context.tables.servers.of(table.guild)).role
    if role is None:
        raise Refused("no-role")
    if (silent := context.why_silent(role)) is not None:
        raise Refused("silent", reason=silent)
    return await context.tables.places.seek(context.caller, role)


def loaded_game_lines(going_on: Table, said: Words) -> list[str]:
    """The progress of a loaded game, and for each seat who sits there and how it stands."""
    view = going_on.view(None)
    free = sum(seat.free for seat in going_on.seats)
    seats = []
    for row, name in zip(going_on.seats, seat_names(going_on), strict=True):
        state = "left" if view.gone[row.seat] else "free"
        kind = state if row.free else "host" if row.user == going_on.host else "taken"
        player = "" if row.free else player_with_level(said, row)
        seats.append(
            said(f"taken-up-{kind}", seat=name, player=player, standing=_standing(going_on, said, row.seat))
        )
    return [
        said("taken-up", length=going_on.title.words.length(view), moves=view.ply),
        said("taken-up-seats", taken=len(seats) - free, seats=len(seats), free=free),
        "\n".join(f"- {line}" for line in seats),
        f"-# {said('taken-up-known')}",
    ]


def seat_menu(going_on: Table) -> list[TableMenu]:
    said, view = going_on.words(), going_on.view(None)
    labels: dict[str, str] = {}
    hints: dict[str, str] = {}
    for row, name in zip(going_on.seats, seat_names(going_on), strict=True):
        if row.free:
            labels[str(row.seat)] = said("menu-seat-left", seat=name) if view.gone[row.seat] else name
            hints[str(row.seat)] = _standing(going_on, said, row.seat)
    # A new menu after each change, so that it doesn't show the former choice.
    address = address_at("sit", going_on, "".join(labels))
    return [menu(said("menu-seat"), address, options_of(labels, None, hints))] if labels else []


def _standing(going_on: Table, said: Words, seat: int) -> str:
    first, *_ = going_on.title.words.status(going_on.view(None), seat)
    return said.text(first)
