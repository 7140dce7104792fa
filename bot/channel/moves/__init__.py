"""Choosing, typing and playing moves."""
