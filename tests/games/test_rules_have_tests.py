"""Every rule of every game has a test that is named by it: `P5_3` in the name of a test is rule P5.3."""

import ast
import re
from pathlib import Path

import pytest
from tests.text.test_texts import numbers

from pythia import games

NUMBER = re.compile(r"(?<![A-Za-z])([A-Z]\d)_(\d)(?!\d)")


def rules_tested(code: str) -> set[tuple[str, str]]:
    """The rules that test functions are named by; a function that does nothing tests none."""
    found: set[tuple[str, str]] = set()
    for each in ast.walk(ast.parse(code)):
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        does = any(isinstance(node, ast.Assert | ast.Call) for part in each.body for node in ast.walk(part))
        if does and each.name.startswith("test_"):
            found.update(NUMBER.findall(each.name))
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_rule_has_a_test_that_is_named_by_it(game: str) -> None:
    tested = [rules_tested(path.read_text()) for path in (Path(__file__).parent / game).rglob("test_*.py")]
    assert set(numbers(game)) - set().union(*tested) == set()


def test_a_comment_is_no_test_of_a_rule() -> None:
    code = '''
# P1.1 and P1_1
WORDS = "P1_2"
def test_the_third() -> None:
    """P1_3"""
    assert WORDS  # P1_3
def helper_P1_4() -> None: assert True
def test_P1_5_says_nothing() -> None:
    """P1.5"""
def test_P1_6_and_P1_7() -> None: assert True
'''
    assert rules_tested(code) == {("P1", "6"), ("P1", "7")}
