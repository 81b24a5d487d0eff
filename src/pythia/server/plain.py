"""Text that strangers wrote, made fit to be shown: names, talk, whatever a record says of either.

What it costs is bounded by what is kept of it, never by what was sent: normalising a long run of combining
marks takes quadratic time, with the interpreter's lock held.
"""

import unicodedata

from pythia.server import bounds

MAX_RAW_CHARS = bounds.RAW_TEXT.most
"""What is looked at of a text: no name and nothing that is said at a table is as long."""
MAX_MARKS = bounds.MARKS.most
"""Combining marks, and joiners, on one character. No living script needs more; towers of them hide lines."""

_UNSEEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by their category, and yet nothing to be seen."""
_JOINER = "\u200d"


def clean(text: str) -> str:
    """Plain text of one line: nothing that is not seen, nothing that turns its neighbours round."""
    seen = [" " if char.isspace() else char for char in text[:MAX_RAW_CHARS] if not _is_unseen(char)]
    # Twice: some characters fall apart into a letter and a mark.
    normal = _few_marks(unicodedata.normalize("NFC", _few_marks("".join(seen))))
    plain = " ".join(normal.split()).strip(_JOINER + " ")
    # What only joins or marks other characters is nothing by itself.
    return plain if not all(map(_is_mark, plain)) else ""


def _few_marks(text: str) -> str:
    kept, run = [], 0
    for char in text:
        run = run + 1 if _is_mark(char) else 0
        if run <= MAX_MARKS:
            kept.append(char)
    return "".join(kept)


def _is_mark(char: str) -> bool:
    return char == _JOINER or unicodedata.category(char)[0] == "M"


def _is_unseen(char: str) -> bool:
    category = unicodedata.category(char)
    if char in _BLANK:
        return True
    if category == "Cf":
        return char != _JOINER
    return category in _UNSEEN and not char.isspace()
