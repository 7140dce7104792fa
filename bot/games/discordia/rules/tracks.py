"""The two tracks (section 3.11): their spaces, and what covered spaces give for good."""

from __future__ import annotations

from functools import cache

from bot.games.discordia.components import EXTENSION_OF_TRACK, TRACKS, EffectKind, Track, TrackSpace
from bot.games.discordia.state import Player

_LETTERS: dict[Track, str] = {"expedition": "E", "development": "D"}


def track_length(player: Player, track: Track) -> int:
    """How many spaces the track has, with those that extensions add."""
    added = EXTENSION_OF_TRACK[track]
    return len(TRACKS[track]) + len(added.adds) * player.extensions[added.id]


@cache
def track_space(track: Track, number: int) -> TrackSpace:
    """A space of a track, counted from 1."""
    printed = TRACKS[track]
    if number <= len(printed):
        return printed[number - 1]
    adds = EXTENSION_OF_TRACK[track].adds
    return TrackSpace(f"{_LETTERS[track]}{number}", 0, adds[(number - len(printed) - 1) % len(adds)])


def stars_on(player: Player, track: Track) -> int:
    """How many spaces of the track are covered."""
    return player.expedition if track == "expedition" else player.development


def next_space(player: Player, track: Track) -> TrackSpace | None:
    """The lowest space without a star; None when the track is full."""
    covered = stars_on(player, track)
    return track_space(track, covered + 1) if covered < track_length(player, track) else None


def cover_next(player: Player, track: Track) -> TrackSpace:
    """A star of the player's stock goes to the lowest space without one; both must be there. Returns the space."""
    space = next_space(player, track)
    assert space is not None
    player.stars -= 1
    if track == "expedition":
        player.expedition += 1
    else:
        player.development += 1
    return space


@cache
def _amounts(kind: EffectKind, track: Track, stars: int) -> dict[str, int]:
    """How much of a kind of advantage so many covered spaces give, by what it concerns."""
    amounts: dict[str, int] = {}
    for number in range(1, stars + 1):
        bonus = track_space(track, number).bonus
        if bonus and bonus.kind == kind:
            amounts[bonus.what] = amounts.get(bonus.what, 0) + bonus.amount
    return amounts


def lasting_relief(player: Player) -> int:
    """By how much covered spaces of the expedition track lower every shortage (`infra_perm`)."""
    return sum(_amounts("infra_perm", "expedition", player.expedition).values())


def develops_on_5(player: Player) -> bool:
    """Whether a five is enough to develop."""
    return bool(_amounts("develop_on_5", "development", player.development))


def any_colour(player: Player) -> tuple[str, ...]:
    """The sorts to which special dispatches go with every colour of die."""
    return _any_colour(player.development)


@cache
def _any_colour(stars: int) -> tuple[str, ...]:
    return tuple(_amounts("any_colour", "development", stars))
