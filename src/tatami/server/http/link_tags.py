"""The HTML page of a link that is shared, with tags that other sites show: title, sentence, picture
(Open Graph and Twitter cards)."""

from __future__ import annotations

import hashlib
import re
from html import escape
from typing import Any

import msgspec
from litestar import Request

from tatami.server.http.client_files import StaticFile, index_file, static_file
from tatami.server.services import Services
from tatami.server.wire.link_picture import HEIGHT, WIDTH
from tatami.server.wire.link_preview import LinkPreview

HEAD = re.compile(rb"<title>.*?</title>\s*<meta name=\"description\"[^>]*>", re.DOTALL)


def base_url(request: Request[Any, Any, Any], services: Services) -> str:
    """The address of the server for links in tags, which must be absolute."""
    if services.settings.public_url:
        return services.settings.public_url.rstrip("/")
    return f"{request.url.scheme}://{request.url.netloc}{services.settings.base_path}"


def version_of(preview: LinkPreview) -> str:
    """Other sites keep a picture by its address: another preview has another one."""
    return hashlib.sha256(msgspec.json.encode(preview)).hexdigest()[:12]


def page_with_tags(
    services: Services, preview: LinkPreview, url: str, picture: str | None
) -> StaticFile:
    """The page of the client with the tags of this preview. `picture` is None where the server
    draws none."""
    page = index_file(services.settings.base_path).content
    return static_file(HEAD.sub(lambda _: tags(preview, url, picture), page, 1), "text/html")


def tags(preview: LinkPreview, url: str, picture: str | None) -> bytes:
    heading, sentence = escape(preview.heading), escape(preview.sentence)
    named = {
        "og:type": "website",
        "og:site_name": "Tatami",
        "og:title": heading,
        "og:description": sentence,
        "og:url": escape(url),
    }
    if picture is not None:
        size = {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        named |= {"og:image": escape(picture), "og:image:alt": heading, **size}
    lines = [
        f"<title>{heading} · Tatami</title>",
        f'<meta name="description" content="{sentence}" />',
        *(f'<meta property="{name}" content="{value}" />' for name, value in named.items()),
        f'<meta name="twitter:card" content="{card_kind(picture)}" />',
    ]
    return "\n    ".join(lines).encode()


def card_kind(picture: str | None) -> str:
    return "summary" if picture is None else "summary_large_image"
