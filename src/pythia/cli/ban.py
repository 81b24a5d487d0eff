"""`pythia ban` and `pythia unban`: whom the server keeps out, whether it runs or not."""

import argparse

from pythia.cli.console import err, out, reason
from pythia.server.bans import FILE, MAX_BANS, listed, normal, write
from pythia.text import Texts


def run_ban(args: argparse.Namespace, say: Texts) -> int:
    return _change(args, say, bans=True)


def run_unban(args: argparse.Namespace, say: Texts) -> int:
    return _change(args, say, bans=False)


def _change(args: argparse.Namespace, say: Texts, *, bans: bool) -> int:
    file = args.data / FILE
    try:
        banned = listed(file)
        if args.who is None:
            out("\n".join(banned) if banned else say("ban-none"))
            return 0
        who = normal(args.who)
        if who is None:
            err(say("ban-unfit", who=args.who))
            return 2
        if not bans and who not in banned:
            err(say("ban-not-there", who=who))
            return 1
        if bans and len(banned) >= MAX_BANS:
            err(say("ban-full", most=MAX_BANS))
            return 1
        rest = [each for each in banned if each != who]
        write(file, [*rest, who] if bans else rest)
    except OSError as error:
        err(say("backup-unwritable", file=str(file), reason=reason(error)))
        return 1
    out(say("ban-done" if bans else "unban-done", who=who))
    return 0
