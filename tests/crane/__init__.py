"""The Crane: a tiny game made for the tests. It has what the contract must carry and `samourai`
lacks: hidden hands, chance, three seats, and a reaction out of turn of which nobody may see who
is being asked. It is interpreted Python on the engine's compiled base class, as a user's would be.

C1  Cards 1 to 12; three to each of 2 to 4 seats, the rest stays face down. Card 12 is the crane.
C2  In turn each plays a card openly and scores its number; the crane scores nothing.
C3  After a number of 6 or more whoever else holds the crane is asked, in secret, whether to play
    it: then the number scores for them instead.
C4  When all hands are empty the highest score wins; equals share.
"""

from tests.crane.game import GAME

__all__ = ["GAME"]
