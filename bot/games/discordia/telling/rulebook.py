"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Player, RulesPage, Text, text
from bot.games.discordia.components import (
    AQUEDUCT_END,
    COLOURS,
    CONSTANTS,
    DECREES,
    EXTENSIONS,
    LETTERS,
    PRIVILEGES,
    RELIEF,
    SEASONS,
    SUPPLIES,
    SYMBOLS,
    Effect,
)
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import names
from bot.games.telling import options_told, page

from .phrases import figures, stars


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    return [
        _aim(seats),
        _year(options),
        _turn(),
        _tiles(),
        _dispatches(),
        _extensions(),
        _tracks(),
        _more(),
        _towers(),
        _privileges(),
        _decrees(seats),
        _raid(),
        _shortage(),
        _end(),
        _signs(),
        page("options", *options_told(GAME, options)),
        page(
            "reconstructed",
            Text("rules-reconstructed-why"),
            Text("rules-reconstructed-known"),
            Text("rules-reconstructed-chosen"),
        ),
    ]


def _aim(seats: int) -> RulesPage:
    letters: list[Text | Player] = [
        text("rules-letter", letter=LETTERS[colour], figures=Text(f"rules-letter-{colour}"))
        for colour in COLOURS
    ]
    return page(
        "aim",
        Text("rules-aim-city"),
        text("rules-aim-win", years=CONSTANTS.years),
        text("rules-aim-figures", each=CONSTANTS.figures_of_each_colour, letters=letters),
        text(
            "rules-aim-start",
            figures=figures(CONSTANTS.start_figures),
            stars=stars(CONSTANTS.start_stars),
        ),
        text("rules-aim-draft", rows=SUPPLIES[seats].display_rows),
        picture="city",
    )


def _year(options: Mapping[str, str]) -> RulesPage:
    bonuses: list[Text | Player] = [
        text("rules-year-bonus", season=names.season(number), effect=names.effect(season.bonus))
        for number, season in enumerate(SEASONS, 1)
    ]
    shuffled = options.get("season_shuffle") == "on"
    return page(
        "year",
        text("rules-year-seasons", years=CONSTANTS.years, seasons=CONSTANTS.seasons),
        Text("rules-year-dice"),
        Text("rules-year-maximus"),
        Text("rules-year-refill"),
        text("rules-year-bonuses-shuffled" if shuffled else "rules-year-bonuses", bonuses=bonuses),
        picture="seasons",
    )


def _turn() -> RulesPage:
    return page(
        "turn",
        Text("rules-turn-die"),
        Text("rules-turn-manipulators"),
        Text("rules-turn-main"),
        Text("rules-turn-free"),
        Text("rules-turn-special"),
        Text("rules-turn-season"),
        Text("rules-turn-trade"),
        Text("rules-turn-decrees"),
        Text("rules-turn-bonuses"),
    )


def _tiles() -> RulesPage:
    return page(
        "tiles",
        Text("rules-tiles-sorts"),
        Text("rules-tiles-place"),
        Text("rules-tiles-cover"),
        Text("rules-tiles-ship"),
        picture="tiles",
    )


def _dispatches() -> RulesPage:
    return page(
        "dispatch",
        Text("rules-dispatch-space"),
        Text("rules-dispatch-exact"),
        Text("rules-dispatch-main"),
        Text("rules-dispatch-special"),
        Text("rules-dispatch-full"),
    )


def _extensions() -> RulesPage:
    first, second = CONSTANTS.privileges_at
    return page(
        "extensions",
        Text("rules-extensions-rows"),
        Text("rules-extensions-tracks"),
        Text("rules-extensions-bonus"),
        text("rules-extensions-privilege", first=first, second=second),
    )


def _tracks() -> RulesPage:
    added = {tile.track: names.effects(tile.adds) for tile in EXTENSIONS.values() if tile.track}
    return page(
        "tracks",
        Text("rules-tracks-star"),
        text("rules-tracks-expedition", added=added["expedition"]),
        text(
            "rules-tracks-development",
            value=CONSTANTS.develop_value,
            less=CONSTANTS.develop_value - 1,
            added=added["development"],
        ),
        text(
            "rules-tracks-aqueduct",
            end=AQUEDUCT_END,
            most=RELIEF[AQUEDUCT_END],
            swap=figures(CONSTANTS.swap_beyond_aqueduct),
        ),
        picture="tracks",
    )


def _more() -> RulesPage:
    return page(
        "more",
        text("rules-more-stars", most=CONSTANTS.stars_max),
        Text("rules-more-swap"),
        Text("rules-more-manipulator"),
    )


def _towers() -> RulesPage:
    return page(
        "towers",
        Text("rules-towers-place"),
        Text("rules-towers-military"),
        Text("rules-towers-trade"),
        picture="towers",
    )


def _privileges() -> RulesPage:
    once: list[Text | Player] = [_in_order(kind.effects) for kind in PRIVILEGES.values() if kind.effects]
    return page(
        "privileges",
        Text("rules-privileges-when"),
        Text("rules-privileges-joker"),
        text("rules-privileges-once", kinds=once),
        picture="privileges",
    )


def _in_order(effects: Sequence[Effect]) -> Text:
    """Effects that come one after the other."""
    told = names.effect(effects[0])
    for effect in effects[1:]:
        told = text("rules-privileges-then", first=told, then=names.effect(effect))
    return told


def _decrees(seats: int) -> RulesPage:
    return page(
        "decrees",
        text("rules-decrees-claim", decrees=SUPPLIES[seats].decrees, all=len(DECREES)),
        text("rules-decrees-spaces", spaces=CONSTANTS.decree_spaces),
        text("rules-decrees-all", decrees=[names.decree(decree) for decree in DECREES]),
        Text("rules-decrees-count"),
        picture="decrees",
    )


def _raid() -> RulesPage:
    return page(
        "raid",
        Text("rules-raid-when"),
        Text("rules-raid-strength"),
        Text("rules-raid-outcome"),
        Text("rules-raid-then"),
        picture="raids",
    )


def _shortage() -> RulesPage:
    return page(
        "shortage",
        text("rules-shortage-sum", symbols=SYMBOLS),
        Text("rules-shortage-draw"),
        Text("rules-shortage-empty"),
        Text("rules-shortage-year"),
    )


def _end() -> RulesPage:
    return page(
        "end",
        Text("rules-end-victory"),
        text("rules-end-years", years=CONSTANTS.years),
        Text("rules-end-tie"),
    )


def _signs() -> RulesPage:
    return page("signs", Text("rules-signs-letters"), Text("rules-signs-board"), picture="signs")
