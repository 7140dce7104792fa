"""Every word a player sees comes out of here: Fluent files to sentences."""

from .fluent import LOCALES, Locale, Words, figure, locale_for, signed, words

__all__ = ["LOCALES", "Locale", "Words", "figure", "locale_for", "signed", "words"]
