"""What a person does: all that can be done by number, with the odds of battles; what cannot, and why."""

from typing import Any

from pythia.games.quest import GAME
from pythia.games.quest.terminal import battles
from pythia.games.quest.terminal.cards import in_sight
from pythia.terminal import Table
from pythia.text.offers import refusals

HANG = 7
"""How far the lines of a choice are set in after the first."""


def choose(table: Table) -> dict[str, Any]:
    say, view, offers = table.reader.say, table.view(), table.offers()
    choices, many = battles.choices(view, offers), battles.are_many(offers)
    table.show_changes()
    for why in refusals(GAME, offers):
        table.show(f"     {say.say(why)}", HANG)
    for number, (offer, chosen) in enumerate(choices, start=1):
        table.show(f"{number:3}  {battles.shown(say, view, offer, chosen)}", HANG)
    most = len(choices) + many
    if many:
        table.show(f"{most:3}  {say('quest-ask-battle')}", HANG)
    table.show(say("quest-ask"))
    while True:
        answer = table.read()
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
            return choices[int(answer) - 1][1]
        if many and answer == str(most):
            builder = battles.Builder(
                say, view, table.why_not, lambda line: table.show(line, HANG), table.read
            )
            return builder.ask(offers) or choose(table)
        if answer == "?":
            reach = {chosen["to"] for _, chosen in choices if chosen["do"] == "move" and "to" in chosen}
            for line in in_sight(view, table.seat, reach, say):
                table.show(line)
            table.show(say("quest-ask"))
        elif answer == "t":
            table.show_all()
            table.show(say("quest-ask"))
        else:
            table.show(say("plain-again", most=most))
