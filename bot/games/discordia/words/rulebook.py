"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from bot.engine import RulesPage, Text, text
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
    once = either([_in_order(kind.effects) for kind in components.PRIVILEGES.values() if kind.effects])
    supplied, each = components.SUPPLIES[seats].decrees, components.DECREES
    claim = text("rules-decrees-claim", decrees=supplied, all=len(each))
    spaces = text("rules-decrees-spaces", spaces=CONSTANTS.decree_spaces)
    every = text("rules-decrees-all", decrees=list(map(names.decree, each)))
    turn = "die", "manipulators", "main", "free", "special", "season", "trade", "decrees", "bonuses"
    return [
        _aim(seats),
        _year(options),
        page("turn", *turn),
        page("tiles", "sorts", "place", "cover", "ship", picture="tiles"),
        page("dispatch", "space", "exact", "main", "special", "full"),
        page("extensions", "rows", "tracks", "bonus", fourth),
        _tracks(),
        page("more", text("rules-more-stars", most=CONSTANTS.stars_max), "swap", "manipulator"),
        page("towers", "place", "military", "trade", picture="towers"),
        page("privileges", "when", "joker", text("rules-privileges-once", kinds=once), picture="privileges"),
        page("decrees", claim, spaces, every, "count", picture="decrees"),
        page("raid", "when", "strength", "outcome", "then", picture="raids"),
        page("shortage", text("rules-shortage-sum", symbols=components.SYMBOLS), "draw", "empty", "year"),
        page("end", "victory", text("rules-end-years", years=CONSTANTS.years), "tie"),
        page("signs", "letters", "board", picture="signs"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen"),
    ]


def _aim(seats: int) -> RulesPage:
    said = [Text(f"letter-{colour}") for colour in components.COLOURS]
    letters = [text("rules-letter", letter=letter, figures=Text(f"rules-{letter.key}")) for letter in said]
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
    bonuses = [
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


def _in_order(effects: Sequence[components.Effect]) -> Text:
    told = map(names.effect, effects)
    return reduce(lambda first, then: text("rules-privileges-then", first=first, then=then), told)
