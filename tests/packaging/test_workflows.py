"""Workflows, hooks and CONTRIBUTING.md name what there is: they run elsewhere, or by hand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
BIN = Path(sys.executable).parent
MAKE = re.compile(r"(?:^|[ `])(?:LUDO_\w+=\w+ )?make ((?:\.venv/)?[\w-]+)(?=[ `]|$)", re.MULTILINE)
PLACE = re.compile(r"(?<![\w./-])((?:src|tests|docs|building|web)/[\w./-]*\w)")


def told(*words: str | Path) -> tuple[int, str]:
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True,
                          encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def test_actionlint_finds_nothing() -> None:
    assert told(BIN / "actionlint", *WORKFLOWS) == (0, "")


def test_actionlint_would_find_something(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text("on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    steps:\n"
                     "      - run: echo ${{ github.reff }}\n", "utf-8")
    code, text = told(BIN / "actionlint", wrong)
    assert code
    assert "reff" in text


def test_zizmor_finds_nothing() -> None:
    code, text = told(BIN / "zizmor", "--offline", "--no-progress", *WORKFLOWS)
    assert code == 0, text


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_whose_code_runs_is_pinned_and_may_do_little(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    for one in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one), one
    assert "\npermissions: {}\n" in text
    assert text.count("timeout-minutes:") == text.count("runs-on:")


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_what_is_called_is_there(path: Path) -> None:
    text = path.read_text("utf-8")
    rules = (ROOT / "Makefile").read_text("utf-8")
    targets = {name for line in re.findall(r"^([^\t#=\n][^=\n]*?):(?![:=])", rules, re.MULTILINE)
               for name in line.split()}
    assert set(MAKE.findall(text)) <= targets
    for place in PLACE.findall(text):
        assert (ROOT / place).exists(), place


def test_the_hooks_are_what_pre_commit_takes() -> None:
    assert told(BIN / "pre-commit", "validate-config", ".pre-commit-config.yaml") == (0, "")
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    for program in re.findall(r"\.venv/bin/([\w-]+)", hooks):
        assert (BIN / program).exists(), program
