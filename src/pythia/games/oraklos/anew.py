"""Dice in the cup, chosen anew where a match is taken up from another: all that is hidden here (O2.2)."""

from collections.abc import Sequence

from msgspec.structs import replace

from pythia.contract import UNTOLD, Chance, Event, Illegal, Story, Stream
from pythia.games.oraklos.events import CupChosen
from pythia.games.oraklos.imagine import choose_hidden
from pythia.games.oraklos.state import PUT, Amounts, Redeal, State, amounts
from pythia.games.oraklos.view import view
from pythia.games.oraklos.wishes import COLOURS, Colour


def deal_anew(
    state: State, seat: int | None, events: Sequence[Event], chance: Chance, story: Story = UNTOLD
) -> State:
    """O2.2: what others than this seat have put in the cup may be any dice of theirs."""
    hidden = [owner for owner, put in enumerate(state.put) if put is not None and owner != seat]
    if state.phase != "cup" or not hidden:
        return state
    count = PUT[state.players]

    def sample(stream: Stream) -> Redeal:
        put = choose_hidden(view(state, seat), stream)
        return Redeal(tuple(None if dice is None else _by_colour(dice) for dice in put))

    def check(outcome: Redeal) -> None:
        if [put is None for put in outcome.put] != [put is None for put in state.put]:
            raise Illegal("O2.2", "oraklos-redeal-seats")
        for owner, (dice, before) in enumerate(zip(outcome.put, state.put, strict=True)):
            if dice is None:
                continue
            if owner not in hidden and amounts(dice) != before:
                raise Illegal("O2.2", "oraklos-redeal-own", seat=owner)
            if sum(dice.values()) != count:
                raise Illegal("O2.2", "oraklos-cup-count", count=count)
            for colour, wanted, owned in zip(COLOURS, amounts(dice), state.supply[owner], strict=True):
                if wanted > owned:
                    raise Illegal("O2.2", "oraklos-not-enough", colour=colour, count=owned)

    drawn = chance.draw(Redeal, sample, check).put
    put = tuple(None if dice is None else amounts(dice) for dice in drawn)
    for owner, dice in enumerate(put):
        if dice is not None:
            story.tell(CupChosen(dice), (owner,))
    return replace(state, put=put)


def _by_colour(dice: Amounts) -> dict[Colour, int]:
    return {colour: count for colour, count in zip(COLOURS, dice, strict=True) if count}
