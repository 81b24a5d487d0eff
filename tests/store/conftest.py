"""What fails in a shared scenario is shown with its values, as in any test."""

import pytest

pytest.register_assert_rewrite("tests.store.suite_people", "tests.store.suite_tables")
