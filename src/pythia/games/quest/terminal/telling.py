"""What happens at a Quest table, told as it happens: a line or two for each event."""

from pythia.contract import Event
from pythia.games.quest import events
from pythia.games.quest.terminal.cards import described
from pythia.games.quest.terminal.words import listed, named
from pythia.text import Texts


def told(event: Event, names: tuple[str, ...], say: Texts) -> list[str]:
    """An event in words."""
    match event:
        case events.CharactersDealt(characters=characters):
            return [
                say("quest-told-character", name=name, character=say(f"character-{character}"))
                for name, character in zip(names, characters, strict=True)
            ]
        case events.FirstDecided(seat=seat):
            return [say("quest-told-first", name=names[seat])]
        case events.TurnBegan(seat=seat, extra=extra, card=card):
            began = say("quest-told-extra-turn" if extra else "quest-told-turn", name=names[seat])
            if card is None:
                return ["", began]
            chance = {"card": say(f"chance-{card}"), "text": say(f"chance-{card}-text")}
            return ["", began, say("quest-told-chance", **chance)]
        case events.CardsLaid(spaces=spaces):
            return [say("quest-told-cards-laid", count=len(spaces))]
        case events.GoodsLaid(space=space, items=items):
            return [say("quest-told-goods-laid", space=named(say, space), items=listed(say, items))]
        case events.Changed(seat=seat, what=what, by=by):
            return [say("quest-told-changed", name=names[seat], by=f"{by:+}", what=say(f"quest-what-{what}"))]
        case events.ItemDamaged(item=item, damaged=damaged):
            return [say(f"quest-told-item-{'damaged' if damaged else 'repaired'}", item=named(say, item))]
        case events.FightBegan(seat=seat, creature=creature, kind=kind):
            about = {"card": named(say, creature), "kind": say(f"quest-kind-{kind}")}
            return [say("quest-told-fight-began", name=names[seat], **about)]
        case events.Rolled(own=own, foe=foe, own_total=own_total, foe_total=foe_total):
            dice = say("quest-told-dice", own="/".join(map(str, own)), foe="/".join(map(str, foe)))
            return [say("quest-told-rolled", dice=dice, own=own_total, foe=foe_total)]
        case events.FightEnded(result=result):
            return [say(f"quest-told-fight-ended-{result}")]
        case events.MatchEnded(winner=winner):
            return ["", say("quest-told-match-ended", name=names[winner])]
        case events.TurnedUp(space=space, card=card):
            up = say("quest-told-turned-up", space=named(say, space), card=named(say, card))
            return [up, *(f"  {line}" for line in described(card, say))]
        case _:
            return [_plain(event, names, say)]


def _plain(event: Event, names: tuple[str, ...], say: Texts) -> str:
    """An event whose text names its seat and the things it is about."""
    match event:
        case events.Moved(seat=seat, way=way, space=space):
            return say(f"quest-told-moved-{way}", name=names[seat], space=named(say, space))
        case events.DieRolled(card=card, die=die):
            return say("quest-told-die-rolled", card=named(say, card), die=die)
        case events.CardDiscarded(space=space, card=card):
            return say("quest-told-card-discarded", space=named(say, space), card=named(say, card))
        case events.CardUsed(seat=seat, card=card):
            return say("quest-told-card-used", name=names[seat], card=named(say, card))
        case events.ItemTaken(seat=seat, item=item):
            return say("quest-told-item-taken", name=names[seat], item=named(say, item))
        case events.ItemGone(seat=seat, item=item):
            return say("quest-told-item-gone", name=names[seat], item=named(say, item))
        case events.CardKept(seat=seat, card=card):
            return say("quest-told-card-kept", name=names[seat], card=named(say, card))
        case events.CertificateBought(seat=seat, guild=guild):
            return say("quest-told-certificate-bought", name=names[seat], guild=named(say, guild))
        case events.Died(seat=seat):
            return say("quest-told-died", name=names[seat])
    raise AssertionError(event)
