"""What can go wrong with a database: it could not do its work, and nothing was written."""

from __future__ import annotations


class StoreError(Exception):
    """The database could not do its work; nothing was written. Its text is a sentence for the operator."""


class GoneAway(StoreError):
    """The connection to the database is cut; it may be a new one works."""


class CannotOpen(StoreError):
    """The file can't be opened, read or written."""


class InUse(StoreError):
    """Another process writes to the database already."""


class NotOurs(StoreError):
    """The file is no SQLite database, or that of another program."""


class Damaged(StoreError):
    """The database contradicts itself."""


class TooNew(StoreError):
    """The database was written by a newer version of the bot."""


class CannotBackUp(StoreError):
    """A copy of the database could not be made, or doesn't stand the check."""


class CannotMove(StoreError):
    """One database can't be carried over into the other."""
