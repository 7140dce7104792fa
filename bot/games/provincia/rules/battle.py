"""Phase 3, the battle (section 5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import Decision, Form, Move, Task, Text, Together, push, text
from bot.games.provincia.components import BELLUM, CITIES, OWN_TOKEN, TOKENS, token_id
from bot.games.provincia.state import Battle, Fight, State, Table

from .moves import PlayToken, penalties_name, token_name
from .penalties import impose

_ORDER = {token: place for place, token in enumerate(TOKENS)}


class BattlePhase(Task):
    """Tokens, the Gauls, the fights."""

    def run(self, state: State) -> None:
        state.phase = "battle"
        push(state, Together.of([TokenChoice(seat) for seat in state.turn_order()]), Raid())


class TokenChoice(Decision):
    """Which token a player sends into the battle (D7); asked even if all are alike (ruling 22)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(PlayToken, token=tokens_of(position, self.seat))

    def play(self, state: State, move: PlayToken) -> None:
        """It is laid to the others; nobody learns whose it was."""
        state.private(self.seat).tokens.remove(move.token)
        state.chosen.append(move.token)

    def absent(self, position: Table) -> Move:
        """The own +1, or else the highest (ruling 51)."""
        held = tokens_of(position, self.seat)
        own = token_id(position.players[self.seat].city, OWN_TOKEN)
        if own in held:
            return PlayToken(own)
        return PlayToken(max(held, key=lambda token: (TOKENS[token].value, -_ORDER[token])))

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, PlayToken):
            return None
        return text("refusal-token", tokens=[token_name(token) for token in tokens_of(position, self.seat)])


def tokens_of(table: Table, seat: int) -> list[str]:
    return sorted(dict.fromkeys(table.private(seat).tokens), key=_ORDER.__getitem__)


def token_sums(tokens: Iterable[str]) -> dict[str, int]:
    sums = dict.fromkeys(CITIES, 0)
    for token in tokens:
        sums[TOKENS[token].city] += TOKENS[token].value
    return sums


class Raid(Task):
    """The tokens are shown, the Gauls come, and every city fights alone."""

    def run(self, state: State) -> None:
        state.bring_to_light("tokens")
        tokens = tuple(sorted(state.chosen, key=_ORDER.__getitem__))
        state.chosen = []
        state.tell("tokens-shown", tokens=[token_name(token) for token in tokens]).reveals = True
        card = BELLUM[state.bellum.pop(0)]
        event = state.tell("gauls-came", strength=card.strength, penalties=penalties_name(card))
        event.reveals = True
        sums = token_sums(tokens)
        fights = tuple([fight(state, seat, sums, card.strength) for seat in range(state.seats)])
        state.battles.append(Battle(card.id, tokens, fights, state.ply))
        losers = []
        for seat in state.turn_order():
            _tell_fight(state, seat, fights[seat], card.strength)
            if fights[seat].lost:
                losers.append(seat)
        impose(state, losers, card)


def fight(table: Table, seat: int, sums: dict[str, int], gauls: int) -> Fight:
    """How the seat does against Gauls of that strength, with the tokens' sums; equal strength wins."""
    player = table.players[seat]
    tokens = sums[player.city]
    return Fight(
        player.morale, player.defence, player.military, tokens, lost=player.strength + tokens < gauls
    )


def _tell_fight(state: State, seat: int, fought: Fight, gauls: int) -> None:
    state.tell(
        "battle-lost" if fought.lost else "battle-won",
        seat,
        total=fought.total,
        gauls=gauls,
        morale=fought.morale,
        defence=fought.defence,
        military=fought.military,
        tokens=fought.tokens,
    )
