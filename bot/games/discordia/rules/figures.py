"""Figures of a city, and the tracks on which it moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from bot.games.discordia.components import (
    COLOURS,
    EXTENSION_OF_TRACK,
    LETTERS,
    MOST_ON_SPACE,
    PRIVILEGES,
    SPACES,
    TRACKS,
    Colour,
    EffectKind,
    Figures,
    Track,
    TrackSpace,
)
from bot.games.discordia.state import Player


def counted(letters: str) -> Figures:
    """Figures by colour, of their letters."""
    return dict(_counted(letters))


@lru_cache(maxsize=1 << 10)
def _counted(letters: str) -> tuple[tuple[Colour, int], ...]:
    return tuple((colour, letters.count(letter)) for colour, letter in LETTERS.items() if letter in letters)


def written(figures: Figures) -> str:
    """The letters of figures, in the order of the colours."""
    return "".join(LETTERS[colour] * figures.get(colour, 0) for colour in COLOURS)


def jokers(player: Player) -> tuple[Colour, ...]:
    """The colours whose figures stand for any: all of them with two identical jokers (ruling 18)."""
    if not player.privileges:
        return ()
    return _jokers(tuple([privilege.id for privilege in player.privileges]))


@lru_cache(maxsize=1 << 10)
def _jokers(privileges: tuple[str, ...]) -> tuple[Colour, ...]:
    owned = [PRIVILEGES[privilege].joker for privilege in privileges]
    if any(joker and owned.count(joker) > 1 for joker in owned):
        return COLOURS
    return tuple(colour for colour in COLOURS if colour in owned)


def fitting(player: Player, space: str) -> tuple[str, ...]:
    """The figures of the stock, as letters, that fill a space exactly; none where the stock can't."""
    return _fillings(space, _stock(player, len(space)), jokers(player))


def fillable(player: Player) -> frozenset[str]:
    """The kinds of spaces that the stock can fill."""
    return _fillable(_stock(player, MOST_ON_SPACE), jokers(player))


def choices(player: Player, most: int, fewest: int = 1) -> list[str]:
    """Every choice of so many figures of the stock, as letters, the smallest first."""
    most = min(most, player.figures)
    return [letters for size in range(fewest, most + 1) for letters in _multisets(_stock(player, size), size)]


def _stock(player: Player, most: int) -> tuple[int, ...]:
    """The stock by colour, as far as it matters to who takes so many figures."""
    blue, red, white, yellow = player.stock.values()
    return (
        blue if blue < most else most,
        red if red < most else most,
        white if white < most else most,
        yellow if yellow < most else most,
    )


@lru_cache(maxsize=1 << 14)
def _multisets(stock: tuple[int, ...], size: int) -> tuple[str, ...]:
    def walk(place: int, left: int) -> Iterator[str]:
        if place == len(COLOURS):
            if not left:
                yield ""
            return
        for amount in range(min(stock[place], left), -1, -1):
            for rest in walk(place + 1, left - amount):
                yield LETTERS[COLOURS[place]] * amount + rest

    return tuple(walk(0, size))


@lru_cache(maxsize=1 << 14)
def _fillings(space: str, stock: tuple[int, ...], jokers: tuple[Colour, ...]) -> tuple[str, ...]:
    return tuple(letters for letters in _multisets(stock, len(space)) if _fills(letters, space, jokers))


@lru_cache(maxsize=1 << 12)
def _fillable(stock: tuple[int, ...], jokers: tuple[Colour, ...]) -> frozenset[str]:
    return frozenset(space for space in SPACES if _fillings(space, stock, jokers))


def _fills(letters: str, space: str, jokers: tuple[Colour, ...]) -> bool:
    """Whether each place that lacks its own colour gets a joker that no place of its own colour needs."""
    missing = spare = 0
    for colour, letter in LETTERS.items():
        surplus = letters.count(letter) - space.count(letter)
        if surplus < 0:
            missing -= surplus
        elif colour in jokers:
            spare += surplus
    return missing <= spare


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
