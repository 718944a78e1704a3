"""Films: frames become an animated WebP that says where and for how long each of them stands."""

from __future__ import annotations

import struct

import pytest

from dev.camera import Frame, animate, chunk, pictures_in

films = pytest.importorskip("dev.films", reason="playwright is not installed")


def parts(riff: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a RIFF file after its head."""
    found, at = [], 12
    while at < len(riff):
        length = struct.unpack_from("<I", riff, at + 4)[0]
        found.append((riff[at : at + 4], riff[at + 8 : at + 8 + length]))
        at += 8 + length + length % 2
    return found


def test_a_picture_is_taken_out_of_its_file():
    still = chunk(b"RIFF", b"WEBP" + chunk(b"EXIF", b"odd") + chunk(b"VP8 ", b"dots"))
    assert pictures_in(still) == chunk(b"VP8 ", b"dots")


def test_a_film_has_the_size_of_its_first_frame_and_each_frame_its_place_and_time():
    first = Frame((0, 0, 800, 500), chunk(b"VP8 ", b"all!"), 100)
    frames = [first, Frame((4, 6, 10, 9), chunk(b"VP8 ", b"bit"), 80)]
    film = animate(frames)
    assert film[:4] + film[8:12] == b"RIFFWEBP"
    assert struct.unpack_from("<I", film, 4)[0] == len(film) - 8
    (head, size), (loops, _), (_, whole), (_, part) = parts(film)
    assert (head, loops) == (b"VP8X", b"ANIM")
    assert size[4:] == bytes([31, 3, 0, 243, 1, 0])
    assert whole[:16] == bytes([0, 0, 0, 0, 0, 0, 31, 3, 0, 243, 1, 0, 100, 0, 0, 2])
    assert part[:16] == bytes([2, 0, 0, 3, 0, 0, 9, 0, 0, 8, 0, 0, 80, 0, 0, 2])


def test_every_film_is_in_the_readme_and_light_enough():
    readme = (films.FOLDER.parents[1] / "README.md").read_text()
    for name in films.SCENES:
        assert f"docs/pictures/{name}.webp" in readme
        assert (films.FOLDER / f"{name}.webp").stat().st_size < films.HEAVIEST
