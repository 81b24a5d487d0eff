"""Text that strangers wrote, made fit to be shown: names, talk, whatever a record says of either.

What it costs is bounded by what is kept of it, never by what was sent: normalising a long run of combining
marks takes quadratic time, with the interpreter's lock held.
"""

import re
import unicodedata

from pythia.server import bounds

MAX_RAW_CHARS = bounds.RAW_TEXT.most
"""What is looked at of a text: no name and nothing that is said at a table is as long."""
MAX_MARKS = bounds.MARKS.most
"""Combining marks, and joiners, on one character. No living script needs more; towers of them hide lines."""

_UNSEEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
"""Letters and signs by their category, and yet nothing to be seen."""
_JOINER = "\u200d"
_EMOJI_STYLE, _KEYCAP = "\ufe0f", "\u20e3"
_SKIN_TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
ORDINARY = re.compile("[ -~\u00a1-\u00ac\u00ae-\u02af]*")
"""Latin letters and signs, to be shown as they are. Most text is that, and long matches hold much of it."""
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default ignorable, by Unicode: it changes its neighbours or nothing at all, and is not seen itself."""


def only_emoji_joined(text: str) -> str:
    """For names: what joins or varies characters goes, where it makes no emoji of them.

    A few scripts join letters with it too, and can be read without; two names that look the same cannot.
    """
    text = text[:MAX_RAW_CHARS]
    kept, after_sign = [""], False
    for at, char in enumerate(text):
        follows = text[at + 1 : at + 2]
        if not IGNORABLE.match(char):
            kept.append(char)
            after_sign = _is_sign(char) or (after_sign and char in _SKIN_TONES)
        elif char == _EMOJI_STYLE and kept[-1] != char:
            kept += [char] if after_sign or follows == _KEYCAP else []
        elif char == _JOINER and after_sign and _is_sign(follows):
            kept.append(char)
    return "".join(kept)


def _is_sign(char: str) -> bool:
    """Whether it is a picture, or at least no letter."""
    return not char.isascii() and unicodedata.category(char) in ("So", "Sm")


def clean(text: str) -> str:
    """Plain text of one line: nothing that is not seen, nothing that turns its neighbours round."""
    text = text[:MAX_RAW_CHARS]
    if ORDINARY.fullmatch(text):
        return " ".join(text.split())
    return _cleaned(text)


def _cleaned(text: str) -> str:
    seen = [" " if char.isspace() else char for char in text if not _is_unseen(char)]
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
