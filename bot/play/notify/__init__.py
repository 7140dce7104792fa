"""Announcements: the outbox, their kinds, pings."""
