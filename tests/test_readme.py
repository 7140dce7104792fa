"""The commands, links and file names in README, CONTRIBUTING and docs are valid."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot import __main__ as command_line
from bot import log, settings
from bot.ai.players import RandomPlayer
from bot.channel.messages.messenger import NEEDED_FOR_THREADS
from bot.db.sqlite import prepare
from bot.games import GAMES
from bot.i18n.fluent import words
from tools.__main__ import TOOLS
from tools.__main__ import main as tools_main
from tools.recorder import Recorder
from tools.selfplay import seed_bytes

REPOSITORY = Path(__file__).parents[1]
NAMING_FILES = ("architecture", "computers", "hosting", "playing", "privacy", "security")
"""Pages that name existing files; the page on adding a game names files of a future game."""
PAGES = ("README.md", "CONTRIBUTING.md", "docs/hosting.md")

NOT_RUN = {
    (),
    ("sandbox",),
    ("sandbox", "--fresh"),
    ("run",),
    ("health",),
    ("health", "--live"),
}
"""Commands of the bot that don't end, or need a running bot: only their arguments are parsed. Other tests run them."""

TOOLS_NOT_RUN = {
    ("arena", "praetor", "--players", "legatus,veteranus", "--games", "1", "--seed", "1"),
    ("balance", "praetor", "--into", "pictures"),
    ("bench",),
    ("bench-growth",),
    ("bench-reading", "praetor", "--seats", "2", "--languages", "en"),
    ("load", "--channels", "1", "--rate", "5", "--minutes", "3"),
    ("load", "--kills", "1", "--faults"),
}
"""Tools that take long: only their arguments are parsed. Other tests run them."""


def commands() -> Iterator[str]:
    """All lines of fenced blocks, and the commands within sentences."""
    for page in PAGES:
        text = (REPOSITORY / page).read_text(encoding="utf-8")
        for language, block in re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            if language:
                continue  # a shell script: `test_operations` runs it as a whole
            yield from (line.split("#")[0].strip() for line in block.splitlines() if line.strip())
        yield from re.findall(r"`((?:python -m|ludi-romani|make|docker|pip) [^`]+)`", text)


def test_the_invitation_requests_exactly_the_permissions_that_the_bot_needs() -> None:
    readme, hosting = (
        (REPOSITORY / page).read_text(encoding="utf-8") for page in ("README.md", "docs/hosting.md")
    )
    (link,) = {*re.findall(r"`(https://discord\.com/oauth2/authorize\S+)`", readme + hosting)}
    assert link in readme
    asked = parse_qs(urlsplit(link).query)
    assert int(asked["permissions"][0]) == NEEDED_FOR_THREADS.value
    assert asked["scope"] == ["bot applications.commands"]
    table = hosting[hosting.index("| permission |") : hosting.index("*Mention @everyone")]
    said = words("en")
    for name, needed in NEEDED_FOR_THREADS:
        if needed:
            assert said(f"permission-{name.replace('_', '-')}") in table


def test_the_page_on_hosting_lists_every_setting() -> None:
    page = (REPOSITORY / "docs/hosting.md").read_text(encoding="utf-8")
    table = page[page.index("| variable |") :].split("\n\n")[0]
    named = {name for line in table.splitlines() for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == settings.VARIABLES.keys()


def test_every_link_leads_to_an_existing_file_and_heading() -> None:
    pages = [*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").rglob("*.md")]
    texts = {page: page.read_text(encoding="utf-8") for page in pages}
    for page, text in texts.items():
        for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", text):
            file, _, heading = link.partition("#")
            there = (page.parent / file).resolve() if file else page
            assert there.exists(), f"{page.name}: {link}"
            if heading:
                headings = re.findall(r"^#+ (.+)$", texts[there], re.MULTILINE)
                assert heading in {
                    re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings
                }, f"{page.name}: {link}"


def test_every_file_that_a_page_names_exists() -> None:
    """Paths may begin at the checkout, `bot`, a package in it, the folder of a game, `docs` or `tests`."""
    bases = (REPOSITORY, REPOSITORY / "bot", *filter(Path.is_dir, (REPOSITORY / "bot").glob("*")))
    bases += tuple(
        filter(Path.is_dir, (*(REPOSITORY / "bot").glob("*/*"), REPOSITORY / "docs", REPOSITORY / "tests"))
    )
    for name in ("README.md", "CONTRIBUTING.md", *(f"docs/{page}.md" for page in NAMING_FILES)):
        page = (REPOSITORY / name).read_text(encoding="utf-8")
        for file in re.findall(r"`([\w/]+\.(?:py|md|toml|ftl|json))`", page):
            assert any((base / file).exists() for base in bases), f"{name}: {file}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder of the commands, with a database, a record of a few moves, and a picture."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(log, "keep", lambda settings: None)
    for name in ("DISCORD_TOKEN", "DATABASE"):
        monkeypatch.delenv(name, raising=False)
    prepare(tmp_path / "data/ludi.sqlite3", now=0)
    game = GAMES["marble"]
    recorder, player = Recorder(game, 2, {}, seed_bytes("readme")), RandomPlayer(b"readme")
    for _ in range(2):
        (decision, *_) = game.asked(recorder.state)
        recorder.play(decision.seat, player.choose(game.view(recorder.state, decision.seat)))
    (tmp_path / "game.json").write_bytes(recorder.record().to_json())
    picture = next((REPOSITORY / "docs/pictures").glob("*-mat.png"))
    (tmp_path / "table.png").write_bytes(picture.read_bytes())
    return tmp_path


def filled_in(words: list[str]) -> list[str]:
    """A command with its placeholders replaced by files of the folder, and its number of games by one."""
    written = {"backup": "copy.sqlite3", "film": "film.mp4"}
    for name, value in (
        ("FILE", next((file for command, file in written.items() if command in words), "game.json")),
        ("RECORD", "game.json"),
        ("DIR", "pictures"),
        ("FROM", "data/ludi.sqlite3"),
        ("TO", "moved.sqlite3"),
    ):
        words = [value if word == name else word for word in words]
    return [re.sub(r"^\d{3,}$", "1", word) for word in words]


def run_bot_command(words: list[str]) -> None:
    command_line.command_line().parse_args(words)
    if tuple(words) not in NOT_RUN:
        assert command_line.main(words) == 0


def run_tool(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if words[:1] == ["sheets"] or tuple(words) in TOOLS_NOT_RUN:
        module, _, name = TOOLS[words[0]][0].partition(":")
        run = getattr(import_module(module), name)
        monkeypatch.setattr(f"{module}.{name}", wraps(run)(lambda *games, **options: 0))
    elif words[:1] == ["new-game"]:
        monkeypatch.setattr(import_module("tools.new_game"), "make", lambda name, bot, like: None)
        words = ["new-game", "nothingyet"]
    assert tools_main(words) == 0


@pytest.mark.parametrize("command", sorted(set(commands())))
def test_a_command_of_the_pages_works(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match shlex.split(command):
        case ["make", *targets]:
            there = re.findall(r"^(\w+):", (REPOSITORY / "Makefile").read_text(), re.MULTILINE)
            assert set(targets) <= set(there)
        case ["docker", "compose", *_]:
            assert "bot:" in (REPOSITORY / "compose.yaml").read_text()
        case ["ludi-romani", *words] | ["python", "-m", "bot", *words]:
            run_bot_command(filled_in(words))
        case ["python", "-m", "tools", *words]:
            run_tool(filled_in(words), monkeypatch)
        case ["python", "-m", "pytest", *paths]:
            assert all((REPOSITORY / path).exists() for path in paths if path.startswith("tests"))
        case ["python", "-m", module, *_]:
            assert find_spec(module)
        case [("pip" | "pre-commit"), "install", *_]:
            pass
        case _:
            pytest.fail(f"nobody has tried this out: {command}")
