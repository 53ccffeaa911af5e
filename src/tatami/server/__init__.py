"""The server: tables, seats, clocks, storage, live updates. It knows no game by name."""
