from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import arizona
from arizona import _form
from arizona.packaging import native

PACKAGE = Path(arizona.__file__).parent


def test_compiled_modules_have_the_right_file_names() -> None:
    for source in native.sources(PACKAGE.parent):
        wanted = (PACKAGE.parent / source).with_suffix("")
        module = import_module(".".join(wanted.relative_to(PACKAGE.parent).parts))
        path = Path(str(module.__file__))
        assert path.is_file()
        assert path.parent / path.name.split(".")[0] == wanted


def test_build_and_package_agree_on_the_module_with_the_compiled_code() -> None:
    assert f"{native.SHARED_MODULE}__mypyc" == _form.SHARED_MODULE
    assert (_form.SHARED_MODULE in sys.modules) == _form.compiled()
