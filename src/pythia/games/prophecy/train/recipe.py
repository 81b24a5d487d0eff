"""At which tables a network learns, how large it is, and for how long."""

from pythia.batch import TableKind, Temper, Training

SHORT = {"length": "short"}

TRAINING = Training(
    tables=(
        TableKind(4, {}, 0.26),
        TableKind(4, SHORT, 0.10),
        TableKind(2, {}, 0.10),
        TableKind(2, SHORT, 0.06),
        TableKind(3, {}, 0.10),
        TableKind(3, SHORT, 0.06),
        TableKind(5, {}, 0.10),
        TableKind(5, SHORT, 0.06),
        TableKind(6, {}, 0.10),
        TableKind(6, SHORT, 0.06),
    ),
    width=768,
    blocks=2,
    critic_width=512,
    decisions=3e9,
    talkative=0.25,
    tempers={
        "cautious": Temper(power=0.4),
        "gambler": Temper(power=2.5),
        "spoiler": Temper(spite=2.0),
    },
)
