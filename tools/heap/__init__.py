"""The Heap, the smallest game: players take one to three of forty stones in turn; whoever takes the last one wins."""
