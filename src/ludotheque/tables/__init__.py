"""One table: seats, record, undo, clocks, what happens in which order."""
