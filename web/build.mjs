// Builds the page into the Python package (default), or the unit tests (--tests).
import * as esbuild from 'esbuild';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { notices } from './notices.mjs';
import { FIRST, languages, textsOf } from './texts.mjs';

const OUT = '../src/warpad/server/page';
const LOOKS = 'src/style/later';
/** Files with the English texts of the first screen; what the server tells comes on top of it. */
const FIRST_VIEW_LIMIT = 80 * 1024;
const common = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
  charset: 'utf8',
};

/** What sources know of files that are fetched later; `later.ts` reads it. */
const known = (folder, texts, looks) => ({ LATER: JSON.stringify({ folder, texts, looks }) });

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
    define: known('', [], []),
  });
}

const page = {
  ...common,
  entryPoints: { main: 'src/main.tsx', style: 'src/style/style.css', large: 'src/style/large.css' },
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

/** Texts and looks that are fetched when they are first needed, by path; all under one hash of them all. */
async function later() {
  const files = {};
  for (const language of languages())
    for (const [part, text] of Object.entries(textsOf(language)))
      files[`${language}/${part}.ftl`] = text;
  const texts = Object.keys(files)
    .filter((path) => path.startsWith('en/'))
    .map((path) => path.slice('en/'.length, -'.ftl'.length));
  const looks = readdirSync(LOOKS),
    { outputFiles } = await esbuild.build({
      ...common,
      entryPoints: looks.map((name) => `${LOOKS}/${name}`),
      outdir: 'looks',
      minify: true,
      write: false,
    });
  outputFiles.forEach((file) => (files[file.path.split('/').pop()] = file.text));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return { files, hash, texts, looks: looks.map((name) => name.replace('.css', '')) };
}

/** Writes index.html with the hashed names, and says how heavy the first view is. */
function index(metafile, first) {
  const of = (entry) =>
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)[0];
  const name = (path) => `/assets/${path.split('/').pop()}`,
    sheet = (path, mark) => `<link rel="stylesheet" ${mark}href="${name(path)}">`;
  const main = of('src/main.tsx'),
    sheets = [of('src/style/style.css'), of('src/style/large.css')];
  const eager = new Set([main]);
  for (const path of eager)
    for (const part of metafile.outputs[path].imports)
      if (part.kind === 'import-statement') eager.add(part.path);
  const preload = [...eager]
    .filter((path) => path !== main)
    .map((path) => `<link rel="modulepreload" href="${name(path)}">`)
    .join('\n');
  const html = readFileSync('src/index.html', 'utf8')
    .replace(
      '<!--style-->',
      `${sheet(sheets[0], '')}\n${sheet(sheets[1], 'data-last ')}\n${preload}`,
    )
    .replace('<!--main-->', `<script type="module" src="${name(main)}"></script>`);
  writeFileSync(`${OUT}/index.html`, html);
  const weight = [html, first, ...[...eager, ...sheets].map((path) => readFileSync(path))].reduce(
    (sum, file) => sum + gzipSync(file).length,
    0,
  );
  const count = eager.size + sheets.length + 2;
  console.log(`page: first view ${(weight / 1024).toFixed(1)} KB gz in ${count} files`);
  if (weight > FIRST_VIEW_LIMIT) throw new Error('the first view is heavier than it may be');
}

function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}

async function build() {
  const { files, hash, texts, looks } = await later();
  const folder = `/assets/${hash}`,
    { metafile, outputFiles } = await esbuild.build({
      ...page,
      define: known(folder, texts, looks),
    });
  rmSync(OUT, { recursive: true, force: true });
  for (const file of outputFiles) write(file.path, file.contents);
  for (const [path, text] of Object.entries(files)) write(`${OUT}${folder}/${path}`, text);
  index(metafile, files[`en/${FIRST}.ftl`]);
  writeFileSync(`${OUT}/THIRD-PARTY.txt`, notices(metafile));
  cpSync('static', OUT, { recursive: true });
}

if (process.argv.includes('--tests')) await tests();
else await build();
