"""Verifies a record that somebody hands in: it replays, or the first fault is named."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from time import thread_time
from typing import Final, TypeAlias

import msgspec

from bot.ai.players import LEVELS
from bot.engine import (
    SEED_BYTES,
    AnyState,
    Argument,
    Entry,
    Game,
    Move,
    Player,
    Record,
    Refusal,
    Resign,
    Return,
    digest,
    text,
)
from bot.games.title import Title

MOST_BYTES: Final = 250_000
"""The most bytes of a file: the longest game needs a seventh of that. The moves are bounded by a game's `longest`."""

MOST_COMINGS: Final = 16
"""The most times per seat that its player may have left, or been replaced."""

MOST_SECONDS: Final = 1.0
"""The most CPU seconds for replaying a game: the longest needs a twentieth of that."""

Titles: TypeAlias = Mapping[str, Title]
Heard: TypeAlias = Callable[[Game, AnyState], None]


class Wrong(Exception):
    """A fault of a record: a message of the bot, whose arguments may be texts of its `game`."""

    def __init__(self, key: str, /, game: str | None = None, **arguments: Argument) -> None:
        super().__init__(key)
        self.key = f"load-{key}"
        self.game = game
        self.arguments = arguments


def verified(titles: Titles, content: bytes, hear: Heard = lambda game, state: None) -> tuple[Title, Record]:
    """The record of an unfinished game, after replaying every move and every draw. Raises Wrong.

    `hear` gets the position at the start and after each entry, always the same object. The file's length is checked
    before anything is made of its content.
    """
    record = _read(content)
    title = titles.get(record.game)
    if title is None:
        raise Wrong("unknown-game", name=record.game)
    if record.rules_version not in range(1, title.game.rules_version + 1):
        raise Wrong("rules", game=record.game)
    if len(record.entries) > title.game.longest:
        raise Wrong("too-long", game=record.game, most=title.game.longest)
    state = _play(title, record, hear)
    if record.outcome != state.outcome:
        raise Wrong("outcome", game=record.game)
    # The encoding of positions may have changed with the rules; then only moves and draws can be compared.
    if record.rules_version == title.game.rules_version and record.digest != digest(title.game, state):
        raise Wrong("digest", game=record.game)
    if state.outcome is not None:
        raise Wrong("over", game=record.game)
    return title, record


def _read(content: bytes) -> Record:
    if len(content) > MOST_BYTES:
        raise Wrong("too-large", most=MOST_BYTES // 1000)
    try:
        return Record.from_json(content)
    except msgspec.ValidationError as error:
        part = _part(error)
        raise (Wrong("part", part=part) if part else Wrong("no-record")) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong("no-record") from error


def _part(error: msgspec.ValidationError) -> str:
    """The part of a file that is missing or has a wrong type: "entries[3].seat"; empty if it is the whole."""
    inside, missing = re.search(r"(?:at|in) `\$\.?(.+)`", str(error)), re.search(r"field `(\w+)`", str(error))
    return ".".join(found[1] for found in (inside, missing) if found)


def _play(title: Title, record: Record, hear: Heard) -> AnyState:
    game, until = title.game, thread_time() + MOST_SECONDS
    if re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", record.seed) is None:
        raise Wrong("seed", game=game.id, digits=2 * SEED_BYTES)
    seed = bytes.fromhex(record.seed)
    try:
        state = game.new(record.seats, record.options, seed, record.rules_version)
    except Refusal as refusal:
        raise Wrong("set-up", game=game.id, reason=refusal.reason) from refusal
    if record.rules_version == game.rules_version and record.options != state.options:
        raise Wrong("options", game=game.id)  # a game of an earlier version may lack newer options
    _compare_drawn(title, 0, record.drawn, state.chance.drawn)
    hear(game, state)
    comings, most = 0, MOST_COMINGS * state.seats
    for number, entry in enumerate(record.entries, 1):
        comings += isinstance(_play_entry(title, state, number, entry), Resign | Return)
        if comings > most:
            raise Wrong("comings", game=game.id, most=most)
        _compare_drawn(title, number, entry.drawn, state.chance.drawn)
        hear(game, state)
        if thread_time() > until:
            raise Wrong("too-slow", game=game.id, number=number)
    return state


def _play_entry(title: Title, state: AnyState, number: int, entry: Entry) -> Move:
    game = title.game
    if entry.seat not in range(state.seats):
        raise Wrong("seat", game=game.id, number=number, seat=entry.seat + 1)
    if entry.computer is not None and entry.computer not in LEVELS:
        raise Wrong("level", game=game.id, number=number, level=entry.computer)
    player = Player(entry.seat)
    try:
        move = game.move_from(entry.move)
    except msgspec.ValidationError as error:
        raise Wrong("move", game=game.id, number=number, player=player) from error
    if isinstance(move, Resign | Return):
        if state.outcome is not None:
            raise Wrong("refused", game=game.id, number=number, player=player, reason=text("refusal-over"))
        if isinstance(move, Resign) and state.gone[entry.seat]:
            raise Wrong("gone", game=game.id, number=number, player=player)
    try:
        game.apply(state, entry.seat, move)
    except Refusal as refusal:
        raise Wrong("refused", game=game.id, number=number, player=player, reason=refusal.reason) from refusal
    return move


def _compare_drawn(title: Title, number: int, recorded: list[int], drawn: list[int]) -> None:
    if recorded != drawn:
        raise Wrong("chance", game=title.game.id, number=number)
