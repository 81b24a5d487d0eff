"""What chance decides: how each outcome is drawn and which ones are possible (Q1.1 to Q1.3, Q6.2)."""

from msgspec.structs import replace

from pythia.contract import Chance, Illegal, Stream
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.scene import Scene, without
from pythia.games.quest.state import Characters, Deck, DeckName, Dice, Drawn, First, Lying, OneDie, Options

Rolls = tuple[tuple[tuple[int, int] | None, ...], ...]


def characters(players: int, chance: Chance) -> tuple[str, ...]:
    """Q1.1: everyone is dealt one at random."""
    known = sorted(catalogue().characters)

    def check(outcome: Characters) -> None:
        dealt = outcome.characters
        if len(dealt) != players:
            raise Illegal("Q1.1", "character-each", players=players)
        for name in dealt:
            if name not in known:
                raise Illegal(None, "unknown-card", name=name)
            if dealt.count(name) > 1:
                raise Illegal("Q1.1", "card-twice", name=name)

    def sample(stream: Stream) -> Characters:
        return Characters(tuple(stream.sample(known, players)))

    return chance.draw(Characters, sample, check).characters


def first(players: int, chance: Chance) -> Rolls:
    """Q1.3: both dice for everyone; those tied for the highest total roll again."""

    def sample(stream: Stream) -> First:
        rows: list[tuple[tuple[int, int] | None, ...]] = []
        rolling = tuple(range(players))
        while len(rolling) > 1:
            row = tuple([(_die(stream), _die(stream)) if s in rolling else None for s in range(players)])
            rows.append(row)
            rolling = highest(row)
        return First(tuple(rows))

    def check(outcome: First) -> None:
        rolling = tuple(range(players))
        for row in outcome.rolls:
            if len(rolling) == 1:
                raise Illegal("Q1.3", "first-already-decided")
            if len(row) != players or tuple(s for s, roll in enumerate(row) if roll) != rolling:
                raise Illegal("Q1.3", "first-roll-seats")
            rolling = highest(row)
        if len(rolling) > 1:
            raise Illegal("Q1.3", "first-undecided")

    return chance.draw(First, sample, check).rolls


def highest(row: tuple[tuple[int, int] | None, ...]) -> tuple[int, ...]:
    """Q1.3: the seats with the highest total of a row."""
    totals = {seat: sum(roll) for seat, roll in enumerate(row) if roll is not None}
    return tuple([seat for seat, total in totals.items() if total == max(totals.values())])


def battle_dice(scene: Scene, own: int, foe: int) -> Dice:
    """Q6.2: the dice of both sides, as many as each rolls."""

    def sample(stream: Stream) -> Dice:
        return Dice(tuple(_die(stream) for _ in range(own)), tuple(_die(stream) for _ in range(foe)))

    def check(outcome: Dice) -> None:
        if (len(outcome.own), len(outcome.foe)) != (own, foe):
            raise Illegal("Q6.2", "dice-count", own=own, foe=foe)

    return scene.chance.draw(Dice, sample, check)


def die(scene: Scene) -> int:
    """A single die, where a card asks for one."""
    return scene.chance.draw(OneDie, lambda stream: OneDie(_die(stream)), lambda outcome: None).die


def _die(stream: Stream) -> int:
    return stream.below(6) + 1


# ------------------------------------------------------------------------------------------- decks


def new_deck(name: DeckName, options: Options) -> Deck:
    """Q1.2: all the cards of a deck, in no order."""
    known = catalogue()
    if name == "chance":
        asked = {"economic_crisis": options.economic_crisis}
        cards = [
            card.id for card in known.chance.values() if card.option is None or asked[card.option]
            for _ in range(card.copies)
        ]  # fmt: skip
    elif name == "adventure":
        cards = [*known.creatures, *known.opportunities]
    else:
        cards = [item.id for item in known.items.values() if item.rare == (name == "rare")]
    return Deck((tuple(sorted(cards)),))


def left_in(scene: Scene, name: DeckName) -> int:
    """How many cards lie in the deck; those that lie face down on the board have left it."""
    deck: Deck = getattr(scene.state, name)
    return len(deck.pools[-1]) - (_face_down(scene, len(deck.pools) - 1) if name == "adventure" else 0)


def _face_down(scene: Scene, shuffle: int) -> int:
    return sum(1 for card in scene.state.cards if card and card.card is None and card.shuffle == shuffle)


def ready(scene: Scene, name: DeckName) -> bool:
    """Q1.2: an empty deck is made of its discards anew; False if there is nothing to draw even so."""
    if left_in(scene, name):
        return True
    deck: Deck = getattr(scene.state, name)
    if not deck.discards:
        return False
    older = deck.pools if name == "adventure" else ()
    scene.set(**{name: Deck((*older, tuple(sorted(deck.discards))))})
    return True


def draw(scene: Scene, name: DeckName) -> str | None:
    """Q1.2: the next card of a deck; None if there is none."""
    if not ready(scene, name):
        return None
    deck: Deck = getattr(scene.state, name)
    return _draw(scene, name, len(deck.pools) - 1)


def lay(scene: Scene, space: int) -> bool:
    """Q3.1: a card on a space, face down and unseen; False if there is none to lay."""
    if not ready(scene, "adventure"):
        return False
    put(scene, space, Lying(None, len(scene.state.adventure.pools) - 1))
    return True


def turn_up(scene: Scene, space: int) -> str:
    """Q5.1: what a card is that lies face down."""
    lying = scene.state.cards[space]
    assert lying is not None
    assert lying.card is None
    card = _draw(scene, "adventure", lying.shuffle)
    put(scene, space, Lying(card))
    return card


def put(scene: Scene, space: int, lying: Lying | None) -> None:
    cards = list(scene.state.cards)
    cards[space] = lying
    scene.set(cards=tuple(cards))


def _draw(scene: Scene, name: DeckName, shuffle: int) -> str:
    deck: Deck = getattr(scene.state, name)
    pool = deck.pools[shuffle]

    def check(outcome: Drawn) -> None:
        if outcome.deck != name:
            raise Illegal("Q1.2", "draw-from", deck=name)
        if outcome.card not in pool:
            raise Illegal("Q1.2", "not-in-deck", name=outcome.card)

    def sample(stream: Stream) -> Drawn:
        return Drawn(name, pool[stream.below(len(pool))])

    card = scene.chance.draw(Drawn, sample, check).card
    pools = list(deck.pools)
    pools[shuffle] = without(pool, card)
    scene.set(**{name: replace(deck, pools=tuple(pools))})
    return card
