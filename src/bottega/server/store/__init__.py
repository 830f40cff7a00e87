"""PostgreSQL: tables, matches, log entries and guests."""
