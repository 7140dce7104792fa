"""What can be known of the raids to come: from the components, and from what was shown."""

from __future__ import annotations

from collections import Counter

from bot.games.provincia.components import (
    BELLUM,
    CONSTANTS,
    OTHER_TOKENS,
    OWN_TOKEN,
    TOKENS,
    TRACKS,
)
from bot.games.provincia.state import Table

from .yields import yields


def next_raid(table: Table) -> int | None:
    """The round of the next battle that has not been fought; None after the last."""
    raids = CONSTANTS.battle_rounds[len(table.battles) :]
    return raids[0] if raids else None


def raid_range(table: Table) -> tuple[int, int]:
    """How strong the Gauls of the next raid are at least, and at most, by the cards of which one waits."""
    strengths = [card.strength for card in BELLUM.values() if card.round == next_raid(table)]
    return min(strengths), max(strengths)


def strength_expected(table: Table, seat: int) -> int:
    """The seat's strength in the next battle, without tokens, if nothing is built or played until then."""
    player = table.players[seat]
    morale, defence = player.morale, player.defence
    for _ in range(_upkeeps_until_raid(table)):
        morale = min(max(TRACKS["morale"].min, morale - 1) + yields(player)[1], TRACKS["morale"].max)
        defence = max(TRACKS["defence"].min, defence - 1)
    return morale + defence + player.military


def _upkeeps_until_raid(table: Table) -> int:
    raid = next_raid(table)
    return 0 if raid is None else raid - table.round - (table.phase == "yields")


def unseen_tokens(table: Table, seat: int) -> list[int]:
    """The values of the seat's colour that have not been shown in a battle yet, highest first."""
    city = table.players[seat].city
    left = Counter([OWN_TOKEN, *OTHER_TOKENS])
    left.subtract(
        TOKENS[token].value
        for battle in table.battles
        for token in battle.tokens
        if TOKENS[token].city == city
    )
    return sorted(left.elements(), reverse=True)
