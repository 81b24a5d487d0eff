"""What a server counts, for Prometheus: nothing in it says who, or what anybody holds."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

KIND = CONTENT_TYPE_PLAIN_0_0_4


class Metrics:
    """Of one server: a process may hold several, in tests."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.stalls = Histogram(
            "pythia_stall_seconds",
            "How long the event loop stood still, each time it did",
            buckets=(0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
            registry=registry,
        )
        self.refused = Counter(
            "pythia_refused_total", "Requests refused by a bound", ("status",), registry=registry
        )
        self.tables = Gauge("pythia_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("pythia_sockets", "Open sockets of tables", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
