"""Docstrings for the compiled rules, so that `help()` says there what it says of the sources.

mypyc keeps no more of a docstring than the signature. Here the text is put beside that in the C it
made; nothing runs differently for it. Where another version of mypyc writes its tables in another
way, they stay as they are, and a test says so.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

# Of whom the lines that follow are: the methods or attributes of a class or a module, or a class.
TABLE = re.compile(r"static Py(?:MethodDef|GetSetDef) (?:\w+module_methods"
                   r"|\w+___(\w+)_(?:methods|getseters))\[\] = {")
TYPE = re.compile(r'\s*\.tp_name = "(\w+)"')
ENTRY = re.compile(r'\s*{"(\w+)",')
COROUTINE = re.compile(r'.*CPyFunction_New\(.*?"[^"]*", "([\w.]+)"')
# What there is to complete. A property's entry ends with its text and a pointer.
SIGNATURE = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
PROPERTY = re.compile(r"^(\s*(?:NULL, )?)NULL(, NULL},)$")
MODULE = "NULL, /* docstring */"


def documented(text: str, docs: dict[str, str]) -> str:
    """The C of a module with docstrings, by the names of what they are of; its own has none.

    >>> documented('    .tp_name = "Log",\\n    .tp_doc = PyDoc_STR("Log()"),', {"Log": "Events."})
    '    .tp_name = "Log",\\n    .tp_doc = PyDoc_STR("Log()" "Events."),'
    """
    owner = name = ""
    lines = []
    for line in text.split("\n"):
        if found := TABLE.match(line):
            owner, name = found[1] or "", ""
        elif found := TYPE.match(line):
            owner, name = found[1], ""
        elif found := ENTRY.match(line):
            name = found[1]
        if found := COROUTINE.match(line):
            lines.append(_completed(line, docs.get(found[1], "")))
        elif MODULE in line:
            lines.append(_completed(line, docs.get("", "")))
        else:
            lines.append(_completed(line, docs.get(".".join(filter(None, (owner, name))), "")))
    return "\n".join(lines)


def _completed(line: str, doc: str) -> str:
    """A line that tells of something, with what its docstring says."""
    if not doc:
        return line
    said = _literal(doc)
    if MODULE in line:
        return line.replace(MODULE, f"{said},")
    line = PROPERTY.sub(lambda found: found[1] + said + found[2], line)
    return SIGNATURE.sub(lambda found: f"PyDoc_STR({said})" if found[1] == "NULL"
                         else f"PyDoc_STR({found[1]} {said})", line)


def _literal(text: str) -> str:
    """A text in C: plain signs as they are, all others by their bytes."""
    return '"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?'
                         else f"\\{byte:03o}" for byte in text.encode()) + '"'


def docs_of(source: Path) -> dict[str, str]:
    """The docstrings of a module, its classes, functions and methods, by their names."""
    found: dict[str, str] = {}
    _collect(ast.parse(source.read_text("utf-8")), "", found)
    return found


def _collect(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, name: str,
             found: dict[str, str]) -> None:
    text = ast.get_docstring(node)
    if text:
        found.setdefault(name, text)  # a property's setter comes after it, and says nothing
    if isinstance(node, (ast.Module, ast.ClassDef)):
        for below in node.body:
            if isinstance(below, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                _collect(below, f"{name}.{below.name}" if name else below.name, found)
