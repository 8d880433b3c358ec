"""The server, with real processes and connections."""
