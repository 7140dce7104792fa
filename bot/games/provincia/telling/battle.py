"""What is said of choosing a token for a battle."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.provincia.components import TOKENS
from bot.games.provincia.rules.battle import TokenChoice
from bot.games.provincia.rules.moves import PlayToken
from bot.games.provincia.rules.names import token_name
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import changed, city_of, own, raid_range

SAID = Sayings[View]()


@SAID.asks(TokenChoice)
def _choice(view: View, asked: TokenChoice) -> Text:
    return text("prompt-token-choice", strength=own(view).strength, **raid_range(view))


@SAID.shows(PlayToken, "token")
def _token(view: View, token: str) -> Choice:
    """First what strengthens the own city, then what weakens others."""
    kind = TOKENS[token]
    if kind.city == own(view).city:
        return Choice(token_name(token), Text("hint-own-token"), 2 * kind.value)
    return Choice(token_name(token), text("hint-token", city=city_of(view, kind.city)), -kind.value)


@SAID.foretells(PlayToken)
def _play(view: View, move: PlayToken) -> list[Text]:
    kind = TOKENS[move.token]
    value = changed({"strength": kind.value})
    return [
        text("preview-token", city=city_of(view, kind.city), value=value),
        text("preview-token-secret", token=token_name(move.token)),
    ]
