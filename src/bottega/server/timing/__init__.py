"""Time control: clocks from the log, deadlines, substitutes and standing orders."""
