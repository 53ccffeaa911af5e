"""The HTTP routes described for programs: OpenAPI at `/api/schema`."""

from __future__ import annotations

from typing import Any

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License

import tatami
from tatami.server.wire.messages import Refused

REFUSED = {
    400: "It cannot be read, or may not be done now.",
    401: "Say who you are first.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Something happened in between: look again.",
    410: "The table has moved to another server.",
    413: "Too large.",
    429: "Too often: try again later.",
    503: "Not at this moment: try again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a route may refuse; always said in the same form."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=REFUSED[status])
        for status in statuses
    }


def shows(kind: Any) -> dict[int, ResponseSpec]:
    """What a route answers that sends bytes it has already encoded."""
    return {200: ResponseSpec(kind, generate_examples=False, description="")}


def spec(base_path: str) -> OpenAPIConfig:
    """JSON alone: the pages that draw it would load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Tatami",
        version=tatami.__version__,
        description="Tables over HTTP. The socket is described in docs/protocol.md.",
        license=License(name="MIT"),
        path=f"{base_path}/api/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/")],
    )
