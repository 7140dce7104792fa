"""Every word a player sees comes out of here: Fluent files to sentences."""

from .fluent import LOCALES, Words, locale_for, words

__all__ = ["LOCALES", "Words", "locale_for", "words"]
