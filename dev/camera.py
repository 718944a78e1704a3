"""A camera before the page: it holds the page's time and makes an animated WebP of one frame after another.

Animations of the page stand still until the camera moves their time on, so that a film is the same on a fast
machine and on a busy one. Chromium itself compresses each frame, and only what changed since the one before.
"""

from __future__ import annotations

import base64
import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Put into the page first: animations run a millionth as fast as they should; `tick` does the rest.
HOLD_TIME = """
(() => {
  const SLOW = 1e-6, slow = Animation.prototype.updatePlaybackRate;
  Animation.prototype.updatePlaybackRate = function (rate) {
    this.wanted = rate;
    slow.call(this, rate * SLOW);
  };
  const pace = one => {
    const { playbackRate } = one;
    if (one.wanted === undefined) one.updatePlaybackRate(playbackRate < SLOW * 100 ? playbackRate / SLOW : 1);
    return one.wanted;
  };
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.tick = async ms => {
    for (const one of document.getAnimations())
      if (one.playState === 'running') one.currentTime = Number(one.currentTime ?? 0) + ms * pace(one);
    await drawn();
  };
})()
"""

# In a page of its own: keeps the last frame, and gives what a new one changed, as WebP, with its place.
DARKROOM = """
(() => {
  const canvas = document.createElement('canvas'), cut = document.createElement('canvas'),
    pen = canvas.getContext('2d', { willReadFrequently: true }),
    scissors = cut.getContext('2d', { alpha: false });
  let last = null;
  const changed = (now, w, h) => {
    if (!last) return [0, 0, w, h];
    const a = new Uint32Array(last.data.buffer), b = new Uint32Array(now.data.buffer);
    let left = w, top = h, right = -1, bottom = -1;
    for (let y = 0, i = 0; y < h; y += 1) for (let x = 0; x < w; x += 1, i += 1) if (a[i] !== b[i]) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
    if (right < 0) return null;
    left -= left % 2;
    top -= top % 2;
    return [left, top, right - left + 1, bottom - top + 1];
  };
  window.develop = async (png, quality) => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob()),
      { width: w, height: h } = picture;
    if (!last) Object.assign(canvas, { width: w, height: h });
    pen.drawImage(picture, 0, 0);
    const now = pen.getImageData(0, 0, w, h), box = changed(now, w, h);
    last = now;
    if (!box) return null;
    Object.assign(cut, { width: box[2], height: box[3] });
    scissors.drawImage(canvas, -box[0], -box[1]);
    return { box, webp: cut.toDataURL('image/webp', quality).split(',')[1] };
  };
})()
"""


@dataclass
class Frame:
    """What changed, where, and how long it stays."""

    box: tuple[int, int, int, int]
    chunks: bytes
    lasts: int


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a RIFF file; parts begin at even places."""
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def pictures_in(webp: bytes) -> bytes:
    """The parts of a WebP file that hold the picture itself."""
    kept, at = b"", 12
    while at < len(webp):
        name, length = webp[at : at + 4], struct.unpack_from("<I", webp, at + 4)[0]
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += chunk(name, webp[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    return kept


def animate(frames: list[Frame]) -> bytes:
    """An animated WebP that begins again after its last frame."""
    _, _, width, height = frames[0].box
    animated, overwrite = 0x02, 0x02
    body = chunk(b"VP8X", bytes([animated, 0, 0, 0]) + three(width - 1) + three(height - 1))
    body += chunk(b"ANIM", b"\0\0\0\xff" + struct.pack("<H", 0))
    for frame in frames:
        x, y, w, h = frame.box
        where = three(x // 2) + three(y // 2) + three(w - 1) + three(h - 1)
        body += chunk(b"ANMF", where + three(frame.lasts) + bytes([overwrite]) + frame.chunks)
    return chunk(b"RIFF", b"WEBP" + body)


class Camera:
    """Films one page; `keep` names a folder for the frames as they were taken, to be looked at one by one."""

    def __init__(self, page: Any, width: int = 800, quality: float = 0.6, keep: Path | None = None) -> None:
        self.page = page
        self.keep = keep
        self.quality = quality
        self.frames: list[Frame] = []
        self.length = 0
        self._taken = 0
        size = page.viewport_size
        self._clip = {"x": 0, "y": 0, **size, "scale": width / size["width"]}
        self._eye = page.context.new_cdp_session(page)
        self._darkroom = page.context.browser.new_page()
        self._darkroom.evaluate(DARKROOM)

    def shoot(self, lasts: int) -> None:
        """Takes a frame of what is seen now."""
        taken = {"format": "png", "optimizeForSpeed": True, "clip": self._clip}
        png = self._eye.send("Page.captureScreenshot", taken)["data"]
        if self.keep is not None:
            (self.keep / f"{self._taken:04}.png").write_bytes(base64.b64decode(png))
        self._taken += 1
        self.length += lasts
        given = json.dumps([png, self.quality])
        found = self._darkroom.evaluate(f"develop(...{given})")
        if found is None:
            self.frames[-1].lasts += lasts
        else:
            webp = base64.b64decode(found["webp"])
            self.frames.append(Frame(tuple(found["box"]), pictures_in(webp), lasts))

    def run(self, ms: int) -> None:
        """Lets so much time of the page go by, then takes a frame."""
        self.page.evaluate(f"tick({ms})")
        self.shoot(ms)

    def write(self, path: Path) -> int:
        """Writes the film; gives its size in bytes."""
        self._darkroom.close()
        film = animate(self.frames)
        path.write_bytes(film)
        return len(film)
