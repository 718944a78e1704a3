// Builds the page into the Python package (default), or the unit tests (--tests).
import * as esbuild from 'esbuild';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { notices } from './notices.mjs';

const OUT = '../src/warpad/server/page';
const FIRST_VIEW_LIMIT = 100 * 1024;
const common = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
  charset: 'utf8',
};

async function tests() {
  rmSync('build/tests', { recursive: true, force: true });
  const entryPoints = readdirSync('test')
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `test/${name}`);
  await esbuild.build({
    ...common,
    entryPoints,
    outdir: 'build/tests',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
    loader: { '.css': 'text', '.svg': 'text' },
  });
}

const page = {
  ...common,
  entryPoints: { main: 'src/main.tsx', style: 'src/style/style.css' },
  outdir: `${OUT}/assets`,
  splitting: true,
  minify: true,
  write: false,
  target: ['es2022'],
  loader: { '.svg': 'text' },
  metafile: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  sourcemap: false,
};

/** Writes index.html with the hashed names, and says how heavy the first view is. */
function index(metafile) {
  const of = (entry) =>
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)[0];
  const name = (path) => `/assets/${path.split('/').pop()}`;
  const main = of('src/main.tsx'),
    style = of('src/style/style.css');
  const eager = new Set([main]);
  for (const path of eager)
    for (const part of metafile.outputs[path].imports)
      if (part.kind === 'import-statement') eager.add(part.path);
  const preload = [...eager]
    .filter((path) => path !== main)
    .map((path) => `<link rel="modulepreload" href="${name(path)}">`)
    .join('\n');
  const html = readFileSync('src/index.html', 'utf8')
    .replace('<!--style-->', `<link rel="stylesheet" href="${name(style)}">\n${preload}`)
    .replace('<!--main-->', `<script type="module" src="${name(main)}"></script>`);
  writeFileSync(`${OUT}/index.html`, html);
  const weight = [...eager, style].reduce(
    (sum, path) => sum + gzipSync(readFileSync(path)).length,
    gzipSync(html).length,
  );
  console.log(`page: first view ${(weight / 1024).toFixed(1)} KB gz in ${eager.size + 2} files`);
  if (weight > FIRST_VIEW_LIMIT) throw new Error('the first view is over 100 KB gz');
}

async function build() {
  const { metafile, outputFiles } = await esbuild.build(page);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(`${OUT}/assets`, { recursive: true });
  for (const file of outputFiles) writeFileSync(file.path, file.contents);
  index(metafile);
  writeFileSync(`${OUT}/THIRD-PARTY.txt`, notices(metafile));
  cpSync('static', OUT, { recursive: true });
}

if (process.argv.includes('--tests')) await tests();
else await build();
