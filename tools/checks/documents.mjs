import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { globSync } from 'tinyglobby';
import { inRoot } from '../processes/paths.mjs';

const LEFT_OUT = ['**/node_modules', '**/dist', '**/.data'];
/** Decisions are history: what they name may be gone. */
const HISTORY = /^docs\/decisions\/\d/;
/** Where names of the code stand. */
const NAMING = /^docs\/(?:architecture|glossary|recipes\/.*)\.md$/;
const README = { file: 'README.md', lines: 150, bytes: 9 * 1024 };

const FENCED = /^( *)(```+).*\n[^]*?^\1\2`*$/gm;
const LINK = /\]\(([^()\s]+)\)|\bsrc="([^"]+)"/g;
const PATH = /`((?:client|deploy|docs|scripts|server|tools)\/[\w./{},*@-]+)`/g;
/** Written as in code: `RequestStore`, `listPublic`, `INDEXED_PAGES`. */
const NAME = /`((?:[A-Z]\w+|[a-z]+[A-Z]\w*)(?:\.\w+)*)`/g;
/** The first column of a tree of folders. */
const TREE = /^((?:client|deploy|docs|scripts|server|tools)(?:\/[\w.-]+)*) {2,}/gm;
const ERROR = /^ {2}([A-Z_]+): define\(\s*(\d{3})/gm;
const OPERATION = /"query":"((?:[^"\\]|\\.)*)"|```graphql\n([^]*?)```|query: '([^']*)'/g;
const ADDRESS = /\/(api\/v1\/[^\s"`?)]+)/g;

const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const find = (patterns) => globSync(patterns, { cwd: inRoot(), ignore: LEFT_OUT, dot: true });
const wordsIn = (...patterns) =>
  new Set(find(patterns).flatMap((file) => read(file).match(/\w+/g) ?? []));
/** A text without its code, where brackets are no links. */
const proseOf = (text) => text.replace(FENCED, '');

/** The anchors of a document, as GitHub makes them from its headings. */
const anchorsOf = (text) =>
  Array.from(proseOf(text).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Links of a document to files or headings that do not exist. `exists` and `textOf` take paths from the root. */
export function brokenLinks(file, text, { exists, textOf }) {
  const targets = Array.from(proseOf(text).matchAll(LINK), ([, link, source]) => link ?? source);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [name, anchor] = target.split('#');
    const linked = name ? path.posix.join(path.posix.dirname(file), name) : file;
    if (!exists(linked)) return true;
    return anchor !== undefined && !anchorsOf(textOf(linked)).includes(anchor);
  });
}

/** Paths in backticks, or in a tree of folders, that lead nowhere. */
const missingPaths = (text) =>
  [PATH, TREE]
    .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name]) => name))
    .filter((name) => {
      const isPattern = /[*{]/.test(name);
      return isPattern ? find([name]).length === 0 : !fs.existsSync(inRoot(name));
    });

/** What differs between the codes of the contract, with their status, and the tables of docs/api/errors.md. */
function errorDifferences() {
  const declared = find(['server/src/contract/*errors.ts']).flatMap((file) =>
    Array.from(read(file).matchAll(ERROR), ([, code, status]) => `${code} ${status}`),
  );
  const rows = read('docs/api/errors.md').matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\|/gm);
  return differences(
    Array.from(rows, ([, code, status]) => `${code} ${status}`),
    declared,
  );
}

/** What differs between the variables of .env.example and the tables of docs/configuration.md. */
function variableDifferences() {
  const example = read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm);
  const rows = Array.from(read('docs/configuration.md').matchAll(/^\| (`[A-Z][^|]*)\|/gm));
  const named = rows.flatMap(([, cell]) => cell.match(/[A-Z][A-Z0-9_]+/g));
  // the client's build reads it
  const ofClient = ['VITE_API_URL'];
  return differences(named, [...Array.from(example, ([, name]) => name), ...ofClient]);
}

/** Names of classes, functions and constants in backticks that the code does not have. */
function unknownNames(text, sources) {
  const named = Array.from(text.matchAll(NAME), ([, name]) => name.split('.')).flat();
  return [...new Set(named)].filter((name) => !sources.has(name));
}

const differences = (named, wanted) => [
  ...[...new Set(wanted)].filter((name) => !named.includes(name)).map((name) => `${name} missing`),
  ...named.filter((name) => !wanted.includes(name)).map((name) => `${name} does not exist`),
];

/** GraphQL operations of a text that the schema refuses. */
export function refusedOperations(text, schema) {
  return Array.from(text.matchAll(OPERATION), ([, json, block, quoted]) => {
    const operation = json === undefined ? (block ?? quoted) : JSON.parse(`"${json}"`);
    return validate(schema, parse(operation)).map(({ message }) => message);
  }).flat();
}

/** Addresses of REST in a text that server/routes.txt does not have. */
export function unknownAddresses(text, routes) {
  const known = Array.from(routes.matchAll(/^[A-Z]+ \/(\S+)/gm), ([, route]) => route.split('/'));
  const isKnown = (address) => {
    const parts = address.replace(/[.,;:]+$/, '').split('/');
    return known.some((route) =>
      // a variable of the shell, `<id>` or `…` stand for what differs; `…` at the end for any rest
      parts.every((part, at) => route[at]?.startsWith(':') || part === route[at] || part === '…')
        ? parts.length === route.length || parts.at(-1) === '…'
        : false,
    );
  };
  return Array.from(text.matchAll(ADDRESS), ([, address]) => address).filter(
    (address) => !isKnown(address),
  );
}

function readmeSize() {
  const text = read(README.file);
  const [lines, bytes] = [text.split('\n').length - 1, Buffer.byteLength(text)];
  if (lines <= README.lines && bytes <= README.bytes) return [];
  return [`${lines} lines and ${bytes} bytes; at most ${README.lines} and ${README.bytes}`];
}

/** What documents say of the repository, as far as a program can tell whether it is true. */
export async function checkDocuments() {
  const files = find(['**/*.md']);
  const schema = buildSchema(read('server/schema.graphql'));
  const routes = read('server/routes.txt');
  const sources = wordsIn('{client,server}/{src,test,codegen}/**/*.{ts,tsx}', 'client/*.ts');
  const exists = (name) => fs.existsSync(inRoot(name));
  const problems = files.flatMap((file) => {
    const text = read(file);
    const isGuide = file.startsWith('docs/api/');
    const found = {
      'leads nowhere': brokenLinks(file, text, { exists, textOf: read }),
      'is not in the code': NAMING.test(file) ? unknownNames(text, sources) : [],
      'does not exist': HISTORY.test(file) ? [] : missingPaths(text),
      'is refused by the schema': isGuide ? refusedOperations(text, schema) : [],
      'is no address of REST': isGuide ? unknownAddresses(text, routes) : [],
    };
    return Object.entries(found).flatMap(([why, names]) =>
      names.map((name) => `${file}: ${name} ${why}`),
    );
  });
  const compared = {
    'docs/api/errors.md': errorDifferences(),
    'docs/configuration.md': variableDifferences(),
    [README.file]: readmeSize(),
  };
  for (const [file, found] of Object.entries(compared))
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  return { ok: problems.length === 0 && files.length > 0, output: problems.join('\n') };
}
