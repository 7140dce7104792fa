"""Settings, from environment variables and `.env`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Literal, cast
from urllib.parse import parse_qsl, urlsplit

DISCORD = "https://discord.com/api/v10"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FORMATS = ("text", "json")
DATABASE = Path("data/ludi.sqlite3")
SCHEMES = ("postgresql", "postgres")

LogFormat = Literal["text", "json"]


@dataclass(frozen=True)
class Server:
    """A PostgreSQL database by its URL. As text it has no user, password or options."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        place = parts.hostname or dict(parse_qsl(parts.query)).get("host", "")
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{place}{port}{parts.path}"


class SettingsError(Exception):
    """Some settings are wrong; `sentences` has one for each."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = tuple(sentences)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings. The `repr` leaves out the token."""

    token: str | None = field(default=None, repr=False)
    database: Path | Server = DATABASE
    sandbox: Path = Path("data/sandbox")
    api_base: str = DISCORD
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None

    @property
    def heartbeat(self) -> Path:
        """The health file beside the database, one for each set of shards.

        With a PostgreSQL database, it is where the default file would be.
        """
        shards = "".join(f".{shard}" for shard in self.shard_ids or ())
        file = DATABASE if isinstance(self.database, Server) else self.database
        return file.with_name(f"{file.name}{shards}.heartbeat")


def read(environment: Mapping[str, str], *, file: Path | None = None) -> Settings:
    """The settings in an environment, and in a file of `NAME=value` lines (`.env`) if there is one.

    The environment takes precedence, and an empty value means none. Raises SettingsError with everything that is wrong.
    """
    wrong: list[str] = []
    given = {**(read_file(file, wrong) if file else {}), **environment}

    values: dict[str, Any] = {}
    for name, (setting, understand) in VARIABLES.items():
        if text := given.get(name, "").strip():
            try:
                values[setting] = understand(text)
            except ValueError as error:
                wrong.append(f"{name} {error}")
    settings = Settings(**values)
    if settings.shard_ids is not None and not given.get("SHARD_COUNT", "").strip():
        wrong.append(
            "SHARD_COUNT is missing; with SHARD_IDS it must be the number of all shards, for example 4."
        )
    elif settings.shard_ids is not None and settings.shard_count is not None:
        beyond = [str(shard) for shard in settings.shard_ids if shard >= settings.shard_count]
        if beyond:
            wrong.append(
                f"SHARD_IDS names shard {', '.join(beyond)}, but with SHARD_COUNT {settings.shard_count} "
                f"the shards are 0 to {settings.shard_count - 1}."
            )
    if wrong:
        raise SettingsError(wrong)
    return settings


def read_file(file: Path, wrong: list[str]) -> dict[str, str]:
    """The settings in a file; unreadable lines are added to `wrong`, by number and without their content."""
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        wrong.append(f"{file} can't be read; it must be a UTF-8 text file that this user can read.")
        return {}
    values: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = re.fullmatch(r"\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*", line)
        if match is None:
            wrong.append(
                f"Line {number} of {file} is not a setting; write NAME=value, or # before a comment."
            )
            continue
        name, value = match.groups()
        quoted = re.fullmatch(r"""(["'])(.*)\1(?:\s+#.*)?""", value)
        values[name] = quoted[2] if quoted else re.sub(r"(^|\s+)#.*", "", value)
    return values


def token(text: str) -> str:
    """A bot token, as the developer portal shows it. Error messages never repeat it."""
    if text.lower().startswith("bot "):
        raise ValueError('begins with "Bot "; give the token alone, as the developer portal shows it.')
    if not re.fullmatch(r"[!-~]+", text):
        raise ValueError(
            "has spaces or other characters that no token has; copy it again from the developer portal."
        )
    return text


def database(text: str) -> Path | Server:
    """The path of an SQLite file, or a PostgreSQL database."""
    scheme, separator, _ = text.partition("://")
    if separator or text.startswith(tuple(f"{known}:" for known in SCHEMES)):
        _check_address(scheme, text)
        return Server(text)
    if text == ":memory:" or text.startswith("file:"):
        raise ValueError(f'is "{text}"; give the path of a file, for example data/ludi.sqlite3.')
    if not path(text).name:
        raise ValueError(
            f'is "{text}", which is a folder; give the path of a file, for example data/ludi.sqlite3.'
        )
    return path(text)


def path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError(f'is "{text}", but there is no such user here; give the full path.') from None


def _check_address(scheme: str, text: str) -> None:
    """Raise ValueError unless this is the URL of a PostgreSQL database, without repeating it: it may have a password.

    An unescaped @, /, ? or # would end the password, and the rest would be looked up as a host name.
    """
    before, _, _ = text.partition("://")[2].partition("/")
    if text.count("@") > 1 or "#" in text or ("@" in text and "@" not in before.partition("?")[0]):
        raise ValueError(
            "is not the address of a PostgreSQL database: its user or password has a character that must be escaped. "
            "Write %40 for @, %2F for /, %3F for ?, %23 for # and %25 for %."
        )
    try:
        parts = urlsplit(text)
        sound = scheme in SCHEMES and parts.port != 0 and len(parts.path) > 1
    except ValueError:
        sound = False
    if not sound:
        raise ValueError(
            "is not the address of a PostgreSQL database; give postgresql://user:password@host/name, or the path of "
            "a file, for example data/ludi.sqlite3."
        )


def api_base(text: str) -> str:
    """The base of Discord's API, without a slash at the end."""
    address = text.rstrip("/")
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment or not re.search(r"/api/v\d+$", parts.path):
        raise ValueError(
            f'is "{text}"; give an http or https address that ends in /api/v and a number, for example {DISCORD}.'
        )
    return address


def log_level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise ValueError(f'is "{text}"; it must be one of {", ".join(LEVELS)}.')
    return text.upper()


def log_format(text: str) -> LogFormat:
    if text.lower() not in FORMATS:
        raise ValueError(f'is "{text}"; it must be text or json.')
    return cast(LogFormat, text.lower())


def shard_ids(text: str) -> tuple[int, ...]:
    numbers = [number.strip() for number in text.split(",")]
    if not all(re.fullmatch(r"\d{1,6}", number, re.ASCII) for number in numbers) or len(
        {*map(int, numbers)}
    ) < len(numbers):
        raise ValueError(
            f'is "{text}"; give different numbers from 0 up, separated by commas, for example 0,1.'
        )
    return tuple(int(number) for number in numbers)


def shard_count(text: str) -> int:
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII) or int(text) == 0:
        raise ValueError(f'is "{text}"; it must be a whole number from 1 to 999999.')
    return int(text)


def metrics_host(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError(
            f'is "{text}"; give an IP address of this machine: 127.0.0.1 for itself alone, 0.0.0.0 for all.'
        ) from None


def metrics_port(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or not 0 < int(text) < 65536:
        raise ValueError(f'is "{text}"; it must be a port from 1 to 65535, for example 9464.')
    return int(text)


VARIABLES: Final[Mapping[str, tuple[str, Callable[[str], object]]]] = {
    "DISCORD_TOKEN": ("token", token),
    "DATABASE": ("database", database),
    "SANDBOX": ("sandbox", path),
    "DISCORD_API_BASE": ("api_base", api_base),
    "LOG_LEVEL": ("log_level", log_level),
    "LOG_FORMAT": ("log_format", log_format),
    "SHARD_IDS": ("shard_ids", shard_ids),
    "SHARD_COUNT": ("shard_count", shard_count),
    "METRICS_HOST": ("metrics_host", metrics_host),
    "METRICS_PORT": ("metrics_port", metrics_port),
}
"""The setting of each environment variable, and its parser."""
