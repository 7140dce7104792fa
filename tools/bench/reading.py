"""How much a turn makes a player read and tap, in a fake Discord.

Computers choose the moves of all seats; each is then clicked as a person would, from *Move* on, or on the page that the
bot has sent without a tap. A turn lasts until nothing more is asked of its player, the rules begin another turn of
theirs, or the next round begins. For each turn, the tool counts

- taps: one for a button, two for a menu, which must be opened first;
- pages: private answers, and edits of them, that show something new;
- private words on those pages, and those among them in lines that the page before didn't have;
- public words and messages in the channel since the player was last asked, and the new lines of edits.

`python -m tools bench-reading` prints the median and the 90th percentile: by the turn's first question, and by round,
which is all that a player clicked in it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter
from cyclopts.types import PositiveInt
from discord.gateway import DiscordWebSocket
from discord.http import Route
from msgspec import Struct
from simcord.backend.models import Message, ResponseKind

from bot.ai.players import TIRO
from bot.channel.client import Bot
from bot.channel.health import find_gateway
from bot.channel.interactions.bot_types import Limits
from bot.channel.messages import components
from bot.channel.messages.components import word_count
from bot.channel.moves.prompt import turn_of
from bot.channel.rendering.films import Films
from bot.channel.rendering.render_workers import COUNT, RenderWorkers
from bot.computer_turns.workers import ThinkingWorkers
from bot.engine import Move
from bot.fake_discord.live_backend import LiveInteraction
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale
from bot.play.rows import TableSettings
from bot.play.table import Caller, Table
from bot.settings import Settings
from tools.click_paths import Tap, next_tap
from tools.load.discord_server import DiscordServer, custom_ids_of, parts_of, texts_of
from tools.options import CannotRun, Games
from tools.selfplay import computer_players, seed_bytes
from tools.sketches import sketched

from .harness import quantile

READ_IN: Final[dict[Locale, str]] = {"en": "en-US", "de": "de"}
"""Discord's locales of the languages."""

_CLICKS: Final = 100
"""Clicks after which a move counts as unreachable."""
_PATIENCE: Final = 60.0
"""Seconds within which the bot must have done what a tap asks for."""


class MeasuredTurn(Struct):
    """What a turn asked of its player; `question` is the kind of its first decision."""

    seat: int
    count: str
    """The length of the game when the turn began ("3 rounds")."""
    question: str
    taps: int = 0
    pages: int = 0
    private_words: int = 0
    new_words: int = 0
    public_words: int = 0
    messages: int = 0


FIGURES: Final = ("taps", "pages", "private_words", "new_words", "public_words", "messages")


class ReadingRow(NamedTuple):
    """Turns of a kind: their number, and the median and 90th percentile of each figure."""

    name: str
    times: int
    figures: dict[str, tuple[float, float]]


def run_bench_reading(
    games: Games = (),
    *,
    seats: Annotated[Sequence[int], Parameter(help="how many play, if not the fewest and the most")] = (),
    languages: Annotated[Sequence[Locale], Parameter(help="in which people read; all if none is named")] = (),
    turns: Annotated[PositiveInt | None, Parameter(help="of each game, if not to its end")] = None,
) -> None:
    """Play, and print what turns ask of players.

    Each game is played with those of the `seats` that it allows, and in all languages with the same moves.
    """
    cases = [
        (title, number, language)
        for title in (TITLES[game] for game in games or TITLES)
        for number in dict.fromkeys(seats or (title.game.seats[0], title.game.seats[-1]))
        if number in title.game.seats
        for language in languages or LOCALES
    ]
    if not cases:
        raise CannotRun(
            f"None of these games has {' or '.join(map(str, seats))} seats. Name other numbers, or other games."
        )
    logging.disable(logging.INFO)  # the bot is in this process
    try:
        asyncio.run(_measure(cases, turns))
    finally:
        logging.disable(logging.NOTSET)


async def _measure(cases: Sequence[tuple[Title, int, Locale]], turns: int | None) -> None:
    """Print a table for each game, played in its own channel, for at most `turns` turns."""
    seed = ""

    def new_seed() -> bytes:
        return seed_bytes(seed)

    with TemporaryDirectory(prefix="ludi-reading-") as folder:
        titles = [title for title, _, _ in cases]
        async with connected_bot(Path(folder), titles, len(cases), new_seed) as (bot, server):
            for channel, (title, seats, language) in zip(server.channels, cases, strict=True):
                server.backend.locale = READ_IN[language]
                seed = f"reading {title.game.id} {seats}"
                clicked = ReadingGame(bot, server, channel, title, seats, language)
                rows = reading_rows([turn async for turn in clicked.turns(turns)])
                heading = f"{title.game.id}, {seats} seats, {language}"
                print(*reading_table(heading, rows), "", sep="\n", flush=True)


@asynccontextmanager
async def connected_bot(
    folder: Path,
    titles: Iterable[Title],
    channels: int,
    new_seed: Callable[[], bytes] = lambda: seed_bytes("reading"),
) -> AsyncIterator[tuple[Bot, DiscordServer]]:
    """A bot in this process in a fake Discord with this many channels; its pictures are sketches."""
    server = DiscordServer(channels)
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with server.running():
        Route.BASE = server.base
        bot = Bot(
            Settings(token="a.token.for-tests", database=folder / "bench.sqlite3", api_base=server.base),  # noqa: S106
            {title.game.id: sketched(title) for title in titles},
            clock=time.time,
            new_seed=new_seed,
            render_workers=RenderWorkers(partial(ThreadPoolExecutor, COUNT)),
            thinking_workers=ThinkingWorkers(partial(ThreadPoolExecutor, 1)),
            films=Films(partial(ThreadPoolExecutor, 1)),
            limits=Limits({}),
        )
        try:
            async with bot:
                await bot.login("a.token.for-tests")
                await find_gateway(bot)
                stays = asyncio.create_task(bot.connect())
                ready = asyncio.create_task(bot.wait_until_ready())
                await asyncio.wait([stays, ready], return_when=asyncio.FIRST_COMPLETED)
                if stays.done():
                    stays.result()  # raises what keeps the bot from connecting
                yield bot, server
            await stays
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


class ReadingGame:
    """A game among people in a channel, whose moves are chosen by computers and clicked."""

    def __init__(
        self, bot: Bot, server: DiscordServer, channel: int, title: Title, seats: int, language: Locale
    ) -> None:
        self._bot = bot
        self._server = server
        self._channel = channel
        self._title = title
        self._language = language
        first = (server.channels.index(channel) + 1) * 10
        guild = server.backend.channels[channel].guild_id
        self._people = [Caller(first + seat, f"Player {seat + 1}", channel, guild) for seat in range(seats)]
        self._players = computer_players(title, [TIRO.name] * seats, "reading")
        self._public = Counter[str]()
        """Counts of words and messages so far."""
        self._said: dict[int, Counter[str]] = {}
        """The lines of each message."""
        self._read: defaultdict[int, Counter[str]] = defaultdict(Counter)
        """Those counts when each seat was last asked."""
        self._clicked: dict[int, LiveInteraction] = {}
        """Each user's last click, to which the bot may send a follow-up."""

    async def turns(self, most: int | None) -> AsyncIterator[MeasuredTurn]:
        """Play turn by turn, to the end of the game or for `most` turns."""
        self._server.written = self._written
        lobbies = self._bot.tables.lobbies
        host, *others = self._people
        for person in self._people:
            self._server.backend.meet(person.id, self._channel)
        settings = TableSettings(language=self._language)
        await lobbies.open(host, self._title.game.id, settings)
        for person in others:
            await lobbies.join(person)
        await lobbies.start(host)
        await self._bot.outbox.deliver(self._channel)
        played = 0
        while (table := await self._table()).status == "playing" and (most is None or played < most):
            seat, user = next(iter(table.asked_people.items()))
            async for turn in self._turns(table, seat, user):
                yield turn
                played += 1

    async def _turns(self, table: Table, seat: int, user: int) -> AsyncIterator[MeasuredTurn]:
        """Click what a player is asked, from the card's button on, turn by turn, until they are no longer asked."""
        turn = self._begun(table, seat)
        page = OpenPage(turn)
        wanted, revision, laid_out = self._planned(table, seat), table.revision, -1
        tried: set[Tap] = set()
        if (clicked := self._clicked.pop(user, None)) is not None and clicked.followup_ids:
            page.open(self._server.backend.messages[clicked.channel_id][clicked.followup_ids[-1]])
        else:
            page.shown = self._card()
        while user in table.asked_users() and page.shown is not None:
            if table.revision != revision:
                wanted, revision = self._planned(table, seat), table.revision
            laid = await turn_of(self._bot.tables, table, user, self._language)
            if (table.revision, laid.kept.edition) != (revision, laid_out):
                tried.clear()
                laid_out = laid.kept.edition
            tap = next_tap(laid, parts_of(page.shown), wanted, tried)
            if tap is None or len(tried) >= _CLICKS:
                raise RuntimeError(
                    f"No taps lead to {wanted!r} in {self._title.game.id} ({self._language}), revision {revision}, "
                    f"from the page that says: {texts_of(page.shown)}"
                )
            tried.add(tap)
            clicked = self._server.click(user, page.shown, tap.custom_id, tap.value)
            await self._tapped(page, clicked, tap.taps)
            self._clicked[user] = clicked
            after = await self._table()
            if after.revision != revision:
                decision = after.view(seat).decision
                if decision is not None and (decision.begins_turn or self._count(after) != turn.count):
                    yield turn
                    turn = page.turn = self._begun(after, seat)
            table = after
        yield turn

    def _begun(self, table: Table, seat: int) -> MeasuredTurn:
        """A turn before its first click, with what there was to read in the channel before it."""
        view = table.view(seat)
        assert view.decision is not None, "they are asked"
        unread = self._public - self._read[seat]
        self._read[seat] = self._public.copy()
        return MeasuredTurn(
            seat,
            self._count(table),
            view.decision.kind(),
            public_words=unread["words"],
            messages=unread["messages"],
        )

    def _count(self, table: Table) -> str:
        return table.words("en").text(self._title.words.length(table.view(None)))

    def _planned(self, table: Table, seat: int) -> list[Move]:
        """The moves of the seat's computer from here on, until only others are asked."""
        game = self._title.game
        state = game.copy(table.state)
        moves: list[Move] = []
        while any(decision.seat == seat for decision in game.asked(state)):
            moves.append(self._players[seat].choose(game.view(state, seat)))
            game.play(state, seat, moves[-1])
        return moves

    async def _tapped(self, page: OpenPage, asked: LiveInteraction, taps: int = 1) -> None:
        """Wait until the bot has done what a tap asks for, and read its answer."""
        async with asyncio.timeout(_PATIENCE):
            while True:
                if busy := [*self._bot.handling, *self._bot.outbox.under_way]:
                    await asyncio.wait(busy)
                elif asked.responded:
                    break
                else:
                    await asyncio.sleep(0.001)
        page.turn.taps += taps
        page.read(asked, self._server)

    def _card(self) -> Message:
        for message in reversed(self._server.posted(self._channel)):
            for custom_id in custom_ids_of(message):
                if custom_id.startswith("ludi:") and components.address_in(custom_id).verb == "move":
                    return message
        raise RuntimeError(f"Somebody is asked in {self._title.game.id}, and no card has a button for it.")

    def _written(self, message: Message) -> None:
        if message.channel_id != self._channel or message.is_ephemeral:
            return
        lines = _lines(texts_of(message))
        self._public["messages"] += message.id not in self._said
        self._public["words"] += _words(lines - self._said.get(message.id, Counter()))
        self._said[message.id] = lines

    async def _table(self) -> Table:
        table = await self._bot.tables.repository.current(self._channel)
        assert table is not None, "it was opened"
        return table


class OpenPage:
    """What a player has open in a turn: a card or a private message; `shown` is None if there is nothing."""

    def __init__(self, turn: MeasuredTurn) -> None:
        self.turn = turn
        self.shown: Message | None = None
        self._lines = Counter[str]()

    def open(self, followed_up: Message) -> None:
        """Open a page that came without a tap."""
        self.shown = followed_up
        self._lines = _lines(texts_of(followed_up))
        self._count(self._lines, self._lines)

    def read(self, asked: LiveInteraction, server: DiscordServer) -> None:
        """Count what an answer shows: the updated page, and further messages."""
        beside = list(asked.followup_ids)
        if asked.taken_back:
            self.shown = None
        elif asked.edited and (page := server.page_of(asked)) is not None:
            self.shown = page
            lines = _lines(texts_of(page))
            self._count(lines, lines - self._lines)
            self._lines = lines
        elif asked.response_kind == ResponseKind.MESSAGE and asked.message_id is not None:
            beside.append(asked.message_id)
        for number in beside:
            lines = _lines(texts_of(server.backend.messages[asked.channel_id][number]))
            self._count(lines, lines)

    def _count(self, lines: Counter[str], new: Counter[str]) -> None:
        self.turn.pages += 1
        self.turn.private_words += _words(lines)
        self.turn.new_words += _words(new)


def _lines(texts: Sequence[str]) -> Counter[str]:
    return Counter(line for text in texts for line in text.splitlines())


def _words(lines: Counter[str]) -> int:
    return sum(word_count(line) * times for line, times in lines.items())


def reading_rows(turns: Sequence[MeasuredTurn]) -> Iterator[ReadingRow]:
    """A row for each first question of turns, and last one for rounds."""
    by_question: defaultdict[str, list[MeasuredTurn]] = defaultdict(list)
    for turn in turns:
        by_question[turn.question].append(turn)
    for question, alike_turns in sorted(by_question.items(), key=lambda item: -len(item[1])):
        yield _row(question, ([turn] for turn in alike_turns))
    rounds: defaultdict[tuple[int, str], list[MeasuredTurn]] = defaultdict(list)
    for turn in turns:
        rounds[turn.seat, turn.count].append(turn)
    last = turns[-1].count if turns else ""
    whole = [some for (_, counted), some in rounds.items() if counted != last]
    if whole:
        yield _row("a round, as the game counts", whole)


def _row(name: str, stretches: Iterable[Sequence[MeasuredTurn]]) -> ReadingRow:
    """A row of stretches of turns, the figures of each being summed up."""
    summed = [[sum(getattr(turn, figure) for turn in turns) for figure in FIGURES] for turns in stretches]
    columns = zip(FIGURES, zip(*summed, strict=True), strict=True)
    figures = {name: (quantile(values, 0.5), quantile(values, 0.9)) for name, values in columns}
    return ReadingRow(name, len(summed), figures)


_NAME: Final = 44
_COLUMN: Final = 14


def reading_table(heading: str, rows: Iterable[ReadingRow]) -> Iterator[str]:
    """The table of the rows: the median and the 90th percentile of each figure."""
    names = (f"{name.replace('_', ' '):>{_COLUMN}}" for name in FIGURES)
    yield f"{heading:{_NAME}}{'turns':>6}{''.join(names)}"
    for row in rows:
        cells = (f"{median:g} / {most:g}" for median, most in row.figures.values())
        yield f"{row.name[: _NAME - 1]:{_NAME}}{row.times:>6}" + "".join(
            f"{cell:>{_COLUMN}}" for cell in cells
        )
