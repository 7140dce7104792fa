"""What is said of choosing a city."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.provincia.components import CITIES
from bot.games.provincia.rules.moves import ChooseCity
from bot.games.provincia.rules.names import building_name, city_name
from bot.games.provincia.rules.set_up import CityChoice
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import own

SAID = Sayings[View]()


@SAID.asks(CityChoice)
def _choice(view: View, asked: CityChoice) -> Text:
    return Text("prompt-city-choice")


@SAID.shows(ChooseCity, "city")
def _city(view: View, city: str) -> Choice:
    return Choice(city_name(city), text("hint-city", waterway=CITIES[city].waterway))


@SAID.lacks(ChooseCity, "city")
def _cities(view: View) -> list[Missing]:
    owners = {city: view.seat_of(city) for city in CITIES}
    return [
        Missing(city_name(city), text("lacks-taken", player=Player(owner)))
        for city, owner in owners.items()
        if owner is not None
    ]


@SAID.foresees(ChooseCity)
def _choose_city(foreseen: Foreseen) -> list[Text]:
    city = CITIES[own(foreseen.after).city]
    return [
        text("outlook-city", city=city_name(city.id), waterway=city.waterway),
        text("outlook-city-tie", building=building_name(city.personal_building)),
    ]
