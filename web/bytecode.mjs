// Compiles the modules that the offline server imports at its start, with Pyodide in Node.
//   node bytecode.mjs SOURCES.zip WHEEL.whl BYTECODE.zip STDLIB.zip
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

/** Where web/src/offline/engine.ts unpacks the sources. */
const FOLDER = "/home/pyodide/arizona";
const START = `
import asyncio, sys
sys.path.insert(0, "${FOLDER}")
sys.dont_write_bytecode = True
import arizona.server.offline.requests, arizona.server.offline.bots, arizona.server.offline.offline_server
from arizona.server.offline.opening_positions import warm_up
await warm_up()
`;
const COMPILE = `
import hashlib, importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc as to_pyc
from pathlib import Path

DATE = (2020, 1, 1, 0, 0, 0)
imported = {
    module.__spec__.origin
    for module in list(sys.modules.values())
    if getattr(module, "__spec__", None) and module.__spec__.origin
}

def bytecode(place: str, text: bytes, level: int = -1) -> bytes:
    code = compile(text, place, "exec", dont_inherit=True, optimize=level)
    # Not checked against a source, because the browser gets none.
    return bytes(to_pyc(code, importlib.util.source_hash(text), False))

def write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED, 9)

with zipfile.ZipFile("/bytecode.zip", "w") as out:
    for place in sorted(place for place in imported if place.startswith("${FOLDER}/") and place.endswith(".py")):
        text = Path(place).read_bytes()
        digest = hashlib.sha256(text).hexdigest()[:16]
        write(out, f"{digest}/{place.removeprefix('${FOLDER}/')}c", bytecode(place, text))

home = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(home) as source, zipfile.ZipFile("/stdlib.zip", "w") as out:
    for name in sorted(source.namelist()):
        data, place = source.read(name), f"{home}/{name}"
        if place in imported and name.endswith(".py"):
            write(out, f"{name}c", bytecode(place, data, 2))
        elif not name.endswith("/"):
            write(out, name, data)
`;

const [sources, wheel, bytecode, stdlib] = process.argv.slice(2);
const python = await loadPyodide();
/** Pyodide does not accept a Buffer of Node. */
const read = (path) => new Uint8Array(readFileSync(path));
python.unpackArchive(read(sources), "zip", { extractDir: FOLDER });
python.unpackArchive(read(wheel), "wheel", { extractDir: FOLDER });
await python.runPythonAsync(START);
python.runPython(COMPILE);
writeFileSync(bytecode, python.FS.readFile("/bytecode.zip"));
writeFileSync(stdlib, python.FS.readFile("/stdlib.zip"));
