"""Q5.2 and Q9.1: opportunities, potions and scrolls."""

from functools import lru_cache, partial

from pythia.contract import Field, Illegal, Offer, Refusal
from pythia.games.quest import board, check
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Item, Opportunity, ability_of, catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.events import CardUsed
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Drink, Keep, Read, State, Use
from pythia.games.quest.turn import arrival, choices, effects, forecast
from pythia.games.quest.turn.ending import saviours

# ----------------------------------------------------------------------------------- opportunities


def _check_card(state: State, name: str) -> Opportunity:
    """Q5.2: the opportunity one meets; that it can be paid, and what it asks for is there."""
    card = arrival.opportunity_here(state)
    if card is None or card.id != name:
        raise Illegal("Q5.2", "no-such-card-here")
    if state.hero.blue < card.requires.willpower:
        raise Illegal("Q5.2", "too-little-willpower", asked=card.requires.willpower, has=state.hero.blue)
    check.afford(state.hero, card.price, "Q5.2")
    return card


def _check_use(state: State, name: str, choice: str | None) -> Opportunity:
    card = _check_card(state, name)
    choices.check(state, card.effect, choice, "Q5.2")
    return card


def use(scene: Scene, action: Use) -> None:
    """Q5.2: follow it and discard it, unless it says keep."""
    card, seat = _check_use(scene.state, action.card, action.choice), scene.seat
    scene.tell(CardUsed, seat, card.id, action.choice)
    scene.pay(seat, card.price)
    if scene.state.turn.service is None:
        arrival.remove(scene, scene.hero.space)
        if not words.find(card.effect, words.Keep):
            scene.discard(card.id)
    scene.turn(met=True, service=card.id if card.again else None)
    effects.run(scene, seat, card.effect, card.id, action.choice)


def keep(scene: Scene, action: Keep) -> None:
    """The Black Market: one is kept, the others are discarded."""
    check.item(action.item)
    if action.item not in scene.state.drawn:
        raise Illegal("Q9.6", "not-among-these", item=check.title(action.item))
    for item in scene.state.drawn:
        if item == action.item:
            scene.take(scene.seat, item)
        else:
            scene.discard(item)
    scene.set(drawn=(), phase="act")


# ------------------------------------------------------------------------------- potions and scrolls


def _check_drink(state: State, name: str) -> Item:
    item = check.whole(state.hero, name, "Q9.1")
    if item.slot != "potion":
        raise Illegal("Q9.1", "not-a-potion", item=check.title(name))
    if state.phase == "death":
        if name not in saviours(state.hero):
            raise Illegal("Q9.1", "does-not-save", item=check.title(name))
    else:
        choices.check(state, item.effect, None, "Q9.1")
    return item


def drink(scene: Scene, action: Drink) -> None:
    """Q9.1: in one's own turn, between other effects; one may be drunk at the moment of death."""
    item, seat = _check_drink(scene.state, action.item), scene.seat
    if scene.state.phase == "death":
        scene.set(phase="act")
        scene.turn(met=True)
    scene.tell(CardUsed, seat, item.id, None)
    scene.drop(seat, item.id)
    effects.run(scene, seat, item.effect, item.id)


def _check_scroll(state: State, name: str) -> Item:
    item = check.whole(state.hero, name, "Q9.1")
    if item.slot != "scroll":
        raise Illegal("Q9.1", "not-a-scroll", item=check.title(name))
    able = ability_of(name)
    if able.extra or able.fixed_dice:
        raise Illegal("Q9.1", "for-a-battle", item=check.title(name))
    if words.find(item.effect, words.Go) and state.phase != "move":
        raise Illegal("Q4.7", "only-instead-of-moving")
    if words.find(item.effect, words.Steal) and not board.space(state.hero.space).market:
        raise Illegal("Q7.1", "no-market-here")
    return item


def _check_read(state: State, name: str, choice: str | None) -> Item:
    item = _check_scroll(state, name)
    choices.check(state, item.effect, choice, "Q9.1")
    return item


def read(scene: Scene, action: Read) -> None:
    """Q9.1: gone once it is read."""
    item, seat = _check_read(scene.state, action.item, action.choice), scene.seat
    scene.tell(CardUsed, seat, item.id, action.choice)
    scene.drop(seat, item.id)
    effects.run(scene, seat, item.effect, item.id, action.choice)


# ------------------------------------------------------------------------------------------- offers


def opportunity_offers(state: State) -> list[Offer]:
    """The opportunity one meets, with its price and what may be chosen, or why it may not be used."""
    card = arrival.opportunity_here(state)
    if card is None:
        return []
    if there := choices.candidates(state, card.effect):
        first = check.field("card", (card.id,), lambda name: _check_card(state, name))
        if first.values:
            judge = partial(_check_use, state, card.id)
            return forecast.by_choice(state, "use", first, there, judge, card.price, card.effect)
    name = check.field("card", (card.id,), lambda name: _check_use(state, name, None))
    return [Offer("use", (name,), forecast.told(state, card.price, card.effect))]


def item_offers(state: State) -> list[Offer]:
    """Each potion and scroll, and why one may not be used now."""
    potions, scrolls = _used_up(state.hero.items)
    found, items = [], catalogue().items
    for name in potions:
        field = check.field("item", (name,), partial(_check_drink, state))
        found.append(Offer("drink", (field,), forecast.told(state, Price(), items[name].effect)))
    refused: list[Refusal] = []
    for name in scrolls:
        if there := choices.candidates(state, items[name].effect):
            first = check.field("item", (name,), lambda name: _check_scroll(state, name))
            if first.values:
                judge = partial(_check_read, state, name)
                found += forecast.by_choice(state, "read", first, there, judge, Price(), items[name].effect)
                continue
        first = check.field("item", (name,), lambda name: _check_read(state, name, None))
        refused += first.refused
        if first.values:
            found.append(Offer("read", (first,), forecast.told(state, Price(), items[name].effect)))
    if refused:
        found.append(Offer("read", (Field("item", (), refused=tuple(refused)),)))
    return found


@lru_cache(maxsize=10_000)
def _used_up(items: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The potions and the scrolls among these."""
    slots = {item: catalogue().items[item].slot for item in items}
    potions = tuple([item for item, slot in slots.items() if slot == "potion"])
    return potions, tuple([item for item, slot in slots.items() if slot == "scroll"])
