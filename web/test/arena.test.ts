// The ring of Neon: whoever stands on a sector stands wholly on it, however many they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INNER, OUTER, seatsIn } from '../src/draw/arena';

const FIGURE = 14;

test('figures stand on their sector, not over its edge', () => {
  for (let n = 2; n <= 10; n += 1)
    for (let i = 0; i < n; i += 1)
      for (let count = 1; count <= (n > 7 ? 4 : 6); count += 1)
        for (const [x, y, scale] of seatsIn(count, i, n)) {
          const far = Math.hypot(x, y),
            turn = Math.atan2(x, -y) - (2 * Math.PI * i) / n,
            aside = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))),
            where = `${count} on ${i} of ${n}: ${x} ${y}`;
          assert.ok(far > INNER + FIGURE * scale && far < OUTER - FIGURE * scale, where);
          assert.ok(aside < Math.PI / n, where);
        }
});
