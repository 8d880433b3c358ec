"""Keeping tables, people and records in a database: SQLite, or PostgreSQL for several processes."""
