"""`/stats`: what somebody has played and how well. Private at first; its reader decides whether all see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.interactions.command_names import command, describe_options, game_choices
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context, parse_number, person_of
from bot.channel.interactions.handlers import guarded, on_click
from bot.channel.interactions.rate_limits import Work
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages import Address, Page, button, escaped, fitted_description, link_to
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.pictures.names import drawable
from bot.pictures.page_header import Shown
from bot.pictures.person import Among, GameStatistics, GameStatisticsRow, PersonAt
from bot.play.errors import Refused
from bot.play.history.rating_queries import Rating
from bot.play.history.ratings import Statistics, by_game, figure, is_uncertain, margin, place_of
from bot.play.history.results import JUST_OVER
from bot.play.table import Person


def game_name(locale: Locale, game: str) -> str:
    return words(locale, game)("game-title")


def drawn_rating(rating: Rating) -> Shown:
    return Shown(figure(rating), margin(rating), is_uncertain(rating))


def rating_in_words(said: Words, rating: Rating) -> str:
    key = "rating-doubtful" if is_uncertain(rating) else "rating"
    return said(key, figure=str(figure(rating)), margin=str(margin(rating)))


def one_decimal(said: Words, value: float) -> str:
    """A number with one digit behind the point."""
    whole, _, tenth = f"{value:.1f}".partition(".")
    return said("decimal", whole=whole, tenth=tenth)


def month_since(said: Words, since: float, now: float) -> str:
    """The month of a moment (Unix seconds), with its year where that is not this one."""
    then, today = datetime.fromtimestamp(since, UTC), datetime.fromtimestamp(now, UTC)
    month = said(f"month-{then.month}")
    return month if then.year == today.year else f"{month} {then.year}"


_ANY: Final = "-"  # stands in a button for no game in particular


def stats_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(game=game_choices(titles))
    @guarded(Acknowledge.PRIVATELY)
    async def stats(context: Context, /, player: discord.User | None = None, game: str | None = None) -> None:
        who = person_of(player or context.user)
        await context.show(await stats_page(context, who, game, context.locale))

    describe_options(stats, "stats", "player", "game")
    return command("stats", stats, IN_DIRECT_MESSAGES)


@on_click("stats-show", Acknowledge.SILENTLY, Work.POST)
async def show_stats_to_all_clicked(context: Context, address: Address) -> None:
    user, game = (*address.rest, "", "")[:2]
    who = await _person(context, parse_number(user) or 0)
    locale = await context.public_locale()
    page = await stats_page(context, who, None if game == _ANY else game, locale, public=True)
    await context.post_publicly(page)


async def stats_page(
    context: Context, who: Person, game: str | None, locale: Locale, *, public: bool = False
) -> Page:
    """What somebody has played, of all games or one. Raises Refused for others who want to be in no ranking."""
    tables = context.tables
    if who.id != context.user.id and not (await tables.people.of(who.id)).ranked:
        raise Refused("stats-private", name=who.name)
    said = words(locale)
    await tables.results.count(JUST_OVER)
    results = await tables.store.results.of_person(who.id)
    played = by_game(results)
    loaded = sum(row.loaded and game in (None, row.game) for row in results)
    uncounted = [said("stats-loaded", games=loaded)] if loaded else []
    name = escaped(who.name)
    if game is not None:
        context.tables.repository.title(game)
    if not played or (game is not None and game not in played):
        own = "own" if who.id == context.user.id and not public else "other"
        return Page([said(f"stats-none-{own}", name=name)], footnotes=uncounted)
    if game is None:
        lines = [f"### {name}"]
        in_words = list(_in_words(played, tables.titles, locale))
        picture = await _drawn(context, who, played, locale)
        description = fitted_description([_fact(said, played, tables.people.now), *in_words])
    else:
        lines = [f"### {name} · {game_name(locale, game)}", *_details(context, game, played[game], locale)]
        in_words = []  # it stands above the picture already
        picture = await _drawn_at(context, who, context.tables.repository.title(game), played[game], locale)
        description = fitted_description(list(_in_words({game: played[game]}, [game], locale)))
    to_all = button(said("button-show-all"), Address("stats-show", rest=(str(who.id), game or _ANY)))
    return Page(
        lines,
        pictures=[picture],
        descriptions=[description],
        rows=[] if public or context.guild_id is None else [[to_all]],
        footnotes=[*uncounted, *(() if public else (said("stats-footnote"),))],
        in_words=in_words,
    )


async def _person(context: Context, user: int) -> Person:
    """Somebody by their number, as the server names them, or as they went by in their last game."""
    if user == context.user.id:
        return person_of(context.user)
    results = await context.tables.store.results.of_person(user)
    return Person(user, results[-1].name if results else str(user))


async def _drawn(context: Context, who: Person, played: Mapping[str, Statistics], locale: Locale) -> bytes:
    said = words(locale)
    rows = tuple(
        GameStatisticsRow(game_name(locale, game), title.theme, _played(said, played.get(game)))
        for game, title in context.tables.titles.items()
    )
    fact = _fact(said, played, context.tables.people.now)
    name = drawable(who.name, said("stats-nameless"))
    return await context.renderer.person(name, fact, rows, locale)


async def _drawn_at(
    context: Context, who: Person, title: Title, statistics: Statistics, locale: Locale
) -> bytes:
    said = words(locale, title.game.id)
    rating, best = statistics.rating, statistics.best
    shown_at = PersonAt(
        said("game-title"),
        drawable(who.name, said("stats-nameless")),
        said("stats-fact-brief", games=statistics.games, wins=statistics.wins),
        statistics.curve,
        None if rating is None else drawn_rating(rating),
        tuple(
            Among(seats, some.games, some.wins, one_decimal(said, some.mean_place))
            for seats, some in statistics.by_seats().items()
        ),
        None if best is None else best.points,
        "" if statistics.favourite is None else _source(said, statistics.favourite[0]),
    )
    return await context.renderer.person_at(title, shown_at, locale)


def _source(said: Words, source: str) -> str:
    """What a source of points is called; one of an earlier version may have no name any more."""
    return said(f"source-{source}") if said.has(f"source-{source}") else source


def _played(said: Words, statistics: Statistics | None) -> GameStatistics | None:
    if statistics is None:
        return None
    best, rating = statistics.best, statistics.rating
    return GameStatistics(
        statistics.games,
        statistics.wins,
        one_decimal(said, statistics.mean_place),
        None if best is None else best.points,
        statistics.curve,
        None if rating is None else drawn_rating(rating),
    )


def _fact(said: Words, played: Mapping[str, Statistics], now: float) -> str:
    return said(
        "stats-fact",
        games=sum(statistics.games for statistics in played.values()),
        wins=sum(statistics.wins for statistics in played.values()),
        month=month_since(said, min(statistics.results[0].ended_at for statistics in played.values()), now),
    )


def _in_words(played: Mapping[str, Statistics], games: Iterable[str], locale: Locale) -> Iterator[str]:
    said = words(locale)
    for game in games:
        statistics = played.get(game)
        if statistics is None:
            yield said("stats-row-none", game=game_name(locale, game))
        else:
            rating = statistics.rating
            counts = _counts(said, statistics)
            counted = counts if rating is None else f"{counts} {rating_in_words(said, rating)}"
            yield said("stats-row", game=game_name(locale, game), counts=counted)


def _counts(said: Words, played: Statistics) -> str:
    place = one_decimal(said, played.mean_place)
    return said("stats-counts", games=played.games, wins=played.wins, place=place)


def _details(context: Context, game: str, statistics: Statistics, locale: Locale) -> Sequence[str]:
    said = words(locale, game)
    lines = [_counts(said, statistics)]
    apart = statistics.by_seats()
    for seats, some in apart.items() if len(apart) > 1 else ():
        points = some.mean_points
        counts = _counts(said, some)
        more = "" if points is None else " " + said("stats-mean-points", points=one_decimal(said, points))
        lines.append(f"- {said('stats-seats', seats=seats)} {counts}{more}")
    if len(apart) == 1 and statistics.mean_points is not None:
        lines.append(said("stats-mean-points", points=one_decimal(said, statistics.mean_points)))
    if (best := statistics.best) is not None:
        here = best.guild == context.guild_id and context.may_see(best.channel, best.home)
        link = link_to(best.guild, best.channel, best.card_message)
        lines.append(
            said(
                "stats-best-here" if here else "stats-best",
                points=best.points,
                place=place_of(best),
                seats=best.seats,
                day=f"<t:{int(best.ended_at)}:D>",
                number=str(best.table_id),
                link=link,
            )
        )
    if (favourite := statistics.favourite) is not None:
        source, share = favourite
        lines.append(said("stats-favourite", source=_source(said, source), share=round(share * 100)))
    rating = statistics.rating
    return [*lines, said("stats-unrated") if rating is None else rating_in_words(said, rating)]
