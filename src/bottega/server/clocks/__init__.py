"""How long there is to think: clocks read from the log, deadlines, stand-ins and standing orders."""
