"""A person at the table: asked when the seat may act, answered when an answer will not do."""

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from pythia.contract import Field, Illegal, Message, Offer
from pythia.games.prophecy.cards import SUITS
from pythia.games.prophecy.state import Action, Bid, Play
from pythia.games.prophecy.terminal import reading
from pythia.games.prophecy.terminal.frame import hand, rows, table
from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.terminal.screen import Draft, Question, Screen
from pythia.games.prophecy.terminal.telling import last_trick, sheet
from pythia.games.prophecy.view import View
from pythia.terminal import Quit

KEYS = ("table-key-why", "table-key-results", "table-key-quit")


class Person:
    """`rules` is the command that prints the rulebook."""

    def __init__(self, look: Look, screen: Screen, rules: str) -> None:
        self._look, self._screen, self._rules = look, screen, rules

    def act(self, view: View, offers: Sequence[Offer], enter: Callable[[Action], None]) -> None:
        """Asks until what is answered can be done, and does it."""
        read = self._read_bid if view.phase == "bid" else self._read_play
        question = _bid_question if view.phase == "bid" else _play_question
        asked, note = question(self._look, view, offers), ""
        while True:
            answer = self._screen.ask(asked, note)
            note = ""
            try:
                if not self._is_command(answer, view, offers):
                    action = read(reading.words(answer), view, offers)
                    if action is not None:
                        enter(action)
                        return
            except Illegal as illegal:
                note = refusal(self._look, illegal.rule, illegal.message)

    def go_on(self, text: str, view: View) -> None:
        """Waits until the person has read enough."""
        look = self._look
        keys = _letters(look, "table-key-results", "table-key-quit")
        asked = Question(lambda draft: [look.line(text, style="bold"), keys])
        while self._is_command(self._screen.ask(asked), view, ()):
            pass

    def _is_command(self, answer: str, view: View, offers: Sequence[Offer]) -> bool:
        """Does what one of the letters below the table stands for, if the answer is one."""
        look = self._look
        match answer.strip().lower():
            case "q":
                raise Quit
            case "?":
                self._screen.tell(*explain(look, view, offers, self._rules))
            case "r":
                self._screen.tell(*sheet(look, view))
            case "l" if view.last:
                self._screen.glimpse(last_trick(look, view.last, len(view.seats)))
            case "l":
                self._screen.tell(look.say("table-no-last"))
            case _:
                return False
        return True

    def _read_bid(self, words: list[str], view: View, offers: Sequence[Offer]) -> Action:
        return Bid(tuple(reading.card(self._look, word, view.hand) for word in words))

    def _read_play(self, words: list[str], view: View, offers: Sequence[Offer]) -> Action | None:
        """A card and, where it must be named, a suit; None if the person thinks again."""
        look = self._look
        if not 1 <= len(words) <= 2:
            raise Illegal(None, "table-one-card")
        card = reading.card(look, words[0], view.hand)
        if len(words) == 2:
            return Play(card, reading.suit(look, words[1]))
        suits = next((suits for cards, suits in _naming(offers) if card in cards), None)
        if suits is None:
            return Play(card)
        answer = reading.words(self._screen.ask(_suit_question(look, view, card, suits)))
        if answer == ["q"]:
            raise Quit
        return Play(card, reading.suit(look, answer[0])) if answer else None


# ----------------------------------------------------------------------------------------- questions


def _bid_question(look: Look, view: View, offers: Sequence[Offer]) -> Question:
    field = _cards(offers)[0]
    assert field.count is not None
    count = field.count
    example = " ".join(field.names[:count])

    def draw(draft: Draft) -> list[RenderableType]:
        picked = draft.picked or reading.known(look, draft.text, field.names)
        value = sum(SUITS.index(card[:2]) for card in picked)
        left = count - len(picked)
        message = "table-bid-some" if left and picked else "table-bid-none" if left else "table-bid-all"
        foretells = look.say(message, count=count, left=left, value=value)
        return [
            *table(look, view),
            hand(look, view, picked, draft.cursor),
            "",
            look.line(foretells, style="bold"),
            look.line(look.say("table-keys-bid", cards=example), style="dim"),
            _letters(look, *KEYS),
        ]

    return Question(draw, rows(view, field.names), count)


def _play_question(look: Look, view: View, offers: Sequence[Offer]) -> Question:
    allowed = [card for field in _cards(offers) for card in field.names]
    keys = (*KEYS, "table-key-last") if view.last else KEYS

    def draw(draft: Draft) -> list[RenderableType]:
        typed = reading.known(look, draft.text, view.hand)
        return [
            *table(look, view),
            "",
            hand(look, view, allowed, typed[0] if typed else draft.cursor),
            "",
            look.line(look.say("table-keys-play", card=look.shown[allowed[0]]), style="dim"),
            _letters(look, *keys),
        ]

    return Question(draw, rows(view, allowed))


def _suit_question(look: Look, view: View, card: str, suits: tuple[str, ...]) -> Question:
    def draw(draft: Draft) -> list[RenderableType]:
        named = [
            look.line(
                "[", look.suit(suit), "]", style="reverse" if suit in (draft.cursor, draft.text) else ""
            )
            for suit in suits
        ]
        asked = look.say("table-name-a-suit", card=Message(f"card-{card}"))
        return [*table(look, view), "", look.line(asked, style="bold"), *named]

    return Question(draw, tuple((suit,) for suit in suits))


def _letters(look: Look, *keys: str) -> Text:
    """What else may be typed."""
    return look.line("   ".join(map(look.say, keys)), style="dim")


# ------------------------------------------------------------------------------------------- answers


def refusal(look: Look, rule: str | None, message: Message) -> str:
    """Why something cannot be done, and the number of the rule."""
    sentence = look.plain(look.texts.say(message))
    return look.say("table-refused", sentence=sentence, rule=rule) if rule else sentence


def explain(look: Look, view: View, offers: Sequence[Offer], rules: str) -> list[RenderableType]:
    """What may be done now, and for each card that may not be used, why."""
    told: list[RenderableType] = ["", look.line(look.say("table-help"), style="bold")]
    fields = _cards(offers)
    allowed = [card for field in fields for card in field.names]
    if view.phase == "bid" and allowed:
        told.append(look.say("table-help-bid", count=fields[0].count or 1))
    if allowed:
        told.append(look.line(look.say("table-help-allowed"), " ", look.cards(allowed)))
    refused = [each for field in fields for each in field.refused]
    for (rule, message), group in groupby(refused, key=lambda each: (each.rule, each.message)):
        kept_out = look.cards(str(each.value) for each in group)
        told.append(look.line(kept_out, look.plain(" – "), refusal(look, rule, message)))
    for cards, suits in _naming(offers):
        names = look.say("table-help-names", suits=", ".join(suits))
        told.append(look.line(look.cards(cards), look.plain(" – "), names))
    told.append(look.line(look.say("table-help-keys", command=rules), style="dim"))
    return told


def _cards(offers: Sequence[Offer]) -> list[Field]:
    """The fields of the offers that are about cards."""
    return [offer.fields[0] for offer in offers if offer.fields]


def _naming(offers: Sequence[Offer]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """P6.1: the cards that name a suit when they are led, and the suits."""
    return [(offer.fields[0].names, offer.fields[1].names) for offer in offers if offer.fields[1:]]
