"""`make release` refuses what may not be released, in one line, and sees a wheel that is wrong."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from building import release

from tests.timing import HANG

ROOT = Path(__file__).parents[2]
DATED = "## [0.1.0] - 2026-11-19\n\n### Added\n\n- Games.\n"
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n" + DATED


class Repository:
    """One as small as may be, with the program that makes releases."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "building").mkdir()
        shutil.copy(ROOT / "building" / "release.py", folder / "building")
        self.write("building/__init__.py", "")
        self.write(".gitignore", "__pycache__/\n")
        self.write("pyproject.toml", '[project]\nname = "ludotheque"\nversion = "0.1.0"\n')
        self.write("src/ludotheque/__init__.py", '__version__ = "0.1.0"\n')
        self.write("CHANGELOG.md", CHANGELOG)
        self.git("init", "-q", "--initial-branch=main")
        self.commit()

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def git(self, *words: str) -> None:
        subprocess.run(["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org",
                        "-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false", *words],
                       cwd=self.folder, check=True, capture_output=True)

    def commit(self) -> None:
        self.git("add", "-A")
        self.git("commit", "-qm", "As it is")

    def run(self, *words: str) -> tuple[int, str]:
        """The exit code, and everything that was printed."""
        done = subprocess.run([sys.executable, "-m", "building.release", *words], cwd=self.folder,
                              capture_output=True, encoding="utf-8", timeout=HANG, check=False)
        return done.returncode, done.stdout + done.stderr

    def refuses(self, why: str, *words: str) -> None:
        code, told = self.run(*words)
        assert code == 2
        assert why in told
        assert told.startswith("No release: ")
        assert told.count("\n") == 1


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_clean_commit_with_a_section_of_its_own_may_be_released(repository: Repository) -> None:
    assert repository.run("check") == (0, "0.1.0 may be released from here.\n")
    assert repository.run("notes") == (0, "### Added\n\n- Games.\n")


def test_what_is_not_committed_is_not_released(repository: Repository) -> None:
    repository.write("new.txt", "")
    repository.refuses("not everything is committed: ?? new.txt", "check")
    repository.refuses("not everything is committed: ?? new.txt")  # before anything is built
    repository.write("also.txt", "")
    repository.refuses("and 1 more", "check")


def test_a_version_is_released_once(repository: Repository) -> None:
    repository.git("tag", "-a", "v0.1.0", "-m", "Ludotheque 0.1.0")
    assert repository.run("check", "v0.1.0")[0] == 0  # this very commit, as the workflow has it
    repository.write("more.txt", "")
    repository.commit()
    repository.refuses("v0.1.0 is tagged already: raise the version", "check")


def test_a_tag_without_a_message_counts_too(repository: Repository) -> None:
    repository.git("tag", "v0.1.0")
    assert repository.run("check", "v0.1.0")[0] == 0
    repository.write("more.txt", "")
    repository.commit()
    repository.refuses("v0.1.0 is tagged already", "check")


def test_the_tag_is_that_of_the_version(repository: Repository) -> None:
    repository.refuses("the tag is v0.2.0, and pyproject.toml says 0.1.0", "check", "v0.2.0")


def test_the_package_says_the_same_version(repository: Repository) -> None:
    repository.write("src/ludotheque/__init__.py", '__version__ = "0.2.0"\n')
    repository.commit()
    repository.refuses("pyproject.toml says 0.1.0, src/ludotheque/__init__.py 0.2.0", "check")


@pytest.mark.parametrize(("changelog", "why"), [
    ("# Changelog\n\n## [Unreleased]\n", "says nothing of 0.1.0"),
    ("## [0.1.0] - 2026-11-19\n\n## [0.0.1] - 2026-11-16\n\n- Old.\n", "says nothing of 0.1.0"),
    ("## [0.1.0]\n\n- Games.\n", "does not say when 0.1.0 is released"),
    ("## [0.1.0] - soon\n\n- Games.\n", "does not say when 0.1.0 is released"),
    ("## [Unreleased]\n\n- More.\n\n" + DATED, "under [Unreleased]: move it under [0.1.0]"),
])
def test_the_changelog_tells_what_is_released(repository: Repository, changelog: str,
                                              why: str) -> None:
    repository.write("CHANGELOG.md", changelog)
    repository.commit()
    repository.refuses(why, "check")


def test_what_fails_on_the_way_is_told_with_its_log(repository: Repository) -> None:
    repository.write("building/packing.py", "raise SystemExit('no setuptools')\n")
    repository.write(".gitignore", "__pycache__/\nbuild/\ndist/\n")
    repository.commit()
    code, told = repository.run()
    assert code == 2
    assert told.endswith("No release: making the sdist failed, see build/release.log\n")
    assert "no setuptools" in (repository.folder / "build" / "release.log").read_text("utf-8")


def test_outside_a_repository_it_says_so(repository: Repository) -> None:
    shutil.rmtree(repository.folder / ".git")
    repository.refuses("git status:", "check")


def wheel(folder: Path, *more: str, name: str = "ludotheque-0.1.0-py3-none-any.whl",
          without: str = "") -> Path:
    """A wheel of empty files."""
    names = [f"ludotheque/{one}" for one in release.NEEDED if one != without]
    with zipfile.ZipFile(folder / name, "w") as packed:
        for one in [*names, "ludotheque-0.1.0.dist-info/METADATA", *more]:
            packed.writestr(one, "")
    return folder / name


def test_a_wheel_holds_what_it_should(tmp_path: Path) -> None:
    release.look_into([
        wheel(tmp_path),
        wheel(tmp_path, "ludotheque/core/game.so", "abc__mypyc.so",
              name="ludotheque-0.1.0-cp311-cp311-linux_x86_64.whl"),
        tmp_path / "ludotheque-0.1.0.tar.gz"])


@pytest.mark.parametrize(("more", "without", "why"), [
    ((), "web/index.html", "lacks web/index.html"),
    (("ludotheque/core/game.c",), "", "holds ludotheque/core/game.c"),
    (("tests/test_rng.py",), "", "holds tests/test_rng.py"),
    (("ludotheque/core/game.so",), "", "is not plain inside"),
])
def test_a_wheel_that_is_wrong_is_seen(tmp_path: Path, more: tuple[str, ...], without: str,
                                       why: str) -> None:
    with pytest.raises(release.Fault, match=why):
        release.look_into([wheel(tmp_path, *more, without=without)])


def test_a_compiled_wheel_without_libraries_is_seen(tmp_path: Path) -> None:
    with pytest.raises(release.Fault, match="is not compiled inside"):
        release.look_into([wheel(tmp_path, name="ludotheque-0.1.0-cp311-cp311-linux_x86_64.whl")])


def test_sums_are_as_other_programs_read_them(tmp_path: Path,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "a.whl").write_bytes(b"a")
    release.write_sums([tmp_path / "a.whl"])
    assert (tmp_path / release.SUMS).read_text("utf-8") == (
        hashlib.sha256(b"a").hexdigest() + "  a.whl\n")
