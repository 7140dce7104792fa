"""The last card of a game, and the message with its analysis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.channel.rendering.renderer import Pictures
from bot.engine import Outcome
from bot.i18n.fluent import Words
from bot.play.history import records
from bot.play.table import Table
from bot.review.analysis_text import AnalysisPage
from bot.review.curve_text import CurvePage

from .card import loaded_line, small_lines
from .components import ButtonMeaning, TableButton, address_at, button, cut, table_button
from .message_pictures import descriptions, fitted_description, names_replaced
from .post import Post
from .sentences import escaped, mention_of, message_words


def end_card(
    table: Table,
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    advised: Mapping[str, int],
    curve: CurvePage | None,
) -> Post:
    """The final pictures, who followed advice how often, and the seed; last who won, and every source of points."""
    said = message_words(table)
    view = table.view(None)
    outcome: Outcome = view.outcome
    winners = [mention_of(table, said, seat) for seat in outcome.winners]
    others = [
        mention_of(table, said, standing.seat)
        for standing in outcome.standings
        if standing.place > 1 and table.user_at(standing.seat) is not None
    ]
    texts = [said("end-length", length=table.title.words.length(view), moves=view.ply, days=_days(table))]
    texts.extend(small_lines(names_replaced(table, said)))
    if others:
        texts.append(said("end-thanks", players=said.listed(others)))
    if advised:
        took = [
            said("end-advice-of", player=f"**{escaped(name)}**", times=times)
            for name, times in advised.items()
        ]
        texts.append(said("end-advice", players=said.listed(took), count=len(took)))
    texts.extend(loaded_line(table, said))
    if table.seed is not None:
        texts.append(f"-# {said('end-seed', seed=table.seed.hex(), fingerprint=table.fingerprint or '')}")
    texts += [
        f"## {said('end-winners', players=said.listed(winners), count=len(winners))}",
        said(outcome.reason),
        score_table(table, outcome),
    ]
    alts = descriptions(table)
    if pictures and curve is not None:
        pictures, alts = (*pictures, curve.picture), [*alts, fitted_description(curve.described)]
    return Post(
        texts=texts, pictures=pictures, alts=alts, buttons=end_buttons(table, said), ping=ping, mark=mark
    )


def end_buttons(table: Table, said: Words) -> list[TableButton]:
    buttons = [
        table_button(said, "again", table, ButtonMeaning.CHOOSES),
        table_button(said, "record", table),
        table_button(said, "replay", table),
    ]
    if table.over:
        buttons.append(table_button(said, "film", table))
        buttons.append(button(said("button-status"), address_at("happened", table)))
    if records.analysis_offered(table):
        buttons.append(table_button(said, "analysis", table))
    return buttons


def score_table(table: Table, outcome: Outcome) -> str:
    """The points by source, the winner's column first, in letters of one width."""
    said = table.words()
    standings = outcome.standings
    names = [_shown(said.player(standing.seat), 6) for standing in standings]
    sources = list(dict.fromkeys(source for standing in standings for source in standing.sources))
    rows = [(said(f"source-{source}"), [s.sources.get(source, 0) for s in standings]) for source in sources]
    rows.append((said("end-total"), [standing.total for standing in standings]))
    if len({standing.total for standing in standings}) < len(standings):
        for name in dict.fromkeys(name for standing in standings for name in standing.tie_breaks):
            rows.append((said(f"tie-{name}"), [s.tie_breaks.get(name, 0) for s in standings]))
    label = min(16, max(len(name) for name, _ in rows))
    lines = [" " * label + "".join(f" {name:>6}" for name in names)]
    lines += [
        f"{_shown(name, label):<{label}}" + "".join(f" {figure:>6}" for figure in figures)
        for name, figures in rows
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def _shown(name: str, longest: int) -> str:
    return cut(name.replace("`", "'"), longest)


def _days(table: Table) -> int:
    start, end = table.row.started_at, table.row.ended_at
    if start is None or end is None:
        return 1
    return (datetime.fromtimestamp(end, UTC).date() - datetime.fromtimestamp(start, UTC).date()).days + 1


def analysis_post(table: Table, page: AnalysisPage, *, mark: int | None) -> Post:
    """The analysis for everybody: its picture, and the moves that swung the game in words."""
    said = message_words(table)
    return Post(
        texts=analysis_lines(table, said, page),
        pictures=[page.picture],
        alts=[fitted_description(page.described)],
        mark=mark,
    )


def analysis_lines(table: Table, said: Words, page: AnalysisPage) -> Sequence[str]:
    return [
        f"### {said('analysis-heading', game=said('game-title'))}",
        *page.swings,
        f"-# {said('analysis-footnote')}",
        *(f"-# {line}" for line in names_replaced(table, said)),
    ]
