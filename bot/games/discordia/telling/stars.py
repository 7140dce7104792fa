"""What is said of stars: those placed on a track, and those taken from the cult."""

from __future__ import annotations

from bot.engine import Choice, Place, Text, text
from bot.games.discordia.components import Track
from bot.games.discordia.rules import names, tracks
from bot.games.discordia.rules.moves import Develop, PlaceStar, TakeStars
from bot.games.discordia.rules.stars import StarChoice, stars_to_place
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .forecasts import copied, forecast, set_off
from .phrases import own, star_to, stars

SAID = Sayings[View]()


@SAID.asks(StarChoice)
def _bonus(view: View, asked: StarChoice) -> Text:
    player = view.players[asked.seat]
    space = tracks.next_space(player, asked.track)
    assert space
    return text("prompt-star-choice", star=star_to(view, asked.seat, space), stars=stars(player.stars))


@SAID.shows(TakeStars, "number")
def _number(view: View, number: int) -> Choice:
    return Choice(stars(number), text("hint-stars", held=own(view).stars + number), number)


@SAID.foretells(TakeStars)
def _take(view: View, move: TakeStars) -> list[Text]:
    return [text("preview-stars", number=stars(move.number), held=own(view).stars + move.number)]


@SAID.foretells(Develop)
def _develop(view: View, move: Develop) -> list[Text]:
    return placed(view, "development")


@SAID.foretells(PlaceStar)
def _place(view: View, move: PlaceStar) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, StarChoice)
    told = placed(view, asked.track)
    left = min(asked.effect.amount, stars_to_place(own(view), asked.track)) - 1
    return [*told, text("preview-star-more", left=left)] if left else told


def placed(view: View, track: Track) -> list[Text]:
    """A star goes to the next space of the track."""
    after = copied(view)
    space = tracks.cover_next(after, track)
    left = stars(after.stars)
    told = [text("preview-star", track=names.track(track), space=Place(space.id), left=left)]
    if space.symbols:
        told.append(Text("preview-symbol"))
    if set(tracks.any_colour(after)) > set(tracks.any_colour(own(view))):
        told.append(Text("preview-lasting"))
    return told + set_off(view, forecast(view, after, space.bonus))
