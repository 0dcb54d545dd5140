"""Everything that outlives a process: two append-only logs, people and keys, in SQLite or PostgreSQL."""
