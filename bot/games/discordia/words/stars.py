"""What is said of stars: those placed on a track, and those taken from the cult."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.discordia.rules import tracks
from bot.games.discordia.rules.moves import TakeStars
from bot.games.discordia.rules.stars import StarChoice, stars_to_place
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import own, star_to, stars

SAID = Sayings[View]()


@SAID.asks(StarChoice)
def _bonus(view: View, asked: StarChoice) -> Text:
    player = view.players[asked.seat]
    space = tracks.next_space(player, asked.track)
    assert space
    return text(
        "prompt-star-choice",
        star=star_to(view, asked.seat, space),
        stars=stars(player.stars),
        amount=min(asked.effect.amount, stars_to_place(player, asked.track)),
    )


@SAID.shows(TakeStars, "number")
def _number(view: View, number: int) -> Choice:
    return Choice(stars(number), text("hint-stars", held=stars(own(view).stars + number)), number)
