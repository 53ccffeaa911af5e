"""`python3 dev.py release COMMAND`: version, build, smoke, sizes, seal, notes, check-tag."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.release import artifacts, sizes, stranger, version


def main() -> int:
    args = parser().parse_args()
    try:
        args.run(args)
    except version.ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="dev.py release", description="Make a release.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    bump = commands.add_parser("version", help="set the version and date the changelog")
    bump.add_argument("version", metavar="VERSION", help="1.2.3, or 1.2.3rc1")
    bump.set_defaults(run=set_version)
    build = commands.add_parser("build", help="build sdist and wheel into dist")
    build.add_argument("--pure", action="store_true", help="a wheel for every system, interpreted")
    build.set_defaults(run=build_all)
    smoke = commands.add_parser("smoke", help="try a wheel as a new user would, in an empty folder")
    smoke.add_argument("wheel", type=Path, metavar="WHEEL")
    smoke.add_argument("--plain", action="store_true", help="without the extra `rl`")
    smoke.set_defaults(run=try_wheel)
    measured = commands.add_parser("sizes", help="measure all artifacts and their builds")
    measured.add_argument("--write", action="store_true", help="into docs/releases.md")
    measured.set_defaults(run=show_sizes)
    seal = commands.add_parser("seal", help="write checksums and a list of components into dist")
    seal.set_defaults(run=lambda _args: print("\n".join(artifacts.seal())))
    notes = commands.add_parser("notes", help="print what is new in this version")
    notes.set_defaults(run=lambda _args: print(version.notes(version.current()), end=""))
    tag = commands.add_parser("check-tag", help="fail unless this tag names the version")
    tag.add_argument("tag", metavar="TAG")
    tag.set_defaults(run=lambda args: version.check_tag(args.tag))
    return top


def set_version(args: argparse.Namespace) -> None:
    changed = version.bump(args.version)
    names = " ".join(str(file.relative_to(version.ROOT)) for file in changed)
    print(f"changed: {names}\nLook at the diff, then:")
    print(
        f'  git commit -am "Release {args.version}" && git tag v{args.version} && git push --tags'
    )


def build_all(args: argparse.Namespace) -> None:
    for target, seconds in artifacts.build(pure=args.pure).items():
        print(f"{target}: {seconds:.0f} s")
    for file in sorted(artifacts.DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.2f} MB  {file.name}")


def show_sizes(args: argparse.Namespace) -> None:
    text = sizes.table(sizes.measure())
    print(text)
    if args.write:
        sizes.write(text)


def try_wheel(args: argparse.Namespace) -> None:
    stranger.smoke(args.wheel, learning=not args.plain)
    print("everything works")


if __name__ == "__main__":
    sys.exit(main())
