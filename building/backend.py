"""The build backend of pyproject.toml: setuptools, and what our package has beyond its sources.

`pip wheel .`, `pip install .` and `pipx run` come here. A wheel holds the browser app and the index
of tests; so does an sdist, which therefore needs neither Node nor, as plain Python, a compiler.
"""

from __future__ import annotations

import os
import tomllib
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_wheel  # noqa: F401  (the same hook)

from building import compiling, rule_index, webapp

Config = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """The compiler of the rules where it is used, and a Node where the app must be built without
    the system's."""
    return [*(_group("compile") if compiling.wanted() else []), *_for_app()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    return _for_app()


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    return []


def build_wheel(directory: str, config_settings: Config = None,
                metadata_directory: str | None = None) -> str:
    _complete()
    return build_meta.build_wheel(directory, config_settings, metadata_directory)


def prepare_metadata_for_build_editable(directory: str, config_settings: Config = None) -> str:
    _leave_plain()
    return build_meta.prepare_metadata_for_build_editable(directory, config_settings)


def build_editable(directory: str, config_settings: Config = None,
                   metadata_directory: str | None = None) -> str:
    _leave_plain()
    rule_index.write()
    return build_meta.build_editable(directory, config_settings, metadata_directory)


def build_sdist(directory: str, config_settings: Config = None) -> str:
    _leave_plain()
    _complete()
    return build_meta.build_sdist(directory, config_settings)


def _leave_plain() -> None:
    """Sources hold nothing compiled, and need no compiler."""
    os.environ["LUDO_COMPILE"] = "no"


def _complete() -> None:
    """Make what is not kept with the sources."""
    os.chdir(compiling.ROOT)
    webapp.build()
    rule_index.write()


def _for_app() -> list[str]:
    return _group("node") if webapp.is_old() and not webapp.system_node() else []


def _group(name: str) -> list[str]:
    """The pinned requirements of a group of pyproject.toml."""
    with (compiling.ROOT / "pyproject.toml").open("rb") as file:
        group: list[str] = tomllib.load(file)["dependency-groups"][name]
    lines = (compiling.ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if "==" in line)
    return [f"{one}=={pinned[one]}" if one in pinned else one for one in group]
