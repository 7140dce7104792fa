"""What is counted of Provincia Romana: cities, buildings, Senate cards, decks, raids and the tax."""

from __future__ import annotations

from bot.games.balance import Balance, Topic, happened, held, told
from bot.games.provincia.rules.moves import building_name, city_name, deck_name, senate_name

from .components import BUILDINGS, CITIES, DECKS, SENATE

_PLAYED = (
    "played",
    "played-in-vain",
    "exchanged",
    "extorted",
    "conspired",
    "saved-from-conspiracy",
    "saved-from-gauls",
)
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
        Topic(
            "cities",
            "Cities",
            {city: city_name(city) for city in CITIES},
            held(lambda state, seat: [state.players[seat].city]),
        ),
        Topic(
            "buildings",
            "Buildings at the end",
            {building: building_name(building) for building in BUILDINGS},
            held(lambda state, seat: [building.id for building in state.players[seat].buildings]),
        ),
        Topic(
            "senate",
            "Senate cards played",
            {card: senate_name(card) for card in SENATE},
            told("thing", *_PLAYED),
        ),
        Topic(
            "decks",
            "Decks chosen",
            {deck_name(deck).key: deck_name(deck) for deck in DECKS},
            told("deck", "dealt"),
        ),
        Topic("rounds", "Raids, tax and storage", _ROUNDS, happened(*_ROUNDS)),
    ),
)
