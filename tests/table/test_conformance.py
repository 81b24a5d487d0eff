"""Every game, at every table it can be played at, keeps what games promise."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from msgspec import Struct, structs
from tests.conftest import LONG
from tests.every_game import all_tables

from pythia import games
from pythia.contract import (
    Chance,
    Event,
    Field,
    Illegal,
    Line,
    Message,
    Moment,
    Offer,
    Refusal,
    Result,
    Section,
    Story,
    Stream,
    Told,
    Words,
    places_of,
    this_round,
)
from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import names
from pythia.games.prophecy.describe import describe
from pythia.games.prophecy.events import BidMade, HandDealt, OpenBid
from pythia.games.prophecy.hidden import deal_hidden, what_is_known
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.state import Options, State
from pythia.games.prophecy.view import View, view
from pythia.table.chance import Source
from pythia.table.conformance import check
from pythia.table.record import RecordError


@pytest.mark.parametrize(("name", "players", "options"), list(all_tables()), ids=str)
def test_every_table_conforms(name: str, players: int, options: Struct) -> None:
    # By chance alone Quest takes thousands of actions, and Oraklos never ends where the oracle judges: there
    # a match is checked as far as its first actions go.
    endless = name == "quest" or getattr(options, "judge", None) == "oracle"
    if endless:
        matches, most = (2, 300) if LONG else (1, 50)
    else:
        whole = LONG or players == min(games.load(name).players)
        matches, most = 20 if LONG else 1, 2000 if whole else 50
    for number in range(matches):
        seed = sha256(f"{players} {number}".encode()).digest()
        check(games.load(name), players, options, seed, most=most)


class TestTheCheckCatches:
    """Games broken on purpose: each must fail the check."""

    game = games.load("prophecy")

    def fails(self, **broken: object) -> None:
        with pytest.raises((AssertionError, Illegal, RecordError)):
            check(replace(self.game, **broken), 3, Options(takeback=True), bytes(32))  # type: ignore[arg-type]

    def fails_with(self, law: str, **broken: object) -> None:
        with pytest.raises(AssertionError, match=law):
            check(replace(self.game, **broken), 3, Options(takeback=True), bytes(32))  # type: ignore[arg-type]

    def test_a_view_that_shows_a_neighbour(self) -> None:
        def leaky(state: State, seat: int | None) -> View:
            shown = view(state, seat)
            return structs.replace(shown, bid=names(state.hands[0]))

        self.fails(view=leaky)

    def test_places_that_are_not_in_order(self) -> None:
        def skipping(state: State) -> Result:
            result = self.game.result(state)
            return result._replace(places=tuple(place + 1 for place in result.places))

        self.fails_with("a place is 1 and how many seats are better", result=skipping)

    def test_a_winner_who_is_not_in_the_first_place(self) -> None:
        def upside_down(state: State) -> Result:
            result = self.game.result(state)
            return result._replace(places=places_of(result.places))

        self.fails_with("the winners are those in the first place", result=upside_down)

    def test_scores_for_all_that_tell_of_a_hand(self) -> None:
        def telling(state: State) -> Result:
            result = self.game.result(state)
            scores = tuple(hand % 7 for hand in state.hands)
            return result._replace(scores=scores) if not result.over else result

        self.fails_with("open scores tell what is hidden", result=telling)

    def test_a_game_whose_events_can_never_be_compared(self) -> None:
        """Where everything reveals something, what is told is held against nothing."""

        def revealing(*move: Any) -> State:
            move[-1].tell(OpenBid(0, ("su1",), 1))
            return rules.apply(*move)

        with pytest.raises(AssertionError, match="never held against another world"):
            check(replace(self.game, apply=revealing), 2, Options(length="short"), bytes(32))

    def test_offers_that_depend_on_other_hands(self) -> None:
        def telling(state: State, seat: int) -> tuple[Offer, ...]:
            return tuple(
                structs.replace(offer, fields=tuple(_turned(field, state.hands[0]) for field in offer.fields))
                for offer in rules.offers(state, seat)
            )

        self.fails(offers=telling)

    def test_an_offer_that_is_illegal(self) -> None:
        def generous(state: State, seat: int) -> tuple[Offer, ...]:
            offers = rules.offers(state, seat)
            return (*offers, Offer("play", (Field("card", ("jaguar",)),))) if offers else ()

        self.fails(offers=generous)

    def test_a_refusal_with_the_wrong_rule(self) -> None:
        def mistaken(state: State, seat: int) -> tuple[Offer, ...]:
            wrong = [
                structs.replace(offer, fields=tuple(_cites(field, "P9.9") for field in offer.fields))
                for offer in rules.offers(state, seat)
            ]
            return tuple(wrong)

        self.fails(offers=mistaken)

    def test_a_refusal_that_no_action_can_hold(self) -> None:
        def mistaken(state: State, seat: int) -> tuple[Offer, ...]:
            return tuple(
                structs.replace(offer, fields=tuple(_refuses(field, 7) for field in offer.fields))
                for offer in rules.offers(state, seat)
            )

        self.fails_with("is no value of 'cards' in 'bid'", offers=mistaken)

    def test_amounts_of_numbers(self) -> None:
        dice = games.load("oraklos")

        def numbered(state: Any, seat: int) -> tuple[Offer, ...]:
            return tuple(
                structs.replace(offer, fields=tuple(_numbers(field) for field in offer.fields))
                for offer in dice.offers(state, seat)
            )

        with pytest.raises(AssertionError, match="amounts are of what has a name"):
            check(replace(dice, offers=numbered), 2, dice.options(), bytes(32))

    def test_a_turn_that_only_some_know_of(self) -> None:
        def secretly(state: State) -> tuple[int, ...]:
            acting = rules.acting(state)
            return acting[:1] if state.hands[0] % 2 else acting

        def offers(state: State, seat: int) -> tuple[Offer, ...]:
            return rules.offers(state, seat) if seat in secretly(state) else ()

        self.fails_with("everybody knows whose turn it is", acting=secretly, offers=offers)

    def test_acting_out_of_turn(self) -> None:
        self.fails(acting=lambda state: () if state.over else tuple(range(3)))

    def test_chance_of_its_own(self) -> None:
        def wilful(state: State, chance: Chance, story: Story) -> State:
            state = rules.start(state, chance, story)
            return structs.replace(state, dealer=(state.dealer + 1) % 3)

        self.fails(start=wilful)

    def test_events_that_tell_a_neighbours_hand(self) -> None:
        def gossip(state: State, seat: int, *rest: Any) -> State:
            after = rules.apply(state, seat, *rest)
            rest[-1].tell(HandDealt(names(state.hands[(seat + 1) % 3])))
            return after

        self.fails(apply=gossip)

    def test_a_moment_that_shows_a_neighbour(self) -> None:
        """Not the view of any position, but that of the moment in which a trick's last card lies there."""

        def leaky(state: State, seat: int | None) -> View:
            shown = view(state, seat)
            lies = len(state.trick.cards) == state.players
            return structs.replace(shown, bid=names(state.hands[0])) if lies else shown

        self.fails_with("a moment shows what it should hide", view=leaky)

    def test_moments_that_hang_on_what_is_hidden(self) -> None:
        def blinking(state: State, *rest: Any) -> State:
            if state.hands[0] % 2:
                rest[-1].show(state)
            return rules.apply(state, *rest)

        self.fails_with("moments show too much", apply=blinking)

    def test_a_step_that_hangs_on_who_looks(self) -> None:
        def shy(*step: Any) -> State:
            if not step[-1].is_shown:
                step[-1].tell(BidMade(0))
            return rules.apply(*step)

        self.fails_with("another story", apply=shy)

    def test_moments_in_no_order(self) -> None:
        def backwards(*step: Any) -> State:
            after = rules.apply(*step)
            if step[-1].is_shown:
                step[-1].moments += [Moment(step[0], 1), Moment(step[0], 0)]
            return after

        self.fails_with("before what was told earlier", apply=backwards)

    def test_an_end_that_is_shown_as_a_moment(self) -> None:
        def lingering(*step: Any) -> State:
            after = rules.apply(*step)
            step[-1].show(after)
            return after

        self.fails_with("the end is no moment", apply=lingering)

    def test_imagining_somebody_elses_bid(self) -> None:
        def mistaken(view: View, events: Sequence[Event], stream: Stream) -> State:
            state = imagine(view, events, stream)
            return structs.replace(state, bids=state.bids[::-1])

        self.fails_with("looks different", imagine=mistaken)

    def test_imagining_a_suit_that_somebody_has_shown_to_lack(self) -> None:
        def forgetful(view: View, events: Sequence[Event], stream: Stream) -> State:
            known = what_is_known(view, events)
            any_suit = tuple(held._replace(lacks=0) for held in known.seats)
            hands, bids = deal_hidden(known._replace(seats=any_suit), stream)
            return structs.replace(imagine(view, events, stream), hands=hands, bids=bids)

        self.fails_with("does not fit", imagine=forgetful)

    def test_imagining_a_memory_that_is_too_short(self) -> None:
        def short(past: tuple[Told, ...], told: Told) -> tuple[Told, ...]:
            return this_round(past, told)[-6:]

        with pytest.raises(AssertionError, match="does not fit"):
            check(replace(self.game, memory=short), 3, Options(), bytes(32))

    def test_imagining_always_the_same(self) -> None:
        def certain(view: View, events: Sequence[Event], stream: Stream) -> State:
            return imagine(view, events, Source(b"").stream(0, "always"))

        self.fails_with("does not fit", imagine=certain)

    def test_dealing_and_imagining_always_the_same(self) -> None:
        def certain(view: View, events: Sequence[Event], stream: Stream) -> State:
            return imagine(view, events, Source(b"").stream(0, "always"))

        def dealt(state: State, seat: int | None, events: Sequence[Event], *rest: Any) -> State:
            return certain(view(state, seat), events, Source(b"").stream(0, "always"))

        self.fails_with("always the same", imagine=certain, deal_anew=dealt)

    def test_a_take_back_that_is_not_one(self) -> None:
        self.fails(take_back=lambda before, seat, action, after: Told(BidMade(seat)))

    def test_a_description_of_nothing(self) -> None:
        self.fails(describe=lambda view, names: ())
        self.fails(describe=lambda view, names: (Section(Message("table-over")),))

    def test_a_description_that_knows_more_than_the_view(self) -> None:
        asked = count()
        self.fails(describe=lambda view, names: (Section(Message("table-over"), (next(asked),)),))

    def test_a_description_that_fails_somewhere(self) -> None:
        def failing(shown: View, names: Sequence[Words]) -> tuple[Section, ...]:
            assert shown.phase != "over"
            return describe(shown, names)

        self.fails(describe=failing)

    def test_a_description_that_keeps_from_a_seat_what_everyone_sees(self) -> None:
        def secretive(shown: View, names: Sequence[Words]) -> tuple[Section, ...]:
            return describe(shown, names)[1 if shown.seat == 1 else 0 :]

        self.fails(describe=secretive)

    def test_a_line_that_knows_more_than_its_event(self) -> None:
        asked = count()
        self.fails_with("told the same", tell=lambda event, names, seat: (Line(next(asked)),))

    def test_a_line_without_words(self) -> None:
        self.fails_with("a gap is filled", tell=lambda event, names, seat: (Line(""),))

    def test_a_line_in_words_that_no_text_has(self) -> None:
        words = Message("no-such-words")
        self.fails_with("no text in en says no-such-words", tell=lambda *_: (Line(words),))

    def test_a_line_with_a_gap_that_is_not_filled(self) -> None:
        words = Message("table-deals-first", {"you": "no"})
        self.fails_with("table-deals-first", tell=lambda *_: (Line(words),))

    def test_lines_that_cannot_be_sent(self) -> None:
        self.fails_with("survive the wire", tell=lambda event, names, seat: [Line("a list is none")])

    def test_a_line_that_fails_for_a_seat_that_hears_it(self) -> None:
        def failing(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
            assert seat is not None, "nobody tells a spectator"
            return ()

        self.fails_with("nobody tells a spectator", tell=failing)

    def test_a_line_that_passes_for_some_alone(self) -> None:
        self.fails_with("alike", tell=lambda event, names, seat: (Line("told", passing=seat is None),))

    def test_a_choice_without_words(self) -> None:
        self.fails(called=lambda field, value: "" if field == "suit" else "x")

    def test_a_row_without_its_column(self) -> None:
        self.fails(describe=lambda view, names: (Section(Message("table-over"), rows=((1, 2),)),))

    def test_a_clock_that_ends_in_a_moment(self) -> None:
        dice = games.load("oraklos")

        def lingering(state: Any, chance: Chance, story: Story) -> Any:
            after = dice.elapse(state, chance, story)
            story.show(after)
            return after

        with pytest.raises(AssertionError, match="the end is no moment"):
            check(replace(dice, elapse=lingering), 2, dice.options(), bytes(32), most=200)


def _turned(field: Field, hidden: int) -> Field:
    return structs.replace(field, values=field.values[::-1] if hidden % 2 else field.values)


def _refuses(field: Field, value: str | int) -> Field:
    return structs.replace(field, refused=(Refusal(value, None, Message("not-your-turn")),))


def _numbers(field: Field) -> Field:
    return field if field.most is None else structs.replace(field, values=tuple(range(len(field.values))))


def _cites(field: Field, rule: str) -> Field:
    return structs.replace(field, refused=tuple(structs.replace(each, rule=rule) for each in field.refused))
