"""`pythia backup` and `pythia restore`: all that a server keeps, into a file and back."""

import argparse

from pythia.cli.console import err, out, reason
from pythia.server.table.fitness import fitness_of
from pythia.store import StoreError
from pythia.store.backup import Kept, Unfit, backup, restore
from pythia.store.sqlite import FILE, DataFolder, Locked
from pythia.text import Texts


def run_backup(args: argparse.Namespace, say: Texts) -> int:
    if not (args.data / FILE).is_file():
        err(say("backup-none", folder=str(args.data)))
        return 1
    try:
        if args.file.exists() and not args.force:
            raise FileExistsError
        kept = backup(args.data, args.file, args.force, fitness_of)
    except FileExistsError:
        err(say("backup-exists", file=str(args.file)))
        return 1
    except StoreError as error:
        err(say.say(error.message))
        return 1
    except OSError as error:
        err(say("backup-unwritable", file=str(args.file), reason=reason(error)))
        return 1
    _tell_unplayed(kept, say)
    if kept.unfit:
        # All of it is kept; but whoever counts on it must hear what could not be tried.
        out(say("backup-done-but", file=str(args.file), guests=kept.guests, tables=kept.tables))
        err(say("backup-tables-unfit", tables=", ".join(kept.unfit), count=len(kept.unfit)))
        return 1
    out(say("backup-done", file=str(args.file), guests=kept.guests, tables=kept.tables))
    return 0


def run_restore(args: argparse.Namespace, say: Texts) -> int:
    if not args.file.is_file():
        err(say("file-is-folder" if args.file.is_dir() else "file-missing", file=str(args.file)))
        return 2
    try:
        folder = DataFolder(args.data)
    except Locked:
        err(say("restore-locked", folder=str(args.data)))
        return 1
    except OSError as error:
        err(say("backup-unwritable", file=str(args.data), reason=reason(error)))
        return 1
    try:
        kept, aside = restore(args.file, folder, args.force, fitness_of)
    except StoreError as error:
        err(say.say(error.message))
        return 2 if isinstance(error, Unfit) else 1
    except OSError as error:
        err(say("backup-unwritable", file=str(args.data), reason=reason(error)))
        return 1
    finally:
        folder.release()
    done = "restore-done-but" if kept.unfit else "restore-done"
    out(say(done, file=str(args.file), guests=kept.guests, tables=kept.tables))
    if aside is not None:
        out(say("restore-aside", file=str(aside)))
    _tell_unplayed(kept, say)
    if kept.unfit:
        err(say("backup-tables-unfit", tables=", ".join(kept.unfit), count=len(kept.unfit)))
        return 1
    return 0


def _tell_unplayed(kept: Kept, say: Texts) -> None:
    if kept.unplayed:
        err(say("backup-tables-unplayed", tables=", ".join(kept.unplayed), count=len(kept.unplayed)))
