"""How nodes tell each other what happened, and hand out work to bots."""
