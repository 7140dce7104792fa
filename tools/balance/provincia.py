"""Balance statistics of Provincia Romana: cities, buildings, Senate cards, decks, raids and the tax."""

from __future__ import annotations

from bot.games.provincia.components import BUILDINGS, CITIES, DECKS, SENATE
from bot.games.provincia.rules.moves import building_name, city_name, deck_name, senate_name

from .topics import Balance, Topic, happened, held, keyed, named, told

_SAVED = ("saved-from-conspiracy", "saved-from-gauls")
_PLAYED = ("played", "played-in-vain", "exchanged", "extorted", "conspired", *_SAVED)
_ROUNDS = {
    "battle-won": "Raids held out",
    "battle-lost": "Raids lost",
    "upkeep-taxed": "Taxes paid",
    "upkeep-unpaid": "Taxes not paid for want of gold",
    "upkeep-untaxed": "Rounds without tax",
    "spoiled": "Storage overrun",
    "wasted": "Goods that the bank lacked",
    "destroyed": "Buildings lost",
    "bought": "Trades with the bank",
}

BALANCE = Balance(
    begins=lambda state: int(state.caesar),
    topics=(
        Topic("cities", "Cities", named(city_name, CITIES), held(lambda state, seat: [state.cities[seat]])),
        Topic(
            "buildings",
            "Buildings at the end",
            named(building_name, BUILDINGS),
            held(lambda state, seat: [building.id for building in state.players[seat].buildings]),
        ),
        Topic("senate", "Senate cards played", named(senate_name, SENATE), told("thing", *_PLAYED)),
        Topic("decks", "Decks chosen", keyed(deck_name, DECKS), told("deck", "dealt")),
        Topic("rounds", "Raids, tax and storage", _ROUNDS, happened(*_ROUNDS)),
    ),
)
