"""Loads hostile files, made from real ones, with a gigabyte of memory, and measures what each costs.

Run as a process of its own, `python -m tests.channel.hostile_files SEED COUNT` prints its findings as JSON.
"""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from bot.ai.players import LEVELS, RandomPlayer
from bot.engine import SEED_BYTES
from bot.engine.moves import Resign, Return
from bot.games import TITLES
from bot.games.title import Title
from bot.play.errors import Refused
from tests.scene import Scene, opened, texts
from tools.recorder import Recorder
from tools.sketches import sketched

MEMORY: Final = 2**30
GAMES: Final = Path(__file__).parents[1] / "games"

BIG = (-1, 0, 1, 7, 255, 2**31, 2**53, 2**63, 2**64, 10**30, 10**400, -(10**30))
STRANGE: tuple[Any, ...] = (
    None,
    True,
    0.5,
    1e308,
    float("nan"),
    float("inf"),
    -0.0,
    "",
    "\x00",
    "\ud800",
    "\u202e" * 50,
    "\N{GRINNING FACE}" * 2_000,
    "x" * 100_000,
    "@everyone [a](https://x.y) <@1> { $x }",
    [],
    {},
    [[[[[[]]]]]],
    {"a": {"b": {"c": {}}}},
)


UNSEEN: Final = ("{???}", "[a](https://x.y)", "<@1>", "@everyone")
"""Text that no answer may contain: a failed message, and what Discord would turn into links or pings."""


def played(chance: Random, title: Title, leaving: float) -> Any:
    """The record of a random game of any length, with players who leave and return now and then."""
    game = title.game
    seats = chance.choice(game.seats)
    recorder = Recorder(game, seats, {}, chance.randbytes(SEED_BYTES))
    player = RandomPlayer(chance.randbytes(4))
    length = chance.randrange(game.longest)
    for _ in range(length):
        state = recorder.state
        if state.outcome is not None:
            break
        if chance.random() < leaving:
            seat = chance.randrange(seats)
            if state.gone[seat]:
                recorder.play(seat, Return())
            elif len(state.played_seats()) > 2 or chance.random() < 0.01:
                recorder.play(seat, Resign())
            continue
        seat = chance.choice(game.asked(state)).seat
        recorder.play(seat, player.choose(game.view(state, seat)))
    record = json.loads(recorder.record().to_json())
    for entry in record["entries"]:
        if chance.random() < 0.3:
            entry["computer"] = chance.choice(list(LEVELS))
    return record


def real(chance: Random) -> Any:
    """A valid file."""
    name = chance.choice(list(TITLES))
    if chance.random() < 0.5:
        return json.loads((GAMES / name / "unfinished.json").read_bytes())
    return played(chance, TITLES[name], chance.choice((0.0, 0.02, 0.5)))


def somewhere(chance: Random, value: Any) -> tuple[Any, Any]:
    """A random list or object in a file, and a random key of it."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = chance.choice(keys)
        inside = value[key]
        if not isinstance(inside, dict | list) or not inside or chance.random() < 0.2:
            return value, key
        value = inside


# Changes of a file: each returns the changed record, as JSON data or as bytes.


def other_value(chance: Random, record: Any) -> Any:
    inside, key = somewhere(chance, record)
    inside[key] = chance.choice((*BIG, *STRANGE))
    return record


def other_number(chance: Random, record: Any) -> Any:
    numbers = [
        (inside, key)
        for inside, key in (somewhere(chance, record) for _ in range(50))
        if type(inside[key]) is int
    ]
    for inside, key in numbers[:1]:
        inside[key] += chance.choice((-1, 1, *BIG))
    return record


def without_something(chance: Random, record: Any) -> Any:
    inside, key = somewhere(chance, record)
    del inside[key]
    return record


def other_order(chance: Random, record: Any) -> Any:
    entries = record["entries"]
    start = chance.randrange(len(entries) + 1)
    tail = entries[start:]
    chance.shuffle(tail)
    return record | {"entries": entries[:start] + tail}


def late_change(chance: Random, record: Any) -> Any:
    """Make the error come when nearly all of the game has been replayed."""
    entries = record["entries"]
    last = chance.choice(entries[-3:])
    inside, key = somewhere(chance, last)
    inside[key] = chance.choice((0, 1, "x", "temple", 2**50))
    return record


def other_end(chance: Random, record: Any) -> Any:
    """Cut the record off, with a wrong digest."""
    entries = record["entries"][: chance.randrange(len(record["entries"]) + 1)]
    return record | {"entries": entries, "digest": "0" * 64, "rules_version": chance.choice((1, 2))}


def more_entries(chance: Random, record: Any) -> Any:
    entries = record["entries"] or [{"seat": 0, "move": {"type": "resign"}, "drawn": []}]
    return record | {"entries": (entries * chance.choice((2, 10, 100, 1_000)))[: chance.choice((300, 3_990))]}


def coming_and_going(chance: Random, record: Any) -> Any:
    kinds = [chance.choice(("resign", "return")) for _ in range(chance.choice((10, 200, 3_990)))]
    if chance.random() < 0.5:
        kinds = ["return"] * len(kinds)
    seat = chance.randrange(2)
    added = [{"seat": seat, "move": {"type": kind}, "drawn": []} for kind in kinds]
    return record | {"entries": record["entries"] + added}


def instructions(chance: Random, record: Any) -> Any:
    added = [
        {"seat": 0, "move": {"type": "instruct", "decision": f"{number}", "way": "ask"}, "drawn": []}
        for number in range(chance.choice((1, 300)))
    ]
    return record | {"entries": added + record["entries"]}


def long_seed(chance: Random, record: Any) -> Any:
    return record | {
        "seed": chance.choice(("", "0", "ab" * 15, "ab" * 17, "ab" * 50_000, "zz" * 16, "é" * 32))
    }


def long_lists(chance: Random, record: Any) -> Any:
    for part in chance.choices((*record["entries"], record), k=3):
        part["drawn"] = [chance.choice((0, 1, 10**18))] * chance.choice((100, 1_001, 20_000))
    return record


def many_keys(chance: Random, record: Any) -> Any:
    keys = {f"{number}": chance.choice(("x", 1)) for number in range(chance.choice((21, 101, 20_000)))}
    if record["entries"] and chance.random() < 0.5:
        chance.choice(record["entries"])["move"] = keys
        return record
    return record | {"options": keys}


def unknown_parts(chance: Random, record: Any) -> Any:
    deep: Any = 0
    for _ in range(chance.choice((10, 300))):
        deep = [deep] if chance.random() < 0.5 else {"x": deep}
    return {"\u202e": "x" * 1_000, **record, "more": deep}


def deep(chance: Random, record: Any) -> bytes:
    opened_, closed = chance.choice(((b"[", b"]"), (b'{"move":', b"}")))
    depth = chance.choice((100, 1_000, 30_000, 100_000))
    text = json.dumps(record).encode()
    return text.replace(b"null", opened_ * depth + b"0" + closed * depth, 1)[:400_000]


def twice_the_same_key(chance: Random, record: Any) -> bytes:
    text = json.dumps(record).encode()
    again = json.dumps(chance.choice((record["entries"], "x", 10**30))).encode()
    return text[:-1] + b', "entries": ' + again + b', "seed": "00"' * chance.choice((1, 1_000)) + b"}"


def numbers_as_text(chance: Random, record: Any) -> bytes:
    text = json.dumps(record)
    digits = chance.choice(
        ("1" * 5_000, "1e999", "-0", "00", "0x1", "1_0", "NaN", "Infinity", "1.0", "1e1", "١")
    )
    start = text.find('"seats": ') if chance.random() < 0.5 else text.find('"seat": ')
    return (text[:start] + text[start:].replace(": 0", f": {digits}", 1)).encode()


def broken_bytes(chance: Random, record: Any) -> bytes:
    text = bytearray(json.dumps(record).encode())
    for _ in range(chance.choice((1, 3, 50))):
        text[chance.randrange(len(text))] = chance.randrange(256)
    return bytes(text[: chance.choice((len(text), chance.randrange(len(text))))])


def other_coding(chance: Random, record: Any) -> bytes:
    text = json.dumps(record, ensure_ascii=False, indent=chance.choice((None, 2)))
    return text.encode(chance.choice(("utf-8-sig", "utf-16", "utf-32")), "surrogatepass")


def padded(chance: Random, record: Any) -> bytes:
    text = json.dumps(record).encode()
    return b" " * chance.choice((0, 1_000, 249_999 - len(text) % 1_000, 300_000)) + text


def as_it_is(chance: Random, record: Any) -> Any:
    return record


CHANGES: Final[tuple[Callable[[Random, Any], Any], ...]] = (
    other_value,
    other_value,
    other_number,
    without_something,
    other_order,
    more_entries,
    coming_and_going,
    instructions,
    long_seed,
    long_lists,
    many_keys,
    unknown_parts,
    deep,
    twice_the_same_key,
    numbers_as_text,
    broken_bytes,
    other_coding,
    padded,
    late_change,
    late_change,
    other_end,
    as_it_is,
    as_it_is,
    as_it_is,
    as_it_is,
)


def hostile(chance: Random) -> tuple[str, bytes]:
    """The name of the last change made to a real file, and the changed file."""
    record = real(chance)
    for _ in range(chance.choice((0, 0, 0, 0, 1))):
        changed = chance.choice((other_value, other_number, without_something))(chance, record)
        record = changed if set(changed) >= {"entries", "drawn"} else real(chance)
    change = chance.choice(CHANGES)
    try:
        content = change(chance, record)
    except (KeyError, IndexError, TypeError, AttributeError):  # an earlier change has left nothing to change
        content = record
    if not isinstance(content, bytes):
        content = json.dumps(content).encode(errors="surrogatepass")
    return change.__name__, content


class Found:
    """The highest costs of hostile files, and how they were answered."""

    def __init__(self) -> None:
        self.files = 0
        self.opened = 0
        self.begun = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.seconds = 0.0
        self.grown = 0
        self.peak = 0
        self.written = 0


async def load_all(seed: str, count: int, found: Found) -> None:
    """Load `count` files, and begin each game that can begin."""
    chance = Random(seed)
    titles = [sketched(title) for title in TITLES.values()]
    with TemporaryDirectory() as folder:
        async with opened(Path(folder), titles[0], 6, titles[1:]) as scene:
            for number in range(count):
                kind, content = hostile(chance)
                before, began = peak(), process_time()
                result = await scene.anna.slash(scene.channel, "game load", file=("game.json", content))
                found.seconds = max(found.seconds, process_time() - began)
                found.grown = max(found.grown, peak() - before)
                answers = [one for one in (result.response, *result.followups) if one is not None]
                said = " ".join(texts(one) for one in answers).strip()
                if not said or "Something went wrong" in said or any(part in said for part in UNSEEN):
                    found.faults.append(f"{seed} {number} {kind}: {said[:200]!r}")
                found.answers[" ".join(said.split()[:4])] += 1
                found.files += 1
                table = await scene.bot.tables.repository.current(scene.channel.id)
                if table is not None and table.open:
                    found.opened += 1
                    await begin(scene, found)
            found.peak = peak()


async def begin(scene: Scene, found: Found) -> None:
    """Fill the seats, begin the game, and end it."""
    tables, channel = scene.bot.tables, scene.channel.id
    for player in scene.players:
        table = await tables.repository.current(channel)
        if table is not None and any(seat.free for seat in table.seats):
            await tables.lobbies.join(scene.caller(player))
    before = size(scene.path)
    began, grown = process_time(), peak()
    try:
        table = await tables.loading.start(scene.caller(scene.anna))
        found.begun += 1
    except Refused as refused:
        found.answers[refused.text.key] += 1
        if refused.text.key != "refused-load-nobody":  # computers have all seats
            raise
    found.seconds = max(found.seconds, process_time() - began)
    found.grown = max(found.grown, peak() - grown)
    found.written = max(found.written, size(scene.path) - before)
    table = await tables.repository.current(channel)
    if table is not None and table.open:
        await tables.games.end(scene.caller(scene.mod))
    await scene.bot.outbox.deliver(channel)


def size(path: Path) -> int:
    """The size of a database in bytes, including the files beside it."""
    return sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*"))


def peak() -> int:
    """The peak memory of this process, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main(seed: str, count: str) -> None:
    """Load `count` files made from a seed, and print the findings."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    faults = Faults()
    logging.getLogger().addHandler(faults)
    found = Found()
    asyncio.run(load_all(seed, int(count), found))
    found.faults += faults.told
    print(json.dumps(vars(found)))


class Faults(logging.Handler):
    """Collects the messages logged as errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message of a record."""
        self.told.append(record.getMessage())


if __name__ == "__main__":
    main(*sys.argv[1:])
