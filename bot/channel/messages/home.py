"""The message in a channel that leads to a table's thread: who plays there, and how it ended."""

from __future__ import annotations

from typing import Final

from bot.tables.table import Table
from bot.words.written import on_one_line

from .card import link_of
from .components import TableButton, cut
from .last_card import end_buttons
from .post import Post
from .sentences import introduced, marked

LONGEST_NAME: Final = 100
"""Letters of a thread's name."""


def thread_name(table: Table) -> str:
    """What the thread of a table is called: its game and its host."""
    said = table.words()
    host = next(seat.name for seat in table.seats if seat.user == table.host)
    return cut(on_one_line(said("thread-name", game=said("game-title"), host=host)), LONGEST_NAME)


def home_post(table: Table, mark: int | None = None) -> Post:
    """The way to a table's thread, which may be still to come, with what is to be known of it from outside."""
    said = marked(table)
    players = said.listed(introduced(said, seat) for seat in table.seats)
    buttons: list[TableButton] = []
    match table.status:
        case "lobby":
            most = table.title.game.seats[-1]
            players = said.listed(introduced(said, seat) for seat in table.seats if not seat.kept)
            seated = len(table.seats) - len(table.kept)
            told = said("lobby-seated", seated=seated, most=most, players=players)
        case "ended":
            winners = [said.player(seat) for seat in table.view(None).outcome.winners]
            told = said("end-winners", players=said.listed(winners), count=len(winners))
            buttons = end_buttons(table, said)
        case "stopped":
            told = said("home-stopped")
            buttons = end_buttons(table, said) if table.begun else []
        case _:
            told = said("home-playing", players=players)
    way = said("home", game=table.called())
    if table.row.home_message is not None:
        way = said("home-there", way=way, link=f"https://discord.com/channels/{table.guild}/{table.channel}")
    return Post(texts=[way, told], buttons=buttons, mark=mark)


def sought_post(table: Table, role: int, mark: int | None) -> Post:
    """That players are looked for at a lobby, told to a role."""
    said = marked(table)
    wanted = table.title.game.seats[-1] - len(table.seats)
    sentence = said("sought", role=f"<@&{role}>", game=table.called(), wanted=wanted, link=link_of(table))
    return Post(texts=[sentence], role=role, mark=mark)
