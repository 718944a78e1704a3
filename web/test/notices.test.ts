// What is bundled is named with its licence, and nothing else is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notices, packagesIn } from '../notices.mjs';

const bundle = (...paths: string[]) => ({
  outputs: {
    'main.js': {
      inputs: Object.fromEntries(paths.map((path) => [path, { bytesInOutput: 10 }])),
    },
    'other.js': { inputs: { 'node_modules/typescript/lib/unused.js': { bytesInOutput: 0 } } },
  },
});

test('packages are found by the files that the bundle holds', () => {
  const metafile = bundle(
    'src/main.tsx',
    'node_modules/preact/dist/preact.mjs',
    'node_modules/preact/hooks/dist/hooks.mjs',
    'node_modules/@preact/signals-core/dist/signals-core.mjs',
  );
  assert.deepEqual(packagesIn(metafile), ['@preact/signals-core', 'preact']);
});

test('each comes with its own licence, or with the common text of the one it names', () => {
  const text = notices(
    bundle('node_modules/preact/dist/preact.mjs', 'node_modules/@fluent/bundle/esm/index.js'),
  );
  assert.match(text, /\npreact \d+\.\d+\.\d+\n/);
  assert.match(text, /The MIT License \(MIT\)[^]*Jason Miller/);
  assert.match(text, /\n@fluent\/bundle \d[^]*Apache License\s+Version 2\.0/);
  assert.doesNotMatch(text, /typescript/i);
});

test('a package without a licence stops the build', () => {
  assert.throws(() => notices(bundle('node_modules/nowhere/index.js')));
});
