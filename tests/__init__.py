"""A package, so that `tests` stays ours: Pgx, which `make bench` installs, brings one of that name."""
