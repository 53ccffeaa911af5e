# compiled with mypyc
"""The game's numbers: kinds of cards, actions, pending questions, events and reasons for the end.

A card is known by its kind: equal cards are one kind. Shogun and samurai cards are no kinds, since
they never lie in a hand or a pile: the state says where they are.
"""

from __future__ import annotations

from typing import Final

# Kinds of cards, and the limits of the rules (H1, H4, H6, H11, H21).

KINDS: Final = 32
"""Room for kinds in every row of counts; the numbers from `NAMED` on are not used."""

DAIMYO_FIRST: Final = 0
ORDINARY_DAIMYO: Final = 2
OKUGATA_FIRST: Final = 6
WARRIOR_FIRST: Final = 9
BODYGUARD: Final = 15
POSSESSION_FIRST: Final = 16
CASTLE_FIRST: Final = 21
VALUED: Final = 24
"""The kinds below this have values and are laid into houses; the others have an effect."""
THIEF: Final = 24
ELITE_THIEF: Final = 25
ASSASSIN: Final = 26
DISHONOR: Final = 27
SAVE_FACE: Final = 28
NAMED: Final = 29

NO_CARD: Final = -1

HAND: Final = 7
WARRIORS: Final = 5
MOST_ACTIONS: Final = 5
MOST_DICE: Final = 6
STEP: Final = 5
"""Honor is always a multiple of 5."""

# Actions: a fixed range for each kind of move. `actions` translates them.

END_TURN: Final = 0
DRAW: Final = 1
BECOME_SHOGUN: Final = 2
BREAK: Final = 3
STOP: Final = 4
PASS: Final = 5
SAVE: Final = 6
PAY: Final = 7
SEPPUKU_DAIMYO: Final = 8
SEPPUKU_SAMURAI: Final = 9
TAKE_CASTLE: Final = 10
LEAVE_CASTLE: Final = 11

ATTACK: Final = 16
"""+ seat"""
ALLY: Final = 24
"""+ seat"""
PLAY: Final = 32
"""+ kind"""
DISCARD: Final = 64
"""+ kind"""
LAY: Final = 96
"""+ house"""
ROB_HOUSE: Final = 112
"""+ house"""
STEAL: Final = 128
"""+ kind"""
PUT: Final = 160
"""+ house"""
THROW_AWAY: Final = 175
ASSASSINATE: Final = 176
"""+ house, whose head is the target"""
DISHONOR_PLAYER: Final = 192
"""+ seat"""

ACTIONS: Final = 200

# Pending questions, each with its arguments. `pending` keeps the stack of them.

TURN: Final = 0
"""What to do in the turn (H11 to H20)."""
HOUSE: Final = 1
"""kind: into which house the card is laid (H14)"""
ROB: Final = 2
"""cards to steal, house of the first + 1: from which house (H41, H42)"""
TAKE: Final = 3
"""cards to steal, house: which card"""
PLACE: Final = 4
"""cards left after this, house it came from: where the stolen card goes"""
ASSASSIN_TARGET: Final = 5
"""whom the assassin attacks (H43)"""
DISHONOR_TARGET: Final = 6
"""who is dishonored (H27)"""
REACT: Final = 7
"""affected, place in the order, 1 in a battle: save face or pass (H30)"""
RESPOND: Final = 8
"""target, honor to pay: pay or commit seppuku (H27)"""
CASTLE: Final = 9
"""winner: whether the loser's castle is taken (H26)"""
BATTLE_TO_RESOLVE: Final = 10
"""winner, loser"""
DISHONOR_TO_RESOLVE: Final = 11
"""target, by whom"""

# Events, each with its arguments. `events` translates them.

TURN_BEGAN: Final = 0
"""seat, number of the turn"""
GAINED: Final = 1
"""seat, amount, honor after"""
PLAYED: Final = 2
"""seat, kind: a card is played from the hand"""
LAID: Final = 3
"""seat, kind, house"""
DREW: Final = 4
"""seat; for everybody else"""
DREW_CARD: Final = 5
"""seat, kind; for that seat alone"""
DISCARDED: Final = 6
"""seat, kind"""
SHUFFLED: Final = 7
"""cards"""
BECAME_SHOGUN: Final = 8
"""seat"""
SHOGUN_RETURNED: Final = 9
"""(nothing)"""
ATTACKED: Final = 10
"""attacker, defender, dice of each"""
ROLLED: Final = 11
"""seat, total, dice..."""
WON: Final = 12
"""winner, loser"""
SAVED_FACE: Final = 13
"""seat, for whom"""
PASSED: Final = 14
"""seat; for that seat alone"""
DAIMYO_LOST: Final = 15
"""seat, cards discarded"""
SAMURAI_LOST: Final = 16
"""seat, cards discarded"""
BECAME_RONIN: Final = 17
"""seat"""
CASTLE_TAKEN: Final = 18
"""seat, kind"""
CASTLE_DISCARDED: Final = 19
"""seat, kind"""
DISHONORED: Final = 20
"""seat, target"""
PAID: Final = 21
"""seat, amount, honor after"""
SEPPUKU: Final = 22
"""seat, 0 daimyo or 1 samurai"""
ALLIED: Final = 23
"""seat, lord"""
GAVE_NOTICE: Final = 24
"""seat, lord"""
ALLIANCE_ENDED: Final = 25
"""seat, lord"""
TOOK_OVER: Final = 26
"""seat, former owner"""
ENTHRONED: Final = 27
"""seat, ally, kind: a daimyo is laid for the ally"""
STOLE: Final = 28
"""seat, kind, house"""
PLACED: Final = 29
"""seat, kind, house"""
THREW_AWAY: Final = 30
"""seat, kind"""
SENT_ASSASSIN: Final = 31
"""seat, target, 0 daimyo or 1 samurai, roll, roll needed"""
BODYGUARD_FELL: Final = 32
"""seat"""
ENDED: Final = 33
"""reason, winner or NOBODY"""

# Why the game ended (H10, H47).

RUNNING: Final = 0
TARGET_REACHED: Final = 1
LIMIT_REACHED: Final = 2
