"""Where pictures are drawn, off the event loop."""
