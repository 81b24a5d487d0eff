"""What every game promises of its results; part of the conformance check."""

from pythia.contract import Result, places_of


def check_result(result: Result, players: int) -> None:
    """Places are in order, with equal ones shared; once it is over, whoever is in the first place has won."""
    assert len(result.scores) == len(result.places) == players, "every seat has a score and a place"
    better = [-place for place in result.places]
    assert places_of(better) == result.places, "a place is 1 and how many seats are better"
    if result.winners is not None:
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        assert sorted(result.winners) == first, "the winners are those in the first place"
