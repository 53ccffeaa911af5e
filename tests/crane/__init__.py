"""The Crane: a small game for the tests, with hidden hands, chance, up to four seats, and decisions
out of turn where the others may not know which seat decides. It is interpreted Python on the
compiled base class of the engine, like a plug-in.

C1  Cards 1 to 12; three to each of 2 to 4 seats, the rest stays face down. Card 12 is the crane.
C2  In turn each plays a card openly and scores its number; the crane scores nothing.
C3  After a number of 6 or more, another player who holds the crane decides, in secret, whether to
    play it: then the number scores for them instead.
C4  When all hands are empty the highest score wins; equals share.
"""

from tests.crane.game import GAME

__all__ = ["GAME"]
