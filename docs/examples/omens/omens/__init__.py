"""Omens: each night a sign is turned up, and everybody lays a card as near to it as they dare.

The whole game; how it is offered is in `presentation.py`. The numbers are those of its rulebook.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import (
    UNTOLD,
    Asked,
    Budget,
    Chance,
    Event,
    Field,
    Game,
    Illegal,
    Line,
    Message,
    Offer,
    Player,
    Result,
    Section,
    Speaker,
    Story,
    Stream,
    Words,
    by_points,
    listed,
    message,
)
from pythia.presentation import Presentation
from pythia.text.telling import all_of, who

CARDS = range(1, 25)
HAND_CARDS, NIGHTS = 5, 4
NEAR, NEXT_TO_IT = 1, 2
"""Points for the nearest card, and for one that is next to the sign (M3.1)."""

# ------------------------------------------------------------------------- positions, and what changes them


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    length: Literal["four", "two"] = "four"
    """M1.2: how many nights."""

    @property
    def nights(self) -> int:
        return NIGHTS if self.length == "four" else NIGHTS // 2


class Lay(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lay"):
    card: int


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="deal"):
    hands: tuple[tuple[int, ...], ...]


class Sign(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="sign"):
    card: int


class Redeal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="redeal"):
    """Where a match is taken up from another: every hand, and what lies face down."""

    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int | None, ...]


class State(Struct, frozen=True):
    options: Options
    players: int
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    laid: tuple[int | None, ...] = ()
    signs: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    """Cards that have been turned over."""

    @property
    def is_over(self) -> bool:
        return len(self.signs) == self.options.nights and not self.acting

    @property
    def acting(self) -> tuple[int, ...]:
        """M2.2: all at once."""
        return tuple([seat for seat, card in enumerate(self.laid) if card is None])


# ---------------------------------------------------------------------------------------- what is told


class Dealt(Event, frozen=True, tag="dealt"):
    hand: tuple[int, ...]


class SignTurned(Event, frozen=True, tag="sign-turned"):
    begins_round: ClassVar[bool] = True
    night: int
    card: int


class Laid(Event, frozen=True, tag="laid"):
    seat: int


class TurnedOver(Event, frozen=True, tag="turned-over"):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    points: tuple[int, ...]


class View(Struct, frozen=True):
    seat: int | None
    night: int
    nights: int
    signs: tuple[int, ...]
    hand: tuple[int, ...]
    mine: int | None
    """The own card that lies face down."""
    has_laid: tuple[bool, ...]
    spent: tuple[int, ...]
    scores: tuple[int, ...]
    acting: tuple[int, ...]
    over: bool


def view(state: State, seat: int | None) -> View:
    begun = bool(state.hands)
    return View(
        seat=seat,
        night=len(state.signs),
        nights=state.options.nights,
        signs=state.signs,
        hand=state.hands[seat] if begun and seat is not None else (),
        mine=state.laid[seat] if begun and seat is not None else None,
        has_laid=tuple([card is not None for card in state.laid]),
        spent=state.spent,
        scores=state.scores,
        acting=state.acting,
        over=state.is_over,
    )


# --------------------------------------------------------------------------------------------- rules


def empty(players: int, options: Options) -> State:
    return State(options, players, (0,) * players)


def start(state: State, chance: Chance, story: Story = UNTOLD) -> State:
    """M1.1: five cards each, and the first night."""

    def sample(stream: Stream) -> Deal:
        cards = stream.sample(CARDS, state.players * HAND_CARDS)
        return Deal(tuple([tuple(sorted(cards[seat :: state.players])) for seat in range(state.players)]))

    def check(deal: Deal) -> None:
        cards = [card for hand in deal.hands for card in hand]
        sizes = [len(hand) for hand in deal.hands]
        if (
            sizes != [HAND_CARDS] * state.players
            or len(set(cards)) != len(cards)
            or not set(cards) <= {*CARDS}
        ):
            raise Illegal("M1.1", "omens-no-deal")

    hands = chance.draw(Deal, sample, check).hands
    for seat, hand in enumerate(hands):
        story.tell(Dealt(hand), (seat,))
    return _next_night(replace(state, hands=hands), chance, story)


def _next_night(state: State, chance: Chance, story: Story) -> State:
    """M2.1: a card that nobody was dealt is turned up."""
    dealt = {*state.signs, *state.spent, *(card for hand in state.hands for card in hand)}
    left = [card for card in CARDS if card not in dealt]

    def check(sign: Sign) -> None:
        if sign.card not in left:
            raise Illegal("M2.1", "omens-no-sign", card=sign.card)

    card = chance.draw(Sign, lambda stream: Sign(stream.sample(left, 1)[0]), check).card
    state = replace(state, signs=(*state.signs, card), laid=(None,) * state.players)
    story.tell(SignTurned(len(state.signs), card))
    return state


def apply(
    state: State, seat: int, action: Lay, at: int | None, chance: Chance, story: Story = UNTOLD
) -> State:
    """M2.2: a card of one's own, face down."""
    if seat not in state.acting:
        raise Illegal("M2.2", "omens-has-laid")
    if action.card not in state.hands[seat]:
        raise Illegal("M2.2", "omens-not-held", card=action.card)
    hand = tuple([card for card in state.hands[seat] if card != action.card])
    state = replace(state, hands=_with(state.hands, seat, hand), laid=_with(state.laid, seat, action.card))
    story.tell(Laid(seat))
    return state if state.acting else _turn_over(state, chance, story)


def _turn_over(state: State, chance: Chance, story: Story) -> State:
    """M3.1: whoever is nearest to the sign scores."""
    cards = tuple([card for card in state.laid if card is not None])
    away = [abs(card - state.signs[-1]) for card in cards]
    worth = NEXT_TO_IT if min(away) == 1 else NEAR
    points = tuple([worth if each == min(away) else 0 for each in away])
    scores = tuple([had + won for had, won in zip(state.scores, points, strict=True)])
    state = replace(state, scores=scores, spent=(*state.spent, *cards))
    story.tell(TurnedOver(cards, points))
    if state.is_over:
        return state
    story.show(state)
    return _next_night(state, chance, story)


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    return (Offer("lay", (Field("card", state.hands[seat]),)),) if seat in state.acting else ()


def result(state: State) -> Result:
    """M4.1: the most points; shared where several have them."""
    return by_points(state.is_over, state.scores)


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# --------------------------------------------------------------------------------- what is hidden


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """All that this seat has not seen, mixed: the others' hands, and what they laid face down."""
    if not state.hands:
        return state
    hidden = [each for each in range(state.players) if each != seat]
    laid = [each for each in hidden if state.laid[each] is not None and state.laid[each] not in state.spent]
    seen = {*state.signs, *state.spent}
    if seat is not None:
        seen |= {*state.hands[seat], state.laid[seat] or 0}
    needed = len(laid) + sum(len(state.hands[each]) for each in hidden)
    cards = stream.sample([card for card in CARDS if card not in seen], needed)
    hands, down = list(state.hands), list(state.laid)
    for each in laid:
        down[each] = cards.pop()
    for each in hidden:
        hands[each] = tuple(sorted(cards.pop() for _ in state.hands[each]))
    return replace(state, hands=tuple(hands), laid=tuple(down))


def deal_anew(
    state: State, seat: int | None, events: Sequence[Event], chance: Chance, story: Story = UNTOLD
) -> State:
    """Nothing that was told says more of hidden cards than the view: any mixture fits."""

    def sample(stream: Stream) -> Redeal:
        other = redeal(state, seat, stream)
        return Redeal(other.hands, other.laid)

    def check(dealt: Redeal) -> None:
        other = replace(state, hands=dealt.hands, laid=dealt.laid)
        cards = [card for hand in dealt.hands for card in hand] + [card for card in dealt.laid if card]
        before = [card for hand in state.hands for card in hand] + [card for card in state.laid if card]
        fits = [*map(len, dealt.hands)] == [*map(len, state.hands)] and len(set(cards)) == len(before)
        if not fits or view(other, seat) != view(state, seat) or set(cards) & {*state.signs}:
            raise Illegal(None, "omens-no-deal")

    dealt = chance.draw(Redeal, sample, check)
    for each, hand in enumerate(dealt.hands):
        story.tell(Dealt(hand), (each,))
    return replace(state, hands=dealt.hands, laid=dealt.laid)


def imagine(view: View, events: Sequence[Event], stream: Stream) -> State:
    """A state that fits the view; events say nothing more of what is hidden."""
    options = Options("four" if view.nights == NIGHTS else "two")
    players = len(view.scores)
    if not view.signs:
        return empty(players, options)
    held = HAND_CARDS - len(view.signs) + 1
    hands = [(0,) * (held - laid) for laid in view.has_laid]
    down = [0 if laid else None for laid in view.has_laid]
    if view.over:
        # What lies has been turned over.
        down = [*view.spent[-players:]]
    if view.seat is not None:
        hands[view.seat], down[view.seat] = view.hand, view.mine
    state = State(options, players, view.scores, tuple(hands), tuple(down), view.signs, view.spent)
    return redeal(state, view.seat, stream)


# --------------------------------------------------------------------------------------- words


def describe(view: View, names: Sequence[Words]) -> tuple[Section, ...]:
    """The night, everybody's score, what was turned over; then one's own cards."""
    lines: list[Words] = [message("omens-described-night", night=view.night, nights=view.nights)]
    if view.signs:
        lines.append(message("omens-described-sign", card=view.signs[-1]))
    if view.acting:
        lines.append(message("omens-described-acting", names=listed([names[seat] for seat in view.acting])))
    if view.over:
        lines.append(Message("omens-described-over"))
    columns = (Message("omens-column-name"), Message("omens-column-points"))
    scores = tuple(zip(names, view.scores, strict=True))
    sections = [
        Section(Message("omens-described-game"), tuple(lines)),
        Section(Message("omens-described-scores"), (), columns, scores),
    ]
    for heading, cards in (("omens-described-signs", view.signs), ("omens-described-spent", view.spent)):
        if cards:
            sections.append(Section(Message(heading), (listed(cards),)))
    if view.hand:
        sections.append(Section(Message("omens-described-hand"), (listed(view.hand),)))
    if view.mine is not None:
        sections.append(Section(Message("omens-described-mine"), (view.mine,)))
    return tuple(sections)


def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """What happened, for a log; one's own cards are in sight anyway."""
    match event:
        case SignTurned(night=night, card=card):
            return (Line(message("omens-told-sign", night=night, card=card), marks=True),)
        case Laid(seat=actor):
            return (Line(message("omens-told-laid", **who(actor, names, seat))),)
        case TurnedOver(cards=cards, points=points):
            turned = zip(names, cards, points, strict=True)
            return tuple(
                [Line(message("omens-told-turned", name=n, card=card, points=won)) for n, card, won in turned]
            )
    return ()


def asks(view: View, offers: Sequence[Offer]) -> Asked | None:
    """A card for the night, as near to its sign as one dares."""
    return Asked(message("omens-now-lay", sign=view.signs[-1]), "M3.1")


def explains(view: View, names: Sequence[Words]) -> tuple[Words, ...]:
    """M4.1: the most points; several who have as many share it."""
    best = max(view.scores)
    won = [seat for seat, score in enumerate(view.scores) if score == best]
    about = all_of(won, names, view.seat)
    return (message("omens-why", names=about["who"], count=len(won), points=best, night=view.night),)


def called(field: str, value: str | int) -> Words:
    return Message(f"omens-do-{value}") if field == "do" else value


# --------------------------------------------------------------------------------------- talk and bots


class Sure(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="sure"):
    """'This night is mine.'"""


def remark(view: View, events: Sequence[Event], speaker: Speaker) -> Sure | None:
    """While the cards of the night lie face down: afterwards everybody sees whose it was."""
    if any(isinstance(event, TurnedOver) for event in events):
        return None
    return Sure() if speaker.dice.random() < 0.05 else None


class Novice:
    """Lays the nearest card, and now and then any."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def observe(self, event: Event) -> None: ...

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Lay:
        if self._dice.random() < 0.2:
            return Lay(self._dice.choice(view.hand))
        return Lay(min(view.hand, key=lambda card: abs(card - view.signs[-1])))


def _bot(level: str, dice: Random) -> Player:
    return Novice(dice)


# ---------------------------------------------------------------------------------------- all of it


def _presentation() -> Presentation:
    from omens.presentation import PRESENTATION  # noqa: PLC0415 only where somebody looks

    return PRESENTATION


GAME: Game[State, Lay, View, Options] = Game(
    name="omens",
    version=1,
    players=range(2, 5),
    options=Options,
    actions=Lay,
    outcomes=Deal | Sign | Redeal,
    view_type=View,
    events=Dealt | SignTurned | Laid | TurnedOver,
    empty=empty,
    start=start,
    apply=apply,
    acting=lambda state: state.acting,
    offers=offers,
    view=view,
    describe=describe,
    called=called,
    tell=tell,
    asks=asks,
    explains=explains,
    result=result,
    take_back=None,
    take_back_rule="M2.3",
    redeal=redeal,
    deal_anew=deal_anew,
    imagine=imagine,
    sayings=Sure,
    remark=remark,
    levels=("novice",),
    bot=_bot,
    presentation=_presentation,
)
