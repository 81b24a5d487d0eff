"""Q7 and Q8.1: what places offer."""

from pythia.contract import Field, Illegal, Offer
from pythia.games.quest import board, check
from pythia.games.quest.cards.catalogue import PlaceOffer, ability_of, catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.events import CardUsed, CertificateBought
from pythia.games.quest.scene import Scene, without
from pythia.games.quest.state import Buy, Certificate, Repair, Sell, State, Visit
from pythia.games.quest.turn import effects, forecast
from pythia.games.quest.turn.ending import end

# ------------------------------------------------------------------------------ Q7.2, Q7.3: services


def _check_visit(state: State, name: str) -> PlaceOffer:
    here = board.space(state.hero.space)
    offer = next((each for each in here.offers if each.id == name), None)
    if offer is None:
        raise Illegal("Q7.2", "not-offered-here", space=board.title(state.hero.space))
    rule = "Q7.3" if offer.instead_of_moving else "Q7.2"
    if offer.instead_of_moving and not state.turn.stayed:
        raise Illegal("Q7.3", "only-instead-of-moving")
    if offer.once and f"{here.id} {name}" in state.turn.used:
        raise Illegal(rule, "once-a-turn")
    if not forecast.does_something(state, offer.effect):
        raise Illegal(rule, "does-nothing")
    check.afford(state.hero, offer.price, rule)
    return offer


def visit(scene: Scene, action: Visit) -> None:
    """Q7.2, Q7.3: paid, and had."""
    offer, seat = _check_visit(scene.state, action.offer), scene.seat
    here = board.space(scene.hero.space).id
    if offer.once:
        scene.turn(used=(*scene.state.turn.used, f"{here} {offer.id}"))
    scene.tell(CardUsed, seat, here, offer.id)
    scene.pay(seat, offer.price)
    effects.run(scene, seat, offer.effect, here)


# ------------------------------------------------------------------------- Q7.1, Q7.4: items


def half(price: int) -> int:
    """Q7.1: rounded up."""
    return (price + 1) // 2


def _check_market(state: State) -> None:
    if not board.space(state.hero.space).market:
        raise Illegal("Q7.1", "no-market-here")


def _check_buy(state: State, name: str) -> Price:
    item = check.item(name)
    _check_market(state)
    if name not in state.goods[state.hero.space]:
        raise Illegal("Q7.1", "not-on-sale", item=check.title(name))
    price = Price(gold=item.price)
    check.afford(state.hero, price, "Q7.1")
    return price


def buy(scene: Scene, action: Buy) -> None:
    price, here = _check_buy(scene.state, action.item), scene.hero.space
    scene.pay(scene.seat, price)
    effects.set_goods(scene, here, without(scene.state.goods[here], action.item))
    scene.take(scene.seat, action.item)


def _check_sell(state: State, name: str) -> int:
    item = check.owned(state.hero, name, "Q7.1")
    _check_market(state)
    check.whole(state.hero, name, "Q7.1")
    return half(item.price)


def sell(scene: Scene, action: Sell) -> None:
    """Q7.1: for half the price; what is sold is discarded."""
    gold = _check_sell(scene.state, action.item)
    scene.drop(scene.seat, action.item)
    scene.gain(scene.seat, "gold", gold)


def _check_repair(state: State, name: str) -> Price:
    check.owned(state.hero, name, "Q7.4")
    if not board.space(state.hero.space).blue:
        raise Illegal("Q7.4", "no-repair-here")
    if name not in state.hero.damaged:
        raise Illegal("Q7.4", "is-whole", item=check.title(name))
    price = Price(gold=catalogue().numbers.repair)
    check.afford(state.hero, price, "Q7.4")
    return price


def repair(scene: Scene, action: Repair) -> None:
    """Q7.4."""
    scene.pay(scene.seat, _check_repair(scene.state, action.item))
    scene.repair(scene.seat, action.item)


# ----------------------------------------------------------------------------------- Q8.1: certificates


def _check_certificate(state: State, guild: str, letter: str | None) -> Price:
    hero, numbers = state.hero, catalogue().numbers
    if board.number(guild) != hero.space or board.space(hero.space).kind != "guild":
        raise Illegal("Q8.1", "not-at-the-guild", space=board.title(board.number(guild)))
    if guild in hero.certificates:
        raise Illegal("Q8.1", "has-certificate")
    own = guild in catalogue().characters[hero.character].guilds
    if letter is not None:
        check.whole(hero, letter, "Q8.1")
        if own or not ability_of(letter).waives_gold:
            raise Illegal("Q8.1", "no-use-here", item=check.title(letter))
    gold = 0 if own or letter else numbers.certificate_gold
    price = Price(gold=gold, experience=numbers.certificate_experience)
    check.afford(hero, price, "Q8.1")
    return price


def certificate(scene: Scene, action: Certificate) -> None:
    """Q8.1, Q8.2: the fifth wins at once."""
    price, seat = _check_certificate(scene.state, action.guild, action.item), scene.seat
    if action.item is not None:
        scene.drop(seat, action.item)
    scene.pay(seat, price)
    held = (*scene.hero.certificates, action.guild)
    scene.change(seat, certificates=held)
    scene.tell(CertificateBought, seat, action.guild)
    if len(held) == catalogue().numbers.certificates:
        end(scene, seat)


# ---------------------------------------------------------------------------------------- offers


def offers(state: State) -> list[Offer]:
    """All that the space offers now, each with its price, and why what it does not."""
    hero, here = state.hero, board.space(state.hero.space)
    found: list[Offer] = []
    for each in here.offers:
        field = check.field("offer", (each.id,), lambda name: _check_visit(state, name))
        found.append(Offer("visit", (field,), forecast.told(state, each.price, each.effect)))
    if here.market:
        for name in state.goods[hero.space]:
            field = check.field("item", (name,), lambda name: _check_buy(state, name))
            found.append(Offer("buy", (field,), {"gold": catalogue().items[name].price}))
        for name in hero.items:
            field = check.field("item", (name,), lambda name: _check_sell(state, name))
            found.append(Offer("sell", (field,), {"gold": -half(catalogue().items[name].price)}))
    if here.blue and hero.damaged:
        field = check.field("item", hero.damaged, lambda name: _check_repair(state, name))
        found.append(Offer("repair", (field,), {"gold": catalogue().numbers.repair}))
    if here.kind == "guild":
        found += _certificates(state, here.id)
    return found


def _certificates(state: State, guild: str) -> list[Offer]:
    field = check.field("guild", (guild,), lambda name: _check_certificate(state, name, None))
    price: dict[str, int] = {}
    if field.values:
        price = _check_certificate(state, guild, None).as_dict()
    found = [Offer("certificate", (field,), price)]
    for letter in state.hero.whole:
        if ability_of(letter).waives_gold:
            try:
                price = _check_certificate(state, guild, letter).as_dict()
            except Illegal:
                continue
            found.append(Offer("certificate", (Field("guild", (guild,)), Field("item", (letter,))), price))
    return found
