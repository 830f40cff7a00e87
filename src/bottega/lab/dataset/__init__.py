"""The open data set: decisions of matches that are over, as Parquet, with a schema and a card beside it."""
