"""What setuptools cannot read in pyproject.toml: the compiled rules, folders that move, and what an
index shows of the README.

LUDO_COMPILE=no makes the plain Python, with the same results.
"""

import shutil
import sys
from pathlib import Path

from setuptools import find_namespace_packages, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from building import compiling
from building.description import description


class BuildPy(build_py):
    """Begins with nothing but what was compiled: files that are gone are not packed again."""

    def run(self) -> None:
        made = Path(self.build_lib)
        for path in made.rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()
        super().run()
        for folder in made.rglob("__pycache__"):
            shutil.rmtree(folder)


compiled = compiling.wanted()
setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    ext_modules=compiling.extensions() if compiled else [],
    cmdclass={"build_py": BuildPy, **({"build_ext": compiling.BuildExt} if compiled else {})},
    # Folders of data are packages to setuptools too. The rule ledger is documentation and, for
    # `ludo rules`, data of the package.
    packages=[*find_namespace_packages("src", exclude=["*.__pycache__"]), "ludotheque.rules"],
    package_dir={"": "src", "ludotheque.rules": "docs/rules"},
)
