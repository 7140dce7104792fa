"""Months, means, ratings and levels as they are written and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from discord import app_commands

from bot.channel.interactions.localisation import named
from bot.games.title import Title
from bot.pictures.rating import Shown
from bot.store.ratings import Rating
from bot.stories.ratings import figure, is_uncertain, margin
from bot.words.fluent import Locale, Words, words


def games_to_choose(titles: Mapping[str, Title]) -> list[app_commands.Choice[str]]:
    """The games as an option of a command offers them."""
    return [app_commands.Choice(name=named("game-title", game), value=game) for game in titles]


def called(locale: Locale, game: str) -> str:
    """The name of a game."""
    return words(locale, game)("game-title")


def shown(rating: Rating) -> Shown:
    """A rating as it is drawn."""
    return Shown(figure(rating), margin(rating), is_uncertain(rating))


def rating_in_words(said: Words, rating: Rating) -> str:
    """A rating in a line."""
    key = "rating-doubtful" if is_uncertain(rating) else "rating"
    return said(key, figure=str(figure(rating)), margin=str(margin(rating)))


def decimal(said: Words, value: float) -> str:
    """A number with one digit behind the point."""
    whole, _, tenth = f"{value:.1f}".partition(".")
    return said("decimal", whole=whole, tenth=tenth)


def month(said: Words, moment: datetime) -> str:
    """The name of a month."""
    return said(f"month-{moment.month}")


def short_month(said: Words, moment: datetime) -> str:
    """The same where there is little room."""
    return said(f"month-{moment.month}-short")


def month_since(said: Words, since: float, now: float) -> str:
    """The month of a moment (Unix seconds), with its year where that is not this one."""
    then, today = datetime.fromtimestamp(since, UTC), datetime.fromtimestamp(now, UTC)
    return month(said, then) if then.year == today.year else f"{month(said, then)} {then.year}"


def described(command: Any, name: str, options: tuple[str, ...]) -> None:
    """Name and describe the options of a command from the words `command-<name>-<option>`."""
    app_commands.describe(**{option: named(f"command-{name}-{option}-description") for option in options})(
        command
    )
    app_commands.rename(**{option: named(f"command-{name}-{option}") for option in options})(command)
