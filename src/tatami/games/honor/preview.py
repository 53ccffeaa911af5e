"""What each choice costs and leads to, before it is made. Nothing here depends on hidden cards."""

from __future__ import annotations

from tatami.engine.game_types import Arg
from tatami.engine.state import NOBODY
from tatami.games.honor import constants
from tatami.games.honor.alliance import are_allies, serving_second
from tatami.games.honor.attack import attack_dice, defense_dice
from tatami.games.honor.constants import ASSASSIN, ELITE_THIEF, NO_CARD, THIEF
from tatami.games.honor.dishonor import PRICE, PRICE_WITH_FACE_SAVED
from tatami.games.honor.houses import castle_of, daimyo_house, ki, samurai_house
from tatami.games.honor.ninja import ASSASSIN_PRICE, assassin_price, thief_price
from tatami.games.honor.pending import first_argument, third_argument
from tatami.games.honor.state import HonorState
from tatami.games.honor.turn import actions_by_ki, income
from tatami.games.honor.view import assassin_chance, battle_odds, cards, own_or_other, yes_no

Preview = dict[str, Arg]


def preview(s: HonorState, action: int) -> Preview:
    """What the player could work out: odds, prices, losses, and the values afterwards."""
    if constants.ATTACK <= action < constants.ALLY:
        return attack_preview(s, action - constants.ATTACK)
    if constants.ASSASSINATE <= action < constants.DISHONOR_PLAYER:
        return assassin_preview(s, action - constants.ASSASSINATE)
    if constants.LAY <= action < constants.ROB_HOUSE:
        return change_preview(s, action, (action - constants.LAY) // 2)
    if constants.PUT <= action < constants.THROW_AWAY:
        return change_preview(s, action, (action - constants.PUT) // 2)
    if constants.PLAY <= action < constants.DISCARD:
        return price_preview(s, action - constants.PLAY)
    if action == constants.BECOME_SHOGUN or constants.ALLY <= action < constants.PLAY:
        about = "shogun" if action == constants.BECOME_SHOGUN else "income"
        return {"about": about, **player_values(state_after(s, action), s.turn)}
    if constants.DISHONOR_PLAYER <= action < constants.DISHONOR_PLAYER + s.seats:
        return dishonor_preview(s, action - constants.DISHONOR_PLAYER)
    return answer_preview(s, action)


def answer_preview(s: HonorState, action: int) -> Preview:
    """What an answer to a question costs, and what it saves."""
    if action in (constants.SAVE, constants.PASS):
        return reaction_preview(s, saves=action == constants.SAVE)
    if action in (constants.SEPPUKU_DAIMYO, constants.SEPPUKU_SAMURAI):
        return seppuku_preview(s, action)
    if action == constants.TAKE_CASTLE:
        return change_preview(s, action, s.to_act)
    if action in (constants.PAY, constants.BREAK):
        left = state_after(s, action).honor[s.to_act]
        about = "pay" if action == constants.PAY else "break"
        return {"about": about, "price": s.honor[s.to_act] - left, "honor": left}
    return {}


def attack_preview(s: HonorState, target: int) -> Preview:
    """H21, H22, and what a lost battle costs (H23)."""
    found = battle_odds(s, s.turn, target)
    return {
        "about": "attack",
        "attack": found.attack_dice,
        "defense": found.defense_dice,
        "chance": round(100 * found.chance),
        "cards": card_count(s, daimyo_house(s.turn)),
    }


def assassin_preview(s: HonorState, house: int) -> Preview:
    """H43, and how many cards a success discards."""
    return {
        "about": "assassin",
        "chance": assassin_chance(s, house),
        "price": assassin_price(s, s.turn, house // 2),
        "ally": yes_no(are_allies(s, s.turn, house // 2)),
        "cards": card_count(s, house),
    }


def dishonor_preview(s: HonorState, target: int) -> Preview:
    """H27: what the target would pay, and whether save face can help."""
    return {
        "about": "dishonor",
        "price": PRICE,
        "honor": s.honor[target] - PRICE,
        "saved": PRICE_WITH_FACE_SAVED,
        "shogun": yes_no(s.shogun == target),
    }


def reaction_preview(s: HonorState, saves: bool) -> Preview:
    """H25, H27: what saving face keeps, or what is lost if nobody does."""
    affected = first_argument(s)
    return {
        "about": "save" if saves else "pass",
        "occasion": "battle" if third_argument(s) else "dishonor",
        "affected_seat": affected,
        "whose": own_or_other(affected == s.to_act),
        "cards": card_count(s, daimyo_house(affected)),
        "castle": yes_no(castle_of(s, affected) != NO_CARD),
        "price": PRICE_WITH_FACE_SAVED if saves else PRICE,
        "full": PRICE,
    }


def seppuku_preview(s: HonorState, action: int) -> Preview:
    """H28, H36: the cards that are lost, and what remains."""
    seat = s.to_act
    is_daimyo = action == constants.SEPPUKU_DAIMYO
    heir = serving_second(s, seat)
    return {
        "about": "seppuku",
        "head": "daimyo" if is_daimyo else "samurai",
        "cards": card_count(s, daimyo_house(seat) if is_daimyo else samurai_house(seat)),
        "shogun": yes_no(s.shogun == seat),
        "heir": yes_no(not is_daimyo and heir != NOBODY),
        "heir_name_seat": None if is_daimyo or heir == NOBODY else heir,
        "income": income(state_after(s, action), seat),
    }


def card_count(s: HonorState, house: int) -> int:
    return len(cards(list(s.house), house))


def price_preview(s: HonorState, kind: int) -> Preview:
    """H40: what a ninja costs; an assassin costs double against an ally (H43)."""
    if kind == ASSASSIN:
        return {"about": "price", "price": ASSASSIN_PRICE}
    if kind in (THIEF, ELITE_THIEF):
        return {"about": "price", "price": thief_price(s, kind)}
    return {}


def change_preview(s: HonorState, action: int, owner: int) -> Preview:
    """H8, H11, H21: the values of the house's owner once the card lies there."""
    return {"about": "change", **player_values(state_after(s, action), owner)}


def player_values(s: HonorState, seat: int) -> Preview:
    return {
        "income": income(s, seat),
        "ki": ki(s, seat),
        "actions": actions_by_ki(s, seat),
        "attack": attack_dice(s, seat),
        "defense": defense_dice(s, seat),
    }


def state_after(s: HonorState, action: int) -> HonorState:
    """The state after an action that depends on no hidden card and no die."""
    after = s.clone()
    after.event_data = None
    after.play(action)
    return after
