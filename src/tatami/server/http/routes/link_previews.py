"""Pages whose links are shared, and the pictures that other sites show with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import tatami
from tatami.engine import TatamiError
from tatami.server.http.client_files import READ, REVALIDATE, file_response, show_client
from tatami.server.http.link_tags import base_url, page_with_tags, version_of
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    asker_of,
    must_be_unsealed,
    services_of,
)
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.thinking.render_picture import can_render
from tatami.server.wire.link_picture import Position, example_of, picture, position_of
from tatami.server.wire.link_preview import (
    LinkPreview,
    language_of,
    preview_of_game,
    preview_of_table,
)

AnyRequest = Request[Any, Any, Any]
PAGE: dict[str, Any] = {
    "http_method": READ, "media_type": MediaType.HTML, "include_in_schema": False,
}  # fmt: skip
CACHE = "public, max-age=300"


@route(["/t/{table:str}", "/t/{table:str}/replay"], **PAGE)
async def table_page(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """A page of the client. Where the table cannot be read, the client says why."""
    services = services_of(request)
    try:
        services.limits.take("preview", address=address_of(request))
        await must_be_unsealed(request)
        found = (await services.tables.get(table)).table
        preview = preview_of_table(found, wanted_language(request))
    except (Refusal, StoreUnavailable):
        return show_client(request)
    return tagged(request, preview, f"t/{table}/picture.png")


@route(["/rules/{game:str}", "/learn/{game:str}"], **PAGE)
async def game_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    try:
        preview = preview_of_game(tatami.game(game), wanted_language(request))
    except TatamiError:
        return show_client(request)
    return tagged(request, preview, f"rules/{game}/picture.png")


def wanted_language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language", ""))


def tagged(request: AnyRequest, preview: LinkPreview, path: str) -> Response[bytes]:
    services = services_of(request)
    base = base_url(request, services)
    here = request.url.path.removeprefix(services.settings.base_path)
    drawn = f"{base}/{path}?{preview.language}-{version_of(preview)}" if can_render() else None
    page = page_with_tags(services, preview, f"{base}{here}", drawn)
    response = file_response(request, page, REVALIDATE)
    response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return response


@get("/t/{table:str}/picture.png", responses=refusals(400, 404, 429, 503))
async def table_picture(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Get the picture that other sites show with a link to a table: 1200 × 630, PNG."""
    must_render(request)
    await must_be_unsealed(request)
    found = (await services_of(request).tables.get(table)).table
    preview = preview_of_table(found, picture_language(request))
    return await picture_response(request, preview, lambda: position_of(found))


@get("/rules/{game:str}/picture.png", responses=refusals(400, 404, 429, 503))
async def game_picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Get the picture that other sites show with a link to a game: 1200 × 630, PNG."""
    must_render(request)
    try:
        found = tatami.game(game)
    except TatamiError:
        raise NotFoundException("there is no such game") from None
    preview = preview_of_game(found, picture_language(request))
    return await picture_response(request, preview, lambda: example_of(found))


def must_render(request: AnyRequest) -> None:
    if not can_render():
        raise NotFoundException("this server does not make preview pictures")
    services_of(request).limits.take("picture", address=address_of(request))


def picture_language(request: AnyRequest) -> str:
    """The address of a picture begins its query with the language."""
    return language_of(request.url.query[:2])


async def picture_response(
    request: AnyRequest, preview: LinkPreview, position: Callable[[], Position]
) -> Response[bytes]:
    headers = {"Cache-Control": CACHE, "ETag": f'"{version_of(preview)}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    key, pictures = version_of(preview), services_of(request).pictures
    png = await pictures.get(key, lambda: picture(preview, position()), asker_of(request))
    return Response(png, media_type="image/png", headers=headers)


ROUTES: list[Any] = [table_page, game_page, table_picture, game_picture]
