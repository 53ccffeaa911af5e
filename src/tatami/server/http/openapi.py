"""The OpenAPI description of the HTTP routes at `/api/schema`."""

from __future__ import annotations

from typing import Any

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License

import tatami
from tatami.server.wire.messages import Refused

STATUS_DESCRIPTIONS = {
    400: "The request is malformed, or it is not possible now.",
    401: "The request has no valid cookie.",
    403: "The request is not allowed.",
    404: "The resource does not exist.",
    409: "The request conflicts with the current state.",
    410: "The table has moved to another server.",
    413: "The body is too large.",
    429: "Too many requests: try again later.",
    503: "The server cannot do this now: try again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route; all have the body `Refused`."""
    return {
        status: ResponseSpec(
            Refused, generate_examples=False, description=STATUS_DESCRIPTIONS[status]
        )
        for status in statuses
    }


def encoded_response(kind: Any) -> dict[int, ResponseSpec]:
    """The response of a route that sends encoded bytes."""
    return {200: ResponseSpec(kind, generate_examples=False, description="")}


def openapi_config(base_path: str) -> OpenAPIConfig:
    """Only JSON: the HTML renderers load scripts from other servers."""
    return OpenAPIConfig(
        title="Tatami",
        version=tatami.__version__,
        description="The HTTP API of Tatami. docs/protocol.md describes the WebSocket.",
        license=License(name="MIT"),
        path=f"{base_path}/api/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/")],
    )
