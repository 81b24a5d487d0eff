"""What happens at a Quest table, in words for a log. No sentence has to agree with a name."""

from collections.abc import Sequence

from pythia.contract import Event, Line, Message, Words, listed, message
from pythia.games.quest import events
from pythia.games.quest.describe import called, thing


def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """An event; a turn's chance card tells its story in a line of its own."""
    match event:
        case events.CharactersDealt(characters=characters):
            return tuple(
                [
                    Line(message("quest-told-character", name=name, character=Message(f"character-{each}")))
                    for name, each in zip(names, characters, strict=True)
                ]
            )
        case events.TurnBegan(seat=actor, extra=extra, card=card):
            began = message("quest-told-extra-turn" if extra else "quest-told-turn", name=names[actor])
            if card is None:
                return (Line(began, marks=True),)
            story = {"card": Message(f"chance-{card}"), "text": Message(f"chance-{card}-text")}
            return Line(began, marks=True), Line(Message("quest-told-chance", {**story}))
    return (Line(_words(event, names)),)


def _words(event: Event, names: Sequence[Words]) -> Words:
    match event:
        case events.FirstDecided(seat=actor):
            return message("quest-told-first", name=names[actor])
        case events.CardsLaid(spaces=spaces):
            return message("quest-told-cards-laid", count=len(spaces))
        case events.GoodsLaid(space=space, items=items):
            return message("quest-told-goods-laid", space=_named(space), items=listed([*map(_named, items)]))
        case events.Changed(seat=actor, what=what, by=by):
            amount = f"+{by}" if by > 0 else f"−{-by}"
            about = Message(f"quest-what-{what}")
            return message("quest-told-changed", name=names[actor], by=amount, what=about)
        case events.ItemDamaged(item=item, damaged=damaged):
            return message(f"quest-told-item-{'damaged' if damaged else 'repaired'}", item=_named(item))
        case events.FightBegan(seat=actor, creature=creature, kind=kind):
            about = Message(f"quest-kind-{kind}")
            return message("quest-told-fight-began", name=names[actor], card=_named(creature), kind=about)
        case events.Rolled(own=own, foe=foe, own_total=own_total, foe_total=foe_total):
            dice = message("quest-told-dice", own="/".join(map(str, own)), foe="/".join(map(str, foe)))
            return message("quest-told-rolled", dice=dice, own=own_total, foe=foe_total)
        case events.FightEnded(result=result):
            return Message(f"quest-told-fight-ended-{result}")
        case events.MatchEnded(winner=winner):
            return message("quest-told-match-ended", name=names[winner])
        case events.TurnedUp(space=space, card=card):
            return message("quest-told-turned-up", space=_named(space), card=_named(card))
        case events.CardDiscarded(space=space, card=card):
            return message("quest-told-card-discarded", space=_named(space), card=_named(card))
        case events.DieRolled(card=card, die=die):
            return message("quest-told-die-rolled", card=_named(card), die=die)
    return _deed(event, names)


def _deed(event: Event, names: Sequence[Words]) -> Words:
    """What one hero does or comes to."""
    match event:
        case events.Moved(seat=actor, way=way, space=space):
            return message(f"quest-told-moved-{way}", name=names[actor], space=_named(space))
        case events.CardUsed(seat=actor, card=card):
            return message("quest-told-card-used", name=names[actor], card=_named(card))
        case events.ItemTaken(seat=actor, item=item):
            return message("quest-told-item-taken", name=names[actor], item=_named(item))
        case events.ItemGone(seat=actor, item=item):
            return message("quest-told-item-gone", name=names[actor], item=_named(item))
        case events.CardKept(seat=actor, card=card):
            return message("quest-told-card-kept", name=names[actor], card=_named(card))
        case events.CertificateBought(seat=actor, guild=guild):
            return message("quest-told-certificate-bought", name=names[actor], guild=_named(guild))
        case events.Died(seat=actor):
            return message("quest-told-died", name=names[actor])
    raise AssertionError(event)


def _named(name: str) -> Words:
    """A thing, or a choice that a card leaves."""
    found = thing(name)
    return called("choice", name) if found.id == f"quest-choice-{name}" else found
