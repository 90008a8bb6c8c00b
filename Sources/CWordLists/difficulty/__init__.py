"""How hard words are to spell, and which rare words a learner is asked."""
