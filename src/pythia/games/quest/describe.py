"""A Quest table in words: all that a view shows. Nothing is hidden from anybody."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from pythia.contract import Message, Section, Words, listed, message
from pythia.games.quest.battle.fight_odds import FightOdds, key
from pythia.games.quest.battle.odds import Cases
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.view import BattleView, DeckView, HeroView, SpaceView, View

DECKS = ("chance", "adventure", "common", "rare")


def describe(view: View, names: Sequence[Words]) -> tuple[Section, ...]:
    """Whose turn it is and what it is about, the battle, the heroes, the board; the decks last."""
    return (
        _game(view, names),
        *_turn(view, names),
        *_battle(view.battle),
        *_odds(view),
        *_drawn(view),
        *_heroes(view, names),
        *_board(view),
        *_decks(view),
    )


def _game(view: View, names: Sequence[Words]) -> Section:
    lines = [
        message("quest-described-options", crisis=_yes(view.economic_crisis), odds=_yes(view.shows_odds))
    ]
    if view.phase == "deal":
        lines.append(Message("quest-described-not-begun"))
    if view.winners is not None:
        won = listed([names[seat] for seat in view.winners])
        lines.append(message("quest-described-over", names=won))
    if view.acting:
        acting = listed([names[seat] for seat in view.acting])
        lines.append(message(f"quest-described-to-{view.phase}", names=acting))
    return Section(Message("quest-described-game"), tuple(lines))


def _turn(view: View, names: Sequence[Words]) -> Iterator[Section]:
    if view.turn is None:
        return
    kind = "quest-told-extra-turn" if view.extra_turn else "quest-told-turn"
    lines = [message(kind, name=names[view.turn])]
    lines += [
        Message(f"quest-described-{what}")
        for what, so in (("met", view.met), ("stayed", view.stayed), ("free", view.free))
        if so
    ]
    if view.used:
        lines.append(message("quest-described-used", what=listed([*map(_used, view.used)])))
    if view.service:
        lines.append(message("quest-described-service", card=thing(view.service)))
    for what, amount in (("strength", view.strength), ("willpower", view.will)):
        if amount:
            lines.append(message("quest-until-end", amount=amount, what=Message(f"quest-what-{what}")))
    yield Section(Message("quest-turn"), tuple(lines))


def _used(what: str) -> Words:
    """An item, or what a space offers."""
    space, _, offer = what.partition(" ")
    if not offer:
        return thing(space)
    return message("quest-described-of", what=Message(f"quest-choice-{offer}"), whose=thing(space))


# ------------------------------------------------------------------------------------------ battle


def _battle(battle: BattleView | None) -> Iterator[Section]:
    if battle is None:
        return
    lines = [
        message("quest-described-fights", creature=thing(battle.creature), kind=_kind(battle.kind)),
        message("quest-described-sums", own=battle.own, foe=battle.foe),
        _entry("parts", [_part(*part) for part in battle.parts]),
        message("quest-rolls-won", won=battle.won, of=battle.lives),
        message("quest-described-rolls", count=battle.rolls),
    ]
    if len(battle.kinds) > 1:
        lines.append(
            message(
                "quest-described-stage", stage=battle.stage + 1, kinds=listed([*map(_kind, battle.kinds)])
            )
        )
    if battle.items:
        lines.append(_entry("with", [*map(thing, battle.items)]))
    if battle.extras:
        lines.append(_entry("extras", [*map(thing, battle.extras)]))
    if battle.first:
        lines.append(message("quest-described-first-die", amount=f"{battle.first:+d}"))
    if battle.out:
        lines.append(_entry("thrown", [thing(battle.out)]))
    lines += [
        Message(f"quest-described-{what}")
        for what, so in (("cape", battle.cape), ("lost", battle.lost))
        if so
    ]
    yield Section(Message("quest-battle"), tuple(lines))


def _part(source: str, amount: int) -> Message:
    """What is added to a die, and where it comes from."""
    if source in ("turn", "first-die"):
        name = Message(f"quest-part-{source}")
    elif source in ("strength", "will"):
        name = Message("quest-what-strength" if source == "strength" else "quest-what-willpower")
    else:
        name = thing(source)
    return message("quest-described-part", amount=f"{amount:+d}", what=name)


def _odds(view: View) -> Iterator[Section]:
    """Where they are shown: of each kind of battle with nothing used, and of every way to roll next."""
    lines = list(_fights(view.fight_odds)) if view.fight_odds else []
    for way in view.roll_odds:
        using = listed([*map(thing, way.using)]) if way.using else Message("quest-described-nothing")
        lines.append(message("quest-entry", name=using, what=_cases(way.cases)))
    if lines:
        yield Section(Message("quest-described-odds"), tuple(lines))


def _fights(odds: FightOdds) -> Iterator[Message]:
    for way in odds.ways:
        # Where something must be used to have this price, there are no odds without it.
        cases = odds.cases.get(key(way.sums))
        if cases is not None:
            words = listed([_kind(way.kind), *_price(way.price)])
            yield message("quest-entry", name=words, what=_cases(cases))


def _cases(cases: Cases) -> Message:
    win, draw, loss = (round(100 * each / sum(cases)) for each in cases)
    return message("quest-odds", win=win, draw=draw, loss=loss)


def _drawn(view: View) -> Iterator[Section]:
    if view.drawn:
        yield Section(Message("quest-described-drawn"), (*map(thing, view.drawn),))


# ------------------------------------------------------------------------------- heroes and board


def _heroes(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """A row a hero; then, hero by hero, what each has. Before characters are dealt there are none."""
    if not view.heroes:
        return
    order = ("name", "character", "space", "health", "magic", "gold", "experience", "certificates")
    columns = [Message(f"quest-column-{column}") for column in order]
    rows: list[tuple[Words, ...]] = []
    for seat, (name, hero) in enumerate(zip(names, view.heroes, strict=True)):
        row = _row(name, hero)
        rows.append((view.places[seat], *row) if view.winners is not None else row)
    if view.winners is not None:
        columns.insert(0, Message("quest-column-place"))
    yield Section(Message("quest-described-heroes"), columns=tuple(columns), rows=tuple(rows))
    for name, hero in zip(names, view.heroes, strict=True):
        lines = tuple(_belongings(hero))
        if lines:
            yield Section(message("quest-described-belongings", name=name), lines)


def _row(name: Words, hero: HeroView) -> tuple[Words, ...]:
    return (
        name,
        Message(f"character-{hero.character}"),
        thing(hero.space) if hero.alive else Message("quest-dead"),
        f"{hero.health[0]}/{sum(hero.health)}",
        f"{hero.magic[0]}/{sum(hero.magic)}",
        hero.gold,
        hero.experience,
        len(hero.certificates),
    )


def _belongings(hero: HeroView) -> Iterator[Message]:
    if hero.items:
        yield _entry("items", [_item(item, hero.damaged) for item in hero.items])
    if hero.kept:
        yield _entry("kept", [*map(thing, hero.kept)])
    if hero.certificates:
        guilds = listed([*map(thing, hero.certificates)])
        yield message("quest-certificates", count=len(hero.certificates), guilds=guilds)
    if hero.curse:
        yield message("quest-cursed", amount=hero.curse)
    if hero.extra:
        yield message("quest-extra-turns", count=hero.extra)
    if hero.ring_used:
        yield Message("quest-described-ring-used")
    if hero.died:
        yield message("quest-described-died", place=hero.died)


def _item(item: str, damaged: Sequence[str]) -> Message:
    return message("quest-damaged", item=thing(item)) if item in damaged else thing(item)


def _board(view: View) -> Iterator[Section]:
    """The spaces where something lies."""
    lines = [
        message("quest-entry", name=thing(space.id), what=listed(things))
        for space in view.spaces
        if (things := [*_lying(space, len(view.adventure.pools))])
    ]
    if lines:
        yield Section(Message("quest-described-board"), tuple(lines))


def _lying(space: SpaceView, pools: int) -> Iterator[Words]:
    if space.card:
        yield thing(space.card)
    if space.face_down:
        # Only where the deck was shuffled again do cards of different shuffles lie about.
        several = message("quest-described-face-down", shuffle=space.shuffle + 1)
        yield several if pools > 1 else Message("quest-position-face-down")
    if space.goods:
        yield message("quest-position-goods", items=listed([*map(_priced, space.goods)]))


def _priced(item: str) -> Message:
    price = _some(catalogue().items[item].price, "gold")
    return message("quest-priced", item=thing(item), price=price)


# ------------------------------------------------------------------------------------------- decks


def _decks(view: View) -> Iterator[Section]:
    """How many are left of each; what was discarded, the last on top; what may still come."""
    for name in DECKS:
        deck: DeckView = getattr(view, name)
        lines = [message("quest-deck", left=deck.left, discards=len(deck.discards))]
        if deck.discards:
            lines.append(_entry("discards", [*map(thing, reversed(deck.discards))]))
        several = len(deck.pools) > 1
        for number, pool in enumerate(deck.pools, start=1):
            if pool:
                cards = listed([_counted(card, count) for card, count in Counter(pool).items()])
                shuffle = number if several else 0
                lines.append(message("quest-described-pool", cards=cards, shuffle=shuffle))
        yield Section(Message(f"quest-described-deck-{name}"), tuple(lines), folded=True)


# ------------------------------------------------------------------------------------------- words


def called(field: str, value: str | int) -> Words:
    """What a verb, a thing, a way to do something or what is paid with is called."""
    name = str(value)
    match field:
        case "do" | "way" | "kind" | "pay":
            return Message(f"quest-{field}-{name}")
        case "price":
            return Message(f"quest-what-{name}")
        case "choice" | "offer" if name not in catalogue().items and name not in _spaces():
            what, _, amount = name.partition("-")
            choice = Message(f"quest-choice-{what}")
            return message("quest-some", count=int(amount), what=choice) if amount else choice
    return thing(name)


def thing(name: str) -> Message:
    """An item, an adventure or chance card, a space, or what else is declared with a battle."""
    known = catalogue()
    if name in known.items:
        return Message(f"item-{name}")
    if name in known.creatures or name in known.opportunities:
        return Message(f"card-{name}")
    if name in known.chance:
        return Message(f"chance-{name}")
    return Message(f"space-{name}" if name in _spaces() else f"quest-choice-{name}")


@cache
def _spaces() -> frozenset[str]:
    return frozenset([space.id for space in catalogue().spaces])


def _entry(what: str, things: Sequence[Words]) -> Message:
    """A list, and what it is a list of."""
    return message("quest-entry", name=Message(f"quest-described-list-{what}"), what=listed(things))


def _counted(card: str, count: int) -> Message:
    return thing(card) if count == 1 else message("quest-described-times", count=count, what=thing(card))


def _kind(kind: str) -> Message:
    return Message(f"quest-kind-{kind}")


def _price(price: dict[str, int]) -> Iterator[Message]:
    if price:
        yield message("quest-price", price=listed([_some(count, what) for what, count in price.items()]))


def _some(count: int, what: str) -> Message:
    return message("quest-some", count=count, what=Message(f"quest-what-{what}"))


def _yes(really: bool) -> str:
    return "yes" if really else "no"
