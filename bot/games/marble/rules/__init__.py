"""The rules of City of Marble: turns, tiles, aqueducts, sites, as in the rulebook.

Words and pictures ask them as well: what takes a table and tells something of it changes nothing.
"""
