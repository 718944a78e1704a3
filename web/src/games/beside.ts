// Where a small card stands beside what it explains.
const WIDTH = 300,
  GAP = 6,
  EDGE = 8;

/** To the right where there is room, else to the left; never below the screen. */
export function besideBox(box: DOMRect, height: number): string {
  const across =
      box.right + WIDTH < innerWidth
        ? `left:${box.right + GAP}px`
        : `right:${innerWidth - box.left + GAP}px`,
    top = Math.max(EDGE, Math.min(box.top, innerHeight - height));
  return `${across};top:${top}px`;
}
