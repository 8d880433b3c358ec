"""Tables on a server, seen from a terminal: `ludo join`. No rule is known here, no engine runs."""
