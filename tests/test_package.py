"""The wheel is complete: installed without a checkout, it does all that the bot can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
SOURCES = ("bot", "tools", "assets", "pyproject.toml", "setup.py", "README.md", "LICENSE")

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"

TRY_OUT = """
import asyncio, sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
import aiohttp
import bot
from bot.channel.launch import connect
from bot.channel.rendering import render_workers
from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures.names import Showing
from bot.sandbox.sandbox import opened
from bot.settings import Settings
from simcord.components import walk_components

assert Path(bot.__file__).is_relative_to(sys.argv[1]), bot.__file__
assert find_spec("tools") is None, "developers' programs stay in the checkout"
for title in TITLES.values():
    view = title.game.view(title.game.new(title.game.seats[0], {}, bytes(32)), None)
    showing = Showing(("Anna", "Ben"), words("en", title.game.id))
    for number, picture in enumerate(title.artist.draw_table(view, showing)):
        Path(f"{title.game.id}-{number}.png").write_bytes(picture)

render_workers.drawing_executor = partial(render_workers.drawing_executor, games=())  # no practice

async def sit_down():
    async with opened(Settings()) as sandbox:
        bot = asyncio.create_task(connect(sandbox.settings))
        await sandbox.api.gateway.identified.wait()
        world, acting = sandbox.world, sandbox.acting
        anna, ben = list(world.people)[:2]
        channel = next(iter(world.channels))

        async def press(person, label):
            while True:
                for message in world.visible(channel, person):
                    for part in walk_components(message.components):
                        if part.get("label") == label:
                            return await acting.press(person, channel, message.id, part["custom_id"]).outcome()
                await asyncio.sleep(0.1)

        await acting.command(anna, channel, ["game", "new"], {"game": "marble"}).outcome()
        await press(ben, "Join")
        await press(anna, "Start")
        pictures = []
        while not pictures:
            await asyncio.sleep(0.1)
            pictures = world.visible(channel, anna)[-1].attachments
        async with aiohttp.ClientSession() as browser:
            for path in ("/", "/static/page.js", "/face.svg"):
                async with browser.get(sandbox.url + path) as answer:
                    assert answer.status == 200, path
        print(sandbox.url, pictures[0]["size"])
        bot.cancel()
        await bot

asyncio.run(sit_down())
"""


def run(*command: str | Path, folder: Path, path: Path | None = None) -> str:
    """The output of a command that must succeed; `path` is the first place for its packages."""
    hidden = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_installed_wheel_plays_and_draws_without_the_tools(tmp_path: Path) -> None:
    source, wheels, installed, elsewhere = (
        tmp_path / name for name in ("source", "wheels", "installed", "elsewhere")
    )
    for folder in (source, wheels, elsewhere):
        folder.mkdir()
    for name in SOURCES:
        if (REPOSITORY / name).is_dir():
            shutil.copytree(REPOSITORY / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(REPOSITORY / name, source / name)
    run(sys.executable, "-c", BUILD, wheels, folder=source)
    (wheel,) = wheels.iterdir()
    install = ("-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-compile", "--target", installed)
    run(sys.executable, *install, wheel, folder=elsewhere)
    shutil.rmtree(source)
    helped = run(installed / "bin" / "ludi-romani", "--help", folder=elsewhere, path=installed)
    assert "sandbox" in helped
    assert "selfplay" not in helped
    said = run(sys.executable, "-c", TRY_OUT, installed, folder=elsewhere, path=installed)
    address, size = said.splitlines()[-1].split()
    assert address.startswith("http://127.0.0.1:")
    assert int(size) > 10_000, "the sandbox shows a picture of the table"
    pictures = list(elsewhere.glob("*.png"))
    assert len(pictures) >= 5
    assert all(picture.stat().st_size > 10_000 for picture in pictures)


def versions(name: str) -> dict[str, str]:
    lines = (REPOSITORY / name).read_text(encoding="utf-8").splitlines()
    pinned = (
        line.split()[0].split("==") for line in lines if "==" in line and not line.startswith(("#", " "))
    )
    return {package.lower().replace(".", "-").replace("_", "-"): version for package, version in pinned}


def test_the_image_installs_the_versions_that_the_tests_run_on() -> None:
    tested, installed = versions("constraints.txt"), versions("requirements.txt")
    installed.pop("audioop-lts")  # part of Python up to 3.12
    assert installed.items() <= tested.items()
    assert (REPOSITORY / "requirements.txt").read_text().count("--hash=sha256:") > len(installed)
