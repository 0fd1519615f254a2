"""What the documents tell to run does run, at toy size."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_tutorial_learns_something(monkeypatch, capsys):
    arguments = ["--updates", "8", "--tables", "64", "--horizon", "32", "--games", "400"]
    monkeypatch.setattr(sys, "argv", ["train.py", *arguments])
    runpy.run_path(str(ROOT / "examples" / "train.py"), run_name="__main__")
    told = capsys.readouterr().out
    shares = [float(line.split("visitor: ")[1].split("%")[0]) for line in told.splitlines() if "%" in line]
    before, after = shares
    # Random against random is even; even a taste of training is far better.
    assert 40 < before < 60 < after, told


def test_the_tutorial_is_the_same_again(monkeypatch, capsys):
    arguments = ["--updates", "2", "--tables", "16", "--horizon", "16", "--games", "20", "--seed", "3"]
    told = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["train.py", *arguments])
        runpy.run_path(str(ROOT / "examples" / "train.py"), run_name="__main__")
        told.append(capsys.readouterr().out.splitlines()[:-1])
    assert told[0] == told[1]


def test_the_speeds_are_printed(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench.py", "--seconds", "0.01", "--rounds", "1", "--only", "sexton"])
    runpy.run_path(str(ROOT / "bench.py"), run_name="__main__")
    told = capsys.readouterr().out
    for way in ("PettingZoo, sexton dawn-under 2", "OpenSpiel style, sexton rest-in-peace 1", "8,192 tables on all cores"):
        assert way in told


@pytest.mark.parametrize("page", ["README.md", "TUTORIAL.md"])
def test_what_the_pages_show_runs(page):
    blocks = (ROOT / page).read_text(encoding="utf-8").split("```python\n")[1:]
    code = [block.split("```")[0] for block in blocks]
    runnable = [text for text in code if ">>>" not in text and "training" not in text]
    assert runnable
    scope: dict = {}
    for text in runnable:
        exec(compile(text, page, "exec"), scope)


def test_the_stubs_tell_what_is_there(tmp_path):
    # Away from the sources, which would hide the installed package.
    command = [sys.executable, "-m", "mypy.stubtest", "sexton._sexton", "--ignore-disjoint-bases"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
