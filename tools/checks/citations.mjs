import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { inRoot } from '../processes/paths.mjs';

const KEY = 'docs/product.md';
const PROMISES = 'SECURITY.md';
const FILES = [
  '*.md',
  'docs/**/*.md',
  'server/schema.graphql',
  '{client,scripts,server}/**/*.{ts,tsx,mjs,css,graphql}',
];
const LEFT_OUT = ['**/node_modules', '**/dist', '**/.data', '**/generated'];

/** Where documents are cited by the names of their files. */
const CITING = [...FILES, 'server/**/*.md'];

const CODE = /\b(?:M\d{3}|[ABPS]\d{2})\b/g;
const DOCUMENT = /[\w./-]*\w\.md\b/g;
const LINK = /https?:\/\/\S+/g;
/** Codes are looked for where people write: in comments, and in brackets. A drawing has `S12 20`, too. */
const PROSE = /\/\*[\s\S]*?\*\/|\/\/.*|\([^()]*\)/g;

const codesIn = (text) => (text.match(PROSE) ?? []).flatMap((part) => part.match(CODE) ?? []);

/** Codes that a text cites and the key does not list. */
function unknownCodes(text, key) {
  const listed = new Set(Array.from(key.matchAll(/^- `(\w+)` /gm), ([, code]) => code));
  return [...new Set(codesIn(text))].filter((code) => !listed.has(code));
}

/** Documents that a text cites and the repository does not have. */
function unknownDocuments(text, known) {
  const cited = text.replace(LINK, '').match(DOCUMENT) ?? [];
  const names = cited.map((name) => `/${name.replace(/^(?:\.{0,2}\/)+/, '')}`);
  return [...new Set(names)].filter((name) => !known.some((file) => file.endsWith(name)));
}

/** Tests that SECURITY.md points to, in the last column of its table, and that do not exist. */
function unknownTests() {
  const tests = globSync('server/{src,test}/**/*.spec.ts', { cwd: inRoot() });
  const known = new Set(tests.map((file) => path.basename(file).split('.')[0]));
  const rows = fs.readFileSync(inRoot(PROMISES), 'utf8').match(/^\|.*\|$/gm) ?? [];
  const named = rows.flatMap(
    (row) =>
      row
        .split('|')
        .at(-2)
        .match(/(?<=`)[\w-]+(?=`)/g) ?? [],
  );
  return named.filter((name) => name !== 'server' && !known.has(name));
}

/**
 * Every rule that a comment cites by its code is explained in docs/product.md, every document that is cited
 * exists, and every promise has its test.
 */
export async function checkCitations() {
  const key = fs.readFileSync(inRoot(KEY), 'utf8');
  const find = (patterns) => globSync(patterns, { cwd: inRoot(), ignore: LEFT_OUT });
  const files = find(FILES);
  const documents = find('**/*.md').map((file) => `/${file}`);
  const problemsOf = (searched, check, known) =>
    searched.flatMap((file) =>
      check(fs.readFileSync(inRoot(file), 'utf8'), known).map((name) => `${file}: ${name}`),
    );
  const problems = problemsOf(files, unknownCodes, key);
  const missing = problemsOf(find(CITING), unknownDocuments, documents);
  const untested = unknownTests();
  const output = [
    `Cited, and not in ${KEY}:`,
    ...problems,
    'Documents that are cited and do not exist:',
    ...missing,
    `Tests named in ${PROMISES} that do not exist:`,
    ...untested,
  ].join('\n');
  return {
    ok: problems.length + missing.length + untested.length === 0 && files.length > 0,
    output,
  };
}
