"""Responses other than JSON: SVG, PNG and PDF."""

from __future__ import annotations

from litestar import Response

from arizona.printing.typesetting import pages_in
from arizona.server.services.pictures.table_pictures import drawing_headers


def svg_response(drawing: str, policy: str) -> Response[str]:
    """Return an SVG response whose policy forbids scripts."""
    return Response(drawing, media_type="image/svg+xml", headers=drawing_headers(policy))


def png_response(picture: bytes, *, private: bool = False) -> Response[bytes]:
    """Return a PNG response that other sites may embed as a link preview.

    If ``private``, it shows a closed table: shared caches must not store it and other sites must
    not show it.
    """
    if private:
        headers = {"cache-control": "private, no-store"}
    else:
        headers = {"cross-origin-resource-policy": "cross-origin", "cache-control": "max-age=300"}
    return Response(picture, media_type="image/png", headers=headers)


def pdf_response(made: bytes, name: str) -> Response[bytes]:
    """Return a PDF response with its page count in a header."""
    headers = {
        "content-disposition": f'inline; filename="{name}.pdf"',
        "x-arizona-pages": str(pages_in(made)),
    }
    return Response(made, media_type="application/pdf", headers=headers)
