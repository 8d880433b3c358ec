"""Many games at once, ladders, reviews of finished games."""
