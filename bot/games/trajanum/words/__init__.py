"""The words of Forum Trajanum for its positions, moves and rules."""

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text
from bot.games import sayings
from bot.games.game_words import GameWords
from bot.games.sayings import options_told, page
from bot.games.trajanum import components, state
from bot.games.trajanum.components import CONSTANTS, resources_names
from bot.games.trajanum.game import GAME

from . import table, tiles, turns


def awaited(view: state.View, seat: int) -> Text:
    """What a seat is asked, in words for everybody; in its turn also whether it can still build."""
    if view.question_to(seat) == "building-step" and view.has_built:
        return Text("awaited-building-step-built")
    return sayings.awaited(view, seat)


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    def chosen(option: str, value: str) -> bool:
        return options.get(option) == value

    learning = chosen("learning_game", "on")
    side = "side-b" if chosen("colonia_side", "B") and not learning else "side-a"
    supply = "unlimited" if chosen("tile_supply", "unlimited") else "supply"
    cards = [
        components.card_name(card.id)
        for card in components.TRAJAN_CARDS.values()
        if (chosen("promo_cards", "on") or not card.promo)
        and (card.cycle == CONSTANTS.cycles or not learning)
    ]
    return [
        page("aim", "governors", "course", "take", "use", "build", "score"),
        page(
            "set-up",
            "grid",
            text("rules-set-up-start", resources=resources_names(components.START)),
            "auto" if chosen("setup_choice", "auto") else "choice",
            "corners",
            "spare-look" if chosen("spare_tile", "look") else "spare-list",
            text("rules-set-up-forum", boards=seats + 1),
            picture="tiles",
        ),
        page("streets", "called", side, "take", "tribune", "pass", "empty", picture="streets"),
        page(
            "tiles",
            *("show", "both", "own", "received", "reserve", "citizen", "icons", "exchange"),
            text("rules-tiles-start", seats=seats),
        ),
        page("building", "one", "where", "grey", "coloured", supply, "order", picture="buildings"),
        page("tracks", "column", "step", "decline", "end", "own-tile", "extra", picture="tracks"),
        page("forum", "envoy", "area", "rule", "complete", "eagle", picture="forum"),
        page("citizens", "rows", "active", "pay", "count", picture="citizens"),
        page("prestige", "upgrade", "group", "flip", "cypress", "orders", picture="prestige"),
        page(
            "scoring",
            *("pay", "cranes", "colonia", "eagles", "group", "orders-learning" if learning else "orders"),
        ),
        page(
            "orders",
            text("rules-orders-two", cards=1 if learning else CONSTANTS.cycles),
            "once",
            *cards,
            picture="orders",
        ),
        page("end", text("rules-end-when", rounds=components.ROUNDS), "tie"),
        page("options", *options_told(GAME, {**options, "colonia_side": "A"} if learning else options)),
        page("reconstructed", "why", "known", "chosen"),
    ]


WORDS = GameWords(
    tiles.SAID,
    turns.SAID,
    status=table.status,
    rules=rules,
    awaited=awaited,
    table=table.PARTS,
    pictured=table.pictured,
)
