"""A person's story: what they have played, how they are rated, who comes before them."""
