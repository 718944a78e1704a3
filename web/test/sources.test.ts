// The page names no rule by itself: rules come with what the engine sends.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const RULE = /\b[A-Z]{2,}-[A-Z]+-\d{2}\b/g;

test('no id of a rule stands in the sources', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const found = files.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(RULE)].map(([id]) => `${path}: ${id}`),
  );
  assert.ok(files.length > 100);
  assert.deepEqual(found, []);
});
