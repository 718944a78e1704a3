// The licences of what the page brings along: every package that the bundle holds, with its own text.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^licen[cs]e(\.(md|txt))?$/i;
const RULE = '-'.repeat(72);

/** The packages whose code is in the bundle, by name. */
export function packagesIn(metafile) {
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => PACKAGE.exec(path)?.[1]),
  );
  return [...new Set(used.filter(Boolean))].sort();
}

/** The text of a package's licence: its own file, else the common text of the licence it names. */
function licenceOf(folder, { name, license }) {
  const own = readdirSync(folder).find((file) => LICENCE_FILE.test(file)),
    common = `licences/${license}.txt`;
  if (own) return readFileSync(join(folder, own), 'utf8');
  if (existsSync(common)) return readFileSync(common, 'utf8');
  throw new Error(`${name} is bundled, and there is no text of its licence (${license})`);
}

const personName = (who) => (typeof who === 'string' ? who : who?.name);

function notice(name) {
  const folder = join('node_modules', name),
    facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    author = personName(facts.author);
  const head = [
    `${name} ${facts.version}`,
    author && `by ${author}`,
    facts.homepage,
    facts.license,
  ];
  return `${RULE}\n${head.filter(Boolean).join('\n')}\n\n${licenceOf(folder, facts).trim()}\n`;
}

/** One text with all of them. */
export const notices = (metafile) =>
  ['This page contains the following software.\n', ...packagesIn(metafile).map(notice)].join('\n');
