"""Answers that are no JSON: drawings, pixels, paper."""

from __future__ import annotations

from litestar import Response

from arizona.printing.typesetting import pages_in
from arizona.server.services.pictures.table_pictures import POLICY


def as_drawing(drawing: str, policy: str = POLICY) -> Response[str]:
    """A drawing, in which nothing can run."""
    headers = {"content-security-policy": policy, "cache-control": "no-cache"}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


def as_pixels(picture: bytes, *, private: bool = False) -> Response[bytes]:
    """A picture that other sites may show beside a link.

    A ``private`` one is of a closed table: no shared cache may store it and no other site show it.
    """
    if private:
        headers = {"cache-control": "private, no-store"}
    else:
        headers = {"cross-origin-resource-policy": "cross-origin", "cache-control": "max-age=300"}
    return Response(picture, media_type="image/png", headers=headers)


def pdf(made: bytes, name: str) -> Response[bytes]:
    """Paper as an answer."""
    headers = {
        "content-disposition": f'inline; filename="{name}.pdf"',
        "x-arizona-pages": str(pages_in(made)),
    }
    return Response(made, media_type="application/pdf", headers=headers)
