"""What is said of choosing a token for a battle."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Text, text
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


@SAID.foresees(PlayToken)
def _play(foreseen: Foreseen) -> list[Text]:
    assert isinstance(foreseen.move, PlayToken)
    token = foreseen.move.token
    value = changed({"strength": TOKENS[token].value})
    return [
        text(
            "outlook-token",
            token=token_name(token),
            city=city_of(foreseen.before, TOKENS[token].city),
            value=value,
        ),
        Text("outlook-token-secret"),
    ]
