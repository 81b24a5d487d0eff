"""Every answer of HTTP that is no: how it comes about, and how OpenAPI tells of it."""

import logging
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Operation

from pythia.server.bodies import Failed, Failure
from pythia.server.log import note
from pythia.server.wire import Declined
from pythia.store import StoreError

MEANING = {
    403: "Not allowed",
    404: "Unknown",
    408: "The body came too slowly",
    409: "Not now",
    413: "Too large",
    414: "Path and query are too long",
    422: "Malformed",
    429: "Too fast, or too much is going on",
    431: "Too many headers",
    503: "It could not be stored or read, or the server is about to stop",
}

# -------------------------------------------------------------------------------------- described


@dataclass
class _Operation(Operation):
    """Litestar supposes that whatever takes something answers 400 in a form of its own; ours is 422."""

    def __post_init__(self) -> None:
        if self.responses is not None:
            self.responses.pop("400", None)


def reads(*more: int) -> dict[str, Any]:
    """What a GET can be refused with, for its decorator."""
    return _described(403, 414, 429, 431, *more)


def writes(*more: int) -> dict[str, Any]:
    """What a POST can be refused with, for its decorator."""
    return _described(403, 408, 413, 414, 422, 429, 431, 503, *more)


def _described(*statuses: int) -> dict[str, Any]:
    answers = {
        status: ResponseSpec(Failed, generate_examples=False, description=MEANING[status])
        for status in sorted(statuses)
    }
    return {"responses": answers, "operation_class": _Operation}


# ------------------------------------------------------------------------------------------- made


def _failed(status: int, failure: Failure) -> Response[Failed]:
    return Response(Failed(failure), status_code=status, media_type=MediaType.JSON)


def _declined(request: Request[Any, Any, Any], error: Declined) -> Response[Failed]:
    return _failed(error.status, Failure(error.message.id, error.message.args, error.rule))


def _unstored(request: Request[Any, Any, Any], error: StoreError) -> Response[Failed]:
    note("store-failed", logging.ERROR, error=error)
    return _failed(503, Failure(error.message.id, error.message.args, None))


def _other(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    status = 422 if isinstance(error, ValidationException) or error.status_code == 400 else error.status_code
    ids = {404: "no-such-page", 405: "no-such-page", 422: "message-unfit"}
    return _failed(status, Failure(ids.get(status, "server-failed"), {}, None))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Failed]:
    return _failed(422, Failure("message-unfit", {}, None))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    note("failed", logging.ERROR, error=error)
    return _failed(500, Failure("server-failed", {}, None))


HANDLERS: dict[Any, Any] = {
    Declined: _declined,
    StoreError: _unstored,
    HTTPException: _other,
    RecursionError: _too_deep,
    Exception: _broken,
}
