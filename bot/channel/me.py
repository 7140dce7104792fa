"""`/me …`: a person's settings and games, the export of their data, and forgetting them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin
from zoneinfo import ZoneInfo

from discord import app_commands
from msgspec.structs import fields, replace

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Acknowledge, Context, parse_number
from bot.channel.interactions.handlers import (
    command,
    command_group,
    guarded,
    guarded_choices,
    on_choice,
    on_click,
)
from bot.channel.messages.card import link_to
from bot.channel.messages.components import (
    MOST_LISTED,
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    button,
    menu,
    options_of,
    paging_buttons,
)
from bot.channel.messages.post import Page, rows_of
from bot.channel.messages.sentences import escaped
from bot.i18n.fluent import LOCALES, Words
from bot.play.clock.hours import COMMON, hours_of, moment_of, zone_typed, zones_like
from bot.play.errors import Refused
from bot.play.lobby.places import LOST_KEPT
from bot.play.people.people import OccupiedSeat
from bot.play.rows import PersonRow, SeatRow
from bot.play.table import told_apart, with_signs

FARTHEST: Final = timedelta(days=366)  # how long somebody may be away
_CLOCK: Final = re.compile(r"(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:h|uhr)?\s*([ap])?\.?m?\.?", re.IGNORECASE)
_DAY: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_GERMAN_DAY: Final = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")


def minutes_typed(typed: str) -> int:
    """Minutes after midnight of a time of day: "22", "22:30", "10 pm". Raises Refused."""
    found = _CLOCK.fullmatch(typed.strip())
    if found is not None:
        hours, minutes, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
        if half and 1 <= hours <= 12:
            return (hours % 12 + (12 if half == "p" else 0)) * 60 + minutes
        if not half and hours <= 24:
            return (hours * 60 + minutes) % 1440
    raise Refused("time-of-day", typed=typed[:40])


def time_shown(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def times_like(typed: str) -> Iterator[str]:
    """Times of day, every half hour, that begin with the typed text; the text itself if it is another time."""
    typed = typed.strip()
    halves = [time_shown(minutes) for minutes in range(0, 1440, 30)]
    fitting = [half for half in halves if half.startswith((typed, f"0{typed}"))]
    try:
        exact = [time_shown(minutes_typed(typed))]
    except Refused:
        exact = []
    yield from dict.fromkeys([*exact, *fitting])


def day_typed(typed: str, today: date) -> date:
    """A day within the next year: "2026-12-03", "3.12.2026", "3.12.". Raises Refused."""
    written = typed.strip()
    try:
        if found := _DAY.fullmatch(written):
            day = date(int(found[1]), int(found[2]), int(found[3]))
        elif found := _GERMAN_DAY.fullmatch(written):
            written_day, month = int(found[1]), int(found[2])
            is_over = (month, written_day) <= (today.month, today.day)
            day = date(int(found[3] or today.year + is_over), month, written_day)
        else:
            raise Refused("day", typed=typed[:40])
    except ValueError as problem:
        raise Refused("day", typed=typed[:40]) from problem
    if not today < day <= today + FARTHEST:
        raise Refused("day-to-come")
    return day


_VALUES: Final[Mapping[str, Mapping[str, Any]]] = {
    "language": {"discord": None} | {locale: locale for locale in LOCALES}
} | {
    field.name: {"yes": True, "no": False}
    if field.type is bool
    else {one: one for one in get_args(field.type)}
    for field in fields(PersonRow)
    if field.type is bool or get_origin(field.type) is Literal
}
"""The settings whose values all have a message, `me-<setting>-<value>`, and the stored form of each value."""

_NIGHTS: Final = ((22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9))
"""Common quiet hours; others are typed."""
_USUAL_NIGHT: Final = (22 * 60, 8 * 60)
"""The default for the other end if only one end of the quiet hours is typed."""
_LONGEST_NIGHT: Final = 16 * 60  # minutes; the clock of a game stands still in them, and the others wait
_DAYS: Final = (1, 3, 7, 14, 30)  # the days away that a menu offers
_Choices: TypeAlias = dict[str, tuple[str, dict[str, Any]]]
"""The values of a menu: the label of each, and what it changes."""


async def show_my_settings(context: Context) -> None:
    person = context.settled
    said = context.words()
    people = context.tables.people
    away = people.is_away(person)
    lines = [f"### {said('me-title')}", said("me-about")]
    if away and person.away_until is not None:
        lines.append(said("me-away", until=f"<t:{int(person.away_until)}:D>"))
    if person.pings in ("direct", "both") and person.closed_at is not None:
        lines.append(said("me-closed", moment=f"<t:{int(person.closed_at)}:R>"))
    if person.zone is None:
        lines.append(said("me-zone-missing"))
    rows: list[Sequence[TableButton] | TableMenu] = [
        _menu(what, choices, person, said) for what, choices in _choices(person, said, people.now).items()
    ]
    if away:
        rows.append([button(said("button-back-again"), Address("me-back"), ButtonMeaning.CHOOSES)])
    await context.show(Page(lines, rows=rows, footnotes=[said("me-typed"), said("me-pictures")]))


def _choices(person: PersonRow, said: Words, now: float) -> dict[str, _Choices]:
    choices: dict[str, _Choices] = {
        what: {value: (said(f"me-{what}-{value}"), {what: kept}) for value, kept in values.items()}
        for what, values in _VALUES.items()
    }
    zones = list(dict.fromkeys([*([person.zone] if person.zone else []), *COMMON]))
    choices["zone"] = {zone: (said("me-zone", zone=_zone_shown(zone, now)), {"zone": zone}) for zone in zones}
    choices["quiet"] = {"never": (said("me-quiet-never"), {"quiet_from": None, "quiet_until": None})}
    nights = {(first * 60, last * 60) for first, last in _NIGHTS}
    for first, last in sorted(nights.union(_nights_of(person)), key=_from_noon):
        label = said("me-quiet", begins=time_shown(first), ends=time_shown(last))
        change = {"quiet_from": first, "quiet_until": last}
        choices["quiet"][f"{first:04}-{last:04}"] = (label, change)
    today = _today(person, now)
    choices["away"] = {
        str(days): (
            said("me-away-for", days=days),
            _away_until(today + timedelta(days=days), person, now),
        )
        for days in _DAYS
    }
    return choices


def _menu(what: str, choices: _Choices, person: PersonRow, said: Words) -> TableMenu:
    labels = {value: label for value, (label, _) in choices.items()}
    holding = [
        value
        for value, (_, change) in choices.items()
        if what != "away" and all(getattr(person, name) == kept for name, kept in change.items())
    ]
    options = options_of(labels, next(iter(holding), None))
    return menu(said(f"menu-me-{what}"), Address("me-settings", rest=(what,)), options)


def _nights_of(person: PersonRow) -> list[tuple[int, int]]:
    """A person's quiet hours, if they have any."""
    if person.quiet_from is None or person.quiet_until is None:
        return []
    return [(person.quiet_from, person.quiet_until)]


def _from_noon(night: tuple[int, int]) -> tuple[int, int]:
    """The sort key of quiet hours: those that begin in the evening come before those of the next day."""
    first, last = night
    return (first - 720) % 1440, last


def _zone_shown(zone: str, now: float) -> str:
    return f"{zone.replace('_', ' ')} · {datetime.fromtimestamp(now, ZoneInfo(zone)):%H:%M}"


def _away_until(day: date, person: PersonRow, now: float) -> dict[str, Any]:
    """The change that makes a person away until a day begins in their zone, from now or from when they already were."""
    still = person.away_until is not None and person.away_until > now
    since = person.away_from if still else now
    return {"away_from": since, "away_until": moment_of(day, hours_of(person).zone)}


def _today(person: PersonRow, now: float) -> date:
    return datetime.fromtimestamp(now, hours_of(person).zone).date()


@on_choice("me-settings")
async def my_setting_chosen(context: Context, address: Address, value: str) -> None:
    people, what = context.tables.people, address.part(0)
    choices = _choices(await people.of(context.user.id), context.words(), people.now)
    _, change = choices.get(what, {}).get(value, ("", None))
    if change is None:
        raise Refused("no-such-setting")
    await _settle(context, **change)
    await show_my_settings(context)


@on_click("me-back", Acknowledge.SILENTLY)
async def back_again_clicked(context: Context, address: Address) -> None:
    await _settle(context, away_from=None, away_until=None)
    await show_my_settings(context)


async def _settle(context: Context, **changes: Any) -> None:
    if "away_until" in changes:
        context.bot.limits.take(Work.POST, context.caller)
    told = await context.tables.people.settle(context.user.id, **changes)
    await context.load_person()
    if told:
        await context.outbox.sweep()


@guarded_choices
async def complete_zone(context: Context, current: str) -> Sequence[tuple[str, str]]:
    now = context.tables.people.now
    return [(_zone_shown(zone, now), zone) for zone in zones_like(current[:40])[:MOST_LISTED]]


@guarded_choices
async def complete_time(context: Context, current: str) -> Sequence[tuple[str, str]]:
    return [(time, time) for time in times_like(current[:40])]


@guarded_choices
async def complete_away(context: Context, current: str) -> Sequence[tuple[str, str]]:
    said = context.words()
    today = _today(context.settled, context.tables.people.now)
    typed = current.strip()
    try:
        days = [day_typed(typed, today)]
    except Refused:
        days = [today + timedelta(days=days) for days in range(1, 60)]
    shown = {
        said("me-day", year=str(day.year), month=f"{day.month:02}", day=f"{day.day:02}"): day.isoformat()
        for day in days
    }
    return [
        (name, value)
        for name, value in shown.items()
        if len(days) == 1 or name.startswith(typed) or value.startswith(typed)
    ]


@app_commands.autocomplete(
    zone=complete_zone, quiet_from=complete_time, quiet_until=complete_time, away=complete_away
)
@guarded(Acknowledge.PRIVATELY)
async def _settings(
    context: Context,
    zone: str | None = None,
    quiet_from: str | None = None,
    quiet_until: str | None = None,
    away: str | None = None,
) -> None:
    """Apply the typed settings, and show the page."""
    person, now = context.settled, context.tables.people.now
    changes: dict[str, Any] = {}
    if zone is not None:
        changes["zone"] = zone_typed(zone)
        person = replace(person, zone=changes["zone"])
    if quiet_from is not None or quiet_until is not None:
        first, last = next(iter(_nights_of(person)), _USUAL_NIGHT)
        first = first if quiet_from is None else minutes_typed(quiet_from)
        last = last if quiet_until is None else minutes_typed(quiet_until)
        if not 0 < (last - first) % (24 * 60) <= _LONGEST_NIGHT:
            raise Refused("quiet-hours")
        changes |= {"quiet_from": first, "quiet_until": last}
    if away is not None:
        changes |= _away_until(day_typed(away, _today(person, now)), person, now)
    if changes:
        await _settle(context, **changes)
    await show_my_settings(context)


ON_A_PAGE: Final = 10


async def show_my_games(context: Context, page: int = 0, above: Sequence[str] = ()) -> None:
    """Show a page of the reader's games, first those in which they must move."""
    said = context.words()
    people = context.tables.people
    sittings = await people.sittings(context.user.id)
    presence, rows = context.outbox.presence, [sitting.row for sitting in sittings]
    if lost := [row for row in rows if presence.may_be_lost(row.guild, row.channel, row.lost)][:ON_A_PAGE]:
        for row in lost:
            if (table := await context.tables.repository.by_id(row.table_id)) is not None:
                await presence.look_for(table)
        sittings = await people.sittings(context.user.id)
    if not sittings:
        await context.show(Page([f"### {said('games-title')}", said("games-none")]))
        return
    pages = -(-len(sittings) // ON_A_PAGE)
    page = min(max(page, 0), pages - 1)
    shown = sittings[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    seats = await people.neighbours(shown)
    yours = sum(sitting.is_asked for sitting in sittings)
    lines = [
        *above,
        f"### {said('games-title')}",
        said("games-count", games=len(sittings), yours=yours),
        *(f"- {game_line(context, sitting, seats[sitting.row.table_id])}" for sitting in shown),
    ]
    moves = []
    for row in (sitting.row for sitting in shown):
        # A table that can't be reached may go on in the channel where the page is read, on its own server.
        if row.lost is not None and row.guild is not None and row.guild == context.guild_id:
            label = said("button-go-on-here", game=context.called(row.game), number=str(row.table_id))
            moves.append(button(label, Address("go-on-here", row.table_id), ButtonMeaning.CHOOSES))
    if moves:
        lines.append(said("games-go-on"))
    ways = paging_buttons(said, page, pages, lambda to: Address("me-games", rest=(str(to),)))
    await context.show(Page(lines, rows=[*rows_of(moves), *([ways] if ways else [])]))


def game_line(context: Context, sitting: OccupiedSeat, seats: Sequence[SeatRow]) -> str:
    row, said = sitting.row, context.words()
    names = with_signs(told_apart(seats), (seat.computer for seat in seats))
    what = said(
        f"games-{_state(sitting)}",
        players=said.listed(f"**{escaped(names[seat])}**" for seat in sitting.asked),
        count=len(sitting.asked),
        since=f"<t:{int(sitting.since)}:f>",
        until=f"<t:{int(row.ends_at or 0)}:R>",
        aside=f"<t:{int((row.lost_at or 0) + LOST_KEPT)}:D>",
    )
    link = "" if row.lost else link_to(row.guild, row.channel, row.message)
    guild = context.bot.get_guild(row.guild) if row.guild not in (None, context.guild_id) else None
    place = ", ".join(part for part in ("" if guild is None else escaped(guild.name), link) if part)
    return said("games-line", game=f"**{context.called(row.game)}**", what=what, place=place)


def _state(sitting: OccupiedSeat) -> str:
    row = sitting.row
    if row.lost is not None:
        return f"lost-{row.lost}"
    if row.status != "playing":
        return row.status
    if row.computer is not None:
        return "stood-in"
    if not sitting.is_asked:
        return "theirs"
    return "yours" if row.ends_at is None else "yours-until"


@on_click("me-games", Acknowledge.SILENTLY)
async def my_games_page_clicked(context: Context, address: Address) -> None:
    page = address.part(0)
    await show_my_games(context, parse_number(page) or 0)


async def send_personal_data(context: Context) -> None:
    content = await context.tables.people.all_kept(context.user.id)
    name = "ludi-romani.json"
    if len(content) > context.interaction.filesize_limit:
        content, name = gzip.compress(content), f"{name}.gz"
    await context.show_sentence(context.words()("kept-of-you"), documents={name: content})


async def ask_whether_to_forget(context: Context) -> None:
    """Ask for confirmation; if they still play, show the games that stand in the way."""
    said = context.words()
    tables = await context.tables.people.open_tables(context.user.id)
    if games := [table for table in tables if not table.is_set_aside]:
        await show_my_games(context, above=[said("forget-first", games=len(games))])
        return
    buttons = [
        button(said("button-forget"), Address("me-forget-sure"), ButtonMeaning.GIVES_UP),
        button(said("button-keep-all"), Address("keep")),
    ]
    await context.show(Page([said("forget-sure", aside=len(tables))], rows=[buttons]))


@on_click("me-forget-sure", Acknowledge.SILENTLY)
async def forget_confirmed(context: Context, address: Address) -> None:
    said = context.words()
    if await context.tables.people.forget(context.user.id):
        await context.show_sentence(said("forgotten"))
    else:
        await ask_whether_to_forget(context)


def me_group() -> app_commands.Group:
    commands = command_group("me", IN_DIRECT_MESSAGES)
    commands.add_command(command("me-settings", _settings, quiet_from="from", quiet_until="until"))
    commands.add_command(command("me-games", _games))
    for verb, run in (("data", send_personal_data), ("forget", ask_whether_to_forget)):
        commands.add_command(command(f"me-{verb}", guarded(Acknowledge.PRIVATELY)(run)))
    return commands


@guarded(Acknowledge.PRIVATELY)
async def _games(context: Context) -> None:
    await show_my_games(context)
