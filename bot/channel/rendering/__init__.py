"""Drawing pictures and films off the event loop."""
