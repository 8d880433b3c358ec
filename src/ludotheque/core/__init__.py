"""What a game is: positions, moves, chance, events, editions, records, words."""
