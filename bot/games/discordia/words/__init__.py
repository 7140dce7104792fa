"""The words of Discordia for its positions, moves and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from bot.engine import Decision, MovePreview, RulesPage, Text, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS, LETTERS
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import names
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.discordia.state import View
from bot.games.game_words import GameWords
from bot.games.sayings import options_told, page

from . import moves, table
from .phrases import GERMAN_FIELDS, GERMAN_YELLOW, either, gain, open_items


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    """The pages of the rules for a number of players and options."""
    once = either([_in_order(kind.effects) for kind in components.PRIVILEGES.values() if kind.effects])
    claim = text("rules-decrees-claim", decrees=components.SUPPLIES[seats].decrees)
    every = text("rules-decrees-all", decrees=list(map(names.decree, components.DECREES)))
    turn = "die", "manipulators", "main", "free", "special", "season", "trade", "decrees", "bonuses"
    return [
        _aim(seats),
        _year(options),
        page("turn", *turn),
        page("tiles", "sorts", "place", "cover", "ship", picture="tiles"),
        page("dispatch", "space", "exact", "main", "special", "full"),
        page("extensions", "rows", "tracks", "bonus", "privilege"),
        _tracks(),
        page("more", "stars", "swap", "manipulator"),
        page("towers", "place", "military", "trade", picture="towers"),
        page("privileges", "when", "joker", text("rules-privileges-once", kinds=once), picture="privileges"),
        page("decrees", claim, "spaces", every, "count", picture="decrees"),
        page("raid", "when", "strength", "outcome", "then", picture="raids"),
        page("shortage", text("rules-shortage-sum", symbols=components.SYMBOLS), "draw", "empty", "year"),
        page("end", "victory", "years", "tie"),
        page("signs", "letters", "board", picture="signs"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen"),
    ]


def _aim(seats: int) -> RulesPage:
    said = [Text(f"letter-{colour}") for colour in components.COLOURS]
    letters = [text("rules-letter", letter=letter, figures=Text(f"rules-{letter.key}")) for letter in said]
    figures = text("rules-aim-figures", letters=letters)
    draft = text("rules-aim-draft", rows=components.SUPPLIES[seats].display_rows)
    return page("aim", "city", "win", figures, "start", draft, picture="city")


def _year(options: Mapping[str, str]) -> RulesPage:
    shuffled = options.get("season_shuffle", "off")
    bonuses = [names.effect(season.bonus) for season in components.SEASONS]
    if shuffled == "off":
        seasons = map(names.season, range(1, CONSTANTS.seasons + 1))
        told_of = zip(seasons, bonuses, strict=True)
        bonuses = [text("rules-year-bonus", season=season, effect=bonus) for season, bonus in told_of]
    told = text("rules-year-bonuses", shuffled=shuffled, bonuses=bonuses)
    picture = "seasons" if shuffled == "off" else None
    return page("year", "seasons", "dice", "maximus", "refill", told, picture=picture)


def _tracks() -> RulesPage:
    added = {tile.track: names.effects(tile.adds) for tile in components.EXTENSIONS.values() if tile.track}
    expedition = text("rules-tracks-expedition", added=added["expedition"])
    less, end = CONSTANTS.develop_value - 1, components.AQUEDUCT_END
    development = text("rules-tracks-development", less=less, added=added["development"])
    aqueduct = text("rules-tracks-aqueduct", end=end, most=components.RELIEF[end])
    return page("tracks", "star", expedition, development, aqueduct, picture="tracks")


def _in_order(effects: Sequence[components.Effect]) -> Text:
    told = map(names.effect, effects)
    return reduce(lambda first, then: text("rules-privileges-then", first=first, then=then), told)


class DiscordiaWords(GameWords):
    """The words of Discordia: questions with what follows them, previews with changes of the city."""

    def question(self, view: View, decision: Decision) -> Text:
        return _with_later(view, decision, moves.question(view, decision))

    def outlook(self, foreseen: MovePreview) -> list[Text]:
        return list(moves.outlook(foreseen))

    def values_typed(self, typed: str) -> list[str]:
        written = typed.upper()
        slot = f"F{written[1:]}" if written[:1] == GERMAN_FIELDS else written
        return [slot, written.replace(GERMAN_YELLOW, LETTERS["yellow"])]


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, in words for everybody, with what follows in its turn."""
    asked = view.pending
    assert asked is not None
    return _with_later(view, asked, Text(f"asked-{asked.kind()}", moves.question(view, asked).arguments))


def length(view: View) -> Text:
    """The length of a game, in seasons."""
    return text("length-seasons", seasons=(view.year - 1) * CONSTANTS.seasons + view.season)


def _with_later(view: View, asked: Decision, question: Text) -> Text:
    """A question and what follows it in its turn: bonuses that are owed, and what the turn still allows."""
    seat, turn = asked.seat, view.turn
    later = [gain(view, seat, owed.effect) for owed in view.owed if owed.seat == seat]
    if turn and turn.seat == seat and not isinstance(asked, ActionChoice):
        later += open_items(view, turn)
    return text("prompt-then", question=question, later=later) if later else question


WORDS = DiscordiaWords(
    moves.SAID,
    status=table.status,
    rules=rules,
    awaited=awaited,
    length=length,
    table=table.PARTS,
    pictured=table.pictured,
)
