"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Player, RulesPage, Text, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import names
from bot.games.sayings import options_told, page

from .phrases import either, figures, stars


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    first, second = CONSTANTS.privileges_at
    fourth = text("rules-extensions-privilege", first=first, second=second)
    return [
        _aim(seats),
        _year(options),
        page(
            "turn", "die", "manipulators", "main", "free", "special", "season", "trade", "decrees", "bonuses"
        ),
        page("tiles", "sorts", "place", "cover", "ship", picture="tiles"),
        page("dispatch", "space", "exact", "main", "special", "full"),
        page("extensions", "rows", "tracks", "bonus", fourth),
        _tracks(),
        page("more", text("rules-more-stars", most=CONSTANTS.stars_max), "swap", "manipulator"),
        page("towers", "place", "military", "trade", picture="towers"),
        _privileges(),
        _decrees(seats),
        page("raid", "when", "strength", "outcome", "then", picture="raids"),
        page("shortage", text("rules-shortage-sum", symbols=components.SYMBOLS), "draw", "empty", "year"),
        page("end", "victory", text("rules-end-years", years=CONSTANTS.years), "tie"),
        page("signs", "letters", "board", picture="signs"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen"),
    ]


def _aim(seats: int) -> RulesPage:
    letters: list[Text | Player] = [
        text("rules-letter", letter=Text(f"letter-{colour}"), figures=Text(f"rules-letter-{colour}"))
        for colour in components.COLOURS
    ]
    return page(
        "aim",
        "city",
        text("rules-aim-win", years=CONSTANTS.years),
        text("rules-aim-figures", each=CONSTANTS.figures_of_each_colour, letters=letters),
        text("rules-aim-start", figures=figures(CONSTANTS.start_figures), stars=stars(CONSTANTS.start_stars)),
        text("rules-aim-draft", rows=components.SUPPLIES[seats].display_rows),
        picture="city",
    )


def _year(options: Mapping[str, str]) -> RulesPage:
    bonuses: list[Text | Player] = [
        text("rules-year-bonus", season=names.season(number), effect=names.effect(season.bonus))
        for number, season in enumerate(components.SEASONS, 1)
    ]
    shuffled = options.get("season_shuffle") == "on"
    return page(
        "year",
        text("rules-year-seasons", years=CONSTANTS.years, seasons=CONSTANTS.seasons),
        "dice",
        "maximus",
        "refill",
        text("rules-year-bonuses-shuffled" if shuffled else "rules-year-bonuses", bonuses=bonuses),
        picture="seasons",
    )


def _tracks() -> RulesPage:
    added = {tile.track: names.effects(tile.adds) for tile in components.EXTENSIONS.values() if tile.track}
    value, end, swap = CONSTANTS.develop_value, components.AQUEDUCT_END, CONSTANTS.swap_beyond_aqueduct
    return page(
        "tracks",
        "star",
        text("rules-tracks-expedition", added=added["expedition"]),
        text("rules-tracks-development", value=value, less=value - 1, added=added["development"]),
        text("rules-tracks-aqueduct", end=end, most=components.RELIEF[end], swap=figures(swap)),
        picture="tracks",
    )


def _privileges() -> RulesPage:
    once = either([_in_order(kind.effects) for kind in components.PRIVILEGES.values() if kind.effects])
    told = text("rules-privileges-once", kinds=once)
    return page("privileges", "when", "joker", told, picture="privileges")


def _in_order(effects: Sequence[components.Effect]) -> Text:
    told = names.effect(effects[0])
    for effect in effects[1:]:
        told = text("rules-privileges-then", first=told, then=names.effect(effect))
    return told


def _decrees(seats: int) -> RulesPage:
    return page(
        "decrees",
        text("rules-decrees-claim", decrees=components.SUPPLIES[seats].decrees, all=len(components.DECREES)),
        text("rules-decrees-spaces", spaces=CONSTANTS.decree_spaces),
        text("rules-decrees-all", decrees=[names.decree(decree) for decree in components.DECREES]),
        "count",
        picture="decrees",
    )
