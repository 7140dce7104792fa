"""Tools for developers: self-play, training, benchmarks, load tests, pictures for the documentation."""
