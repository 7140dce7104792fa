"""What `pyproject.toml` cannot say: a wheel carries the artwork, which in the repository lies beside `bot/`."""

from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py


class WithArtwork(build_py):
    """Copies `assets/` into the package, except where the package stays in its checkout."""

    def run(self) -> None:
        """Build the package."""
        super().run()
        if not self.editable_mode:
            copytree("assets", Path(self.build_lib) / "bot" / "assets", dirs_exist_ok=True)


setup(cmdclass={"build_py": WithArtwork})
