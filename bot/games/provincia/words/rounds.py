"""What is said of set-up, yields and battle."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.provincia.components import BUILDINGS, CITIES, CONSTANTS, TOKENS
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import TokenChoice
from bot.games.provincia.rules.moves import building_name, city_name
from bot.games.provincia.rules.rounds import Activation, CityChoice
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import changed, changes_of, city_of, own, prestige, raid_range

SAID = Sayings[View]()


@SAID.asks(CityChoice)
def _set_up_choice(view: View, asked: CityChoice) -> Text:
    return Text("prompt-city-choice")


@SAID.shows(moves.ChooseCity, "city")
def _city(view: View, city: str) -> Choice:
    return Choice(city_name(city), text("hint-city", waterway=CITIES[city].waterway))


@SAID.lacks(moves.ChooseCity, "city")
def _cities(view: View) -> list[Missing]:
    owners = {city: view.seat_of(city) for city in CITIES}
    return [
        Missing(city_name(city), text("lacks-taken", player=Player(owner)))
        for city, owner in owners.items()
        if owner is not None
    ]


@SAID.foresees(moves.ChooseCity)
def _choose_city(foreseen: Foreseen) -> list[Text]:
    city = CITIES[own(foreseen.after).city]
    return [
        text("outlook-city", city=city_name(city.id), waterway=city.waterway),
        text("outlook-city-tie", building=building_name(city.personal_building)),
    ]


@SAID.asks(Activation)
def _activation(view: View, asked: Activation) -> Text:
    return text(
        "prompt-activation",
        cost=prestige(CONSTANTS.activation_prestige),
        prestige=prestige(own(view).prestige),
    )


@SAID.shows(moves.Activate, "building")
def _building(view: View, building: str) -> Choice:
    kind = BUILDINGS[building]
    gains = changed(changes_of(kind.on_activate, kind.military))
    hint = text("hint-activated", prestige=CONSTANTS.activation_prestige, gains=gains)
    return Choice(building_name(building), hint, kind.on_activate.gold)


@SAID.warns(moves.Activate)
def _late(foreseen: Foreseen) -> Text | None:
    """After the last battle neither morale nor defence is of use."""
    if foreseen.before.round < CONSTANTS.rounds or foreseen.changes.get("gold"):
        return None
    assert isinstance(foreseen.move, moves.Activate)
    return text("caution-activate-late", building=building_name(foreseen.move.building))


@SAID.asks(TokenChoice)
def _battle_choice(view: View, asked: TokenChoice) -> Text:
    return text("prompt-token-choice", strength=own(view).strength, **raid_range(view))


@SAID.shows(moves.PlayToken, "token")
def _token(view: View, token: str) -> Choice:
    kind = TOKENS[token]
    if kind.city == own(view).city:
        return Choice(moves.token_name(token), Text("hint-own-token"), 2 * kind.value)
    return Choice(moves.token_name(token), text("hint-token", city=city_of(view, kind.city)), -kind.value)


@SAID.foresees(moves.PlayToken)
def _play(foreseen: Foreseen) -> list[Text]:
    assert isinstance(foreseen.move, moves.PlayToken)
    token = foreseen.move.token
    value = changed({"strength": TOKENS[token].value})
    return [
        text(
            "outlook-token",
            token=moves.token_name(token),
            city=city_of(foreseen.before, TOKENS[token].city),
            value=value,
        ),
        Text("outlook-token-secret"),
    ]
