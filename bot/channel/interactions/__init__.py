"""Incoming commands and clicks: limited, acknowledged in time, and always answered."""
