"""Checks SVG pictures and rebuilds them from a list of allowed shapes and attributes.

Only the standard library is used. Everything that could run, load or expand something is refused:
scripts, links, external references, entities, style sheets, embedded pictures, filters, copies
(``<use>``) and animation. Comments, metadata and the private data of drawing programs are removed.
"""

from __future__ import annotations

import math
import re
from typing import Final, final
from xml.parsers import expat
from xml.sax.saxutils import escape

from arizona.engine.art_errors import ArtError, about

NAMESPACE: Final = "http://www.w3.org/2000/svg"
LINKS: Final = "http://www.w3.org/1999/xlink"
LARGEST_FILE: Final = 512 * 1024
"""Maximum number of bytes before cleaning."""
MAX_ELEMENTS: Final = 4000
DEEPEST: Final = 24
"""Maximum nesting of elements."""
LARGEST_SIDE: Final = 10_000.0
MAX_SLIM: Final = 20.0
"""Maximum ratio of the longer to the shorter side."""
LARGEST_NUMBER: Final = 1_000_000.0

DRAWN: Final = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
GRADIENTS: Final = ("linearGradient", "radialGradient")
ALLOWED: Final = frozenset((*DRAWN, *GRADIENTS, "svg", "g", "defs", "stop", "clipPath"))
DROPPED: Final = frozenset(("title", "desc", "metadata"))
REFUSED: Final = {
    "script": ("script", "scripts are not allowed"),
    "foreignObject": ("script", "scripts are not allowed"),
    "style": ("style", "style sheets are not allowed; export with presentation attributes"),
    "text": ("text", "texts look different everywhere; convert them to paths"),
    "tspan": ("text", "texts look different everywhere; convert them to paths"),
    "textPath": ("text", "texts look different everywhere; convert them to paths"),
}
"""Elements with a message of their own: its id and English text."""
PLAIN: Final = frozenset(
    (
        *("id", "d", "points", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r"),
        *("rx", "ry", "fx", "fy", "fr", "width", "height", "offset", "gradientUnits"),
        *("gradientTransform", "spreadMethod", "clipPathUnits"),
    )
)
STYLES: Final = frozenset(
    (
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"),
        *("stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "opacity", "color"),
        *("stop-color", "stop-opacity", "clip-path", "clip-rule", "display", "visibility"),
    )
)
NUMERIC: Final = frozenset(
    (
        *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr"),
        *("width", "height", "d", "points", "transform", "gradientTransform", "stroke-width"),
    )
)
VALUE: Final = re.compile(r"[\w\s#%.,()+\-;]*")
URL: Final = re.compile(r"url\s*\(", re.IGNORECASE)
LOCAL: Final = re.compile(r"url\(\s*['\"]?#([\w.\-]+)['\"]?\s*\)(?:\s+[\w#]+)?")
IDENTIFIER: Final = re.compile(r"[A-Za-z_][\w.\-]*")
DIGITS: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
LENGTH: Final = re.compile(r"\s*((?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?:px|pt|mm|cm|in|pc)?\s*")


def cleaned_svg(text: str) -> str:
    """Return a picture in its cleaned form; raise ``ArtError`` if it is invalid or not safe."""
    if len(text) > LARGEST_FILE or len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        raise ArtError("file", "the file has more than {most} kB", {"most": LARGEST_FILE // 1024})
    return _Cleaner().cleaned(text)


@final
class _Cleaner:
    """Rebuilds a picture while it is parsed."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.open: list[str] = []
        """The open elements that are kept."""
        self.starts: list[int] = []
        """Where in ``out`` each of them begins."""
        self.space = NAMESPACE
        self.skipped = 0
        """The number of open elements within one that is dropped."""
        self.elements = 0
        self.shapes = 0
        self.ids: set[str] = set()
        self.used: list[str] = []
        """Ids that are referred to."""
        self.links: dict[str, str] = {}
        """Which gradient continues another."""

    def cleaned(self, text: str) -> str:
        parser = expat.ParserCreate("utf-8", " ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EntityDeclHandler = self._entity
        parser.ProcessingInstructionHandler = self._instruction
        try:
            parser.Parse(text.encode("utf-8", "replace"), True)
        except expat.ExpatError:
            raise ArtError("svg-damaged", "this is not a complete SVG picture") from None
        if not self.shapes:
            raise ArtError("empty", "the picture draws nothing")
        self._check_references()
        return "".join(self.out)

    def _doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        if internal:
            raise _entities()

    def _entity(
        self,
        name: str,
        parameter: int,
        value: str | None,
        base: str | None,
        system: str | None,
        public: str | None,
        notation: str | None,
    ) -> None:
        raise _entities()

    def _instruction(self, target: str, data: str) -> None:
        if target.lower().startswith("xml-stylesheet"):
            raise ArtError(*REFUSED["style"])

    def _start(self, full: str, given: dict[str, str]) -> None:
        self.elements += 1
        depth = len(self.open) + self.skipped
        if self.elements > MAX_ELEMENTS or depth >= DEEPEST:
            english = "too many shapes or too deeply nested (at most {most} shapes, {deep} levels)"
            raise ArtError("complex", english, {"most": MAX_ELEMENTS, "deep": DEEPEST})
        space, _, name = full.rpartition(" ")
        if name in REFUSED:
            raise ArtError(*REFUSED[name])
        if self.elements == 1 and full == "svg":  # written by hand, without a namespace
            self.space = ""
        # Elements of other namespaces belong to drawing programs and draw nothing.
        if self.skipped or space != self.space or name in DROPPED:
            if not self.open:
                raise ArtError("svg-damaged", "this is not a complete SVG picture")
            self.skipped += 1
            return
        if name not in ALLOWED or (name == "svg") != (not self.open):
            english = "<{name}> is not allowed; convert it to paths"
            raise about("element", english, name)
        attributes = self._attributes(name, given)
        if name == "svg":
            box = _box(given)
            wide, high = box.split()[2:]
            # With a size, browsers can crop the picture instead of leaving margins.
            size = {"viewBox": box, "width": wide, "height": high}
            attributes = {"xmlns": NAMESPACE, **size, **_root(attributes)}
        if name in DRAWN:
            self.shapes += 1
        if "clip-path" in attributes and ("clipPath" in self.open or name == "clipPath"):
            raise about("element", "<{name}> is not allowed; convert it to paths", "clipPath")
        text = "".join(
            f' {key}="{escape(value, {chr(34): "&quot;"})}"' for key, value in attributes.items()
        )
        self.open.append(name)
        self.starts.append(len(self.out))
        self.out.append(f"<{name}{text}>")

    def _end(self, full: str) -> None:
        if self.skipped:
            self.skipped -= 1
            return
        name = self.open.pop()
        if self.starts.pop() == len(self.out) - 1:
            self.out[-1] = f"{self.out[-1][:-1]}/>"
        else:
            self.out.append(f"</{name}>")

    def _attributes(self, element: str, given: dict[str, str]) -> dict[str, str]:
        """Return the attributes that are kept; properties of ``style`` become attributes."""
        found: dict[str, str] = {}
        style = ""
        for full, value in given.items():
            space, _, name = full.rpartition(" ")
            if name.lower().startswith("on"):
                raise ArtError(*REFUSED["script"])
            if name == "href" and space in ("", LINKS):
                found["href"] = self._link(element, value)
            elif space:
                continue
            elif name == "style":
                style = value
            elif name in PLAIN or name in STYLES:
                found[name] = self._value(name, value)
            elif URL.search(value) or "script:" in value.lower():
                self._value(name, value)
        for declaration in style.split(";"):
            name, colon, value = declaration.partition(":")
            name = name.strip().lower()
            if colon and name in STYLES:
                found[name] = self._value(name, value.replace("!important", "").strip())
            elif URL.search(declaration) or "\\" in declaration or "@" in declaration:
                self._value(name, value)
        if "id" in found:
            self.ids.add(found["id"])
        if "href" in found:
            self.links[found.get("id", "")] = found["href"][1:]
        return found

    def _link(self, element: str, value: str) -> str:
        name = value.strip()
        if element not in GRADIENTS or not name.startswith("#"):
            raise _outside(name)
        if not IDENTIFIER.fullmatch(name[1:]):
            raise _outside(name)
        self.used.append(name[1:])
        return name

    def _value(self, name: str, value: str) -> str:
        """Check the value of an attribute."""
        if name == "id":
            if not IDENTIFIER.fullmatch(value):
                raise about("value", "{name} has a value that is not allowed", name)
            return value
        if URL.search(value):
            local = LOCAL.fullmatch(value.strip())
            if local is None:
                raise _outside(value)
            self.used.append(local[1])
            return f"url(#{local[1]})"
        if not VALUE.fullmatch(value):
            raise about("value", "{name} has a value that is not allowed", name)
        if name in NUMERIC and any(
            not abs(float(number)) <= LARGEST_NUMBER for number in DIGITS.findall(value)
        ):
            raise about("value", "{name} has a value that is not allowed", name)
        return " ".join(value.split())

    def _check_references(self) -> None:
        for name in self.used:
            if name not in self.ids:
                raise _outside(f"#{name}")
        for start in self.links:
            seen, name = {start}, self.links[start]
            while name in self.links:
                if name in seen:
                    raise about("value", "{name} has a value that is not allowed", "href")
                seen.add(name)
                name = self.links[name]


def _entities() -> ArtError:
    return ArtError("entities", "entities are not allowed; export without a document type")


def _outside(value: str) -> ArtError:
    return about("outside", "it refers to something outside of the picture: {name}", value)


def _root(attributes: dict[str, str]) -> dict[str, str]:
    """Return the attributes of the outermost element: only those that its shapes inherit."""
    return {name: value for name, value in attributes.items() if name in STYLES}


def _box(given: dict[str, str]) -> str:
    """Return the view box of a picture, from its size if it has none."""
    numbers: list[float] = []
    for number in given.get("viewBox", "").replace(",", " ").split():
        if not DIGITS.fullmatch(number):
            raise _no_size()
        numbers.append(float(number))
    if not numbers:
        found = [LENGTH.fullmatch(given.get(name, "")) for name in ("width", "height")]
        sides = [float(one[1]) for one in found if one is not None]
        numbers = [0.0, 0.0, *sides]
    if len(numbers) != 4 or not all(math.isfinite(number) for number in numbers):
        raise _no_size()
    wide, high = numbers[2], numbers[3]
    if not (0 < wide <= LARGEST_SIDE and 0 < high <= LARGEST_SIDE):
        raise _no_size()
    if max(wide, high) > MAX_SLIM * min(wide, high) or max(map(abs, numbers)) > LARGEST_NUMBER:
        raise _no_size()
    return " ".join(f"{number:g}" for number in numbers)


def _no_size() -> ArtError:
    english = "expected a viewBox with sides of at most {most}"
    return ArtError("size", english, {"most": int(LARGEST_SIDE)})
