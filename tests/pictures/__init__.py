"""Pictures of every screen, and a sheet that shows them together: `make pictures`."""
