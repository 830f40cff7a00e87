"""The commands of `bottega`, one file each."""
