import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';
import { inRoot } from '../processes/paths.mjs';
import { collectUses } from './translation-uses.mjs';

const { module: locales } = await runnerImport(inRoot('client/build/locales.ts'));
const { module: parts } = await runnerImport(inRoot('client/build/text-parts.ts'));

const SOURCES = inRoot('client/src');
const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.{1,2}\/[^']+)'/g;
const PAGE = /\b(?:lazy|apollo)Page\(\s*'([^']+)'[\s\S]*?(?=\bPage\(|\n {2}\}|\n\);)/g;

const keysOf = (node, prefix = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
const KEYS = keysOf(JSON.parse(locales.textsOf('en')));
const withoutForm = (key) => key.replace(/_[a-zA-Z]+$/, '');

function fileOf(address) {
  const found = ['.tsx', '.ts'].map((end) => address + end).find((file) => fs.existsSync(file));
  return found && !found.includes('generated') ? found : undefined;
}

/** A file and all that it loads, at once or later. */
function reach(file, seen = new Set()) {
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, address] of fs.readFileSync(file, 'utf8').matchAll(IMPORT))
    reach(fileOf(path.resolve(path.dirname(file), address)), seen);
  return seen;
}

const known = new Map();

/** The keys that a file names, whole or by their beginning. */
function keysIn(file) {
  if (!known.has(file)) known.set(file, readKeys(file));
  return known.get(file);
}

function readKeys(file) {
  const { mentioned, mentionedPrefixes } = collectUses([file]);
  const prefixes = mentionedPrefixes.filter((prefix) => /^[a-z]\w*\./i.test(prefix));
  return KEYS.filter(
    (key) =>
      mentioned.has(key) ||
      mentioned.has(withoutForm(key)) ||
      prefixes.some((prefix) => key.startsWith(prefix)),
  );
}

/** The pages with the parts that they load. */
function pages() {
  const routes = fs.readFileSync(path.join(SOURCES, 'app/routes.tsx'), 'utf8');
  const found = [...routes.matchAll(PAGE)].map(([code, source]) => ({
    source,
    loads: [
      'site',
      ...['account', 'dashboard', 'legal'].filter((part) => code.includes(`'${part}'`)),
    ],
  }));
  assert.ok(found.length > 20);
  return found;
}

/** Routes lead to all pages; the lock of a session and the files of a form are loaded together with their texts. */
const ELSEWHERE = [
  'app/routes.tsx',
  'features/papers/form-files.tsx',
  'features/session-lock/session-lock-guard.tsx',
].map((name) => path.join(SOURCES, name));

function reachFrom(source) {
  const files = reach(path.join(SOURCES, source), new Set(ELSEWHERE));
  return [...files].filter((file) => !ELSEWHERE.includes(file));
}

test('every page loads the texts that its code names', () => {
  const missing = new Set();
  const frame = { source: 'entry-client.tsx', loads: ['site'] };
  for (const { source, loads } of [...pages(), frame])
    for (const file of reachFrom(source))
      for (const key of keysIn(file))
        if (!loads.includes(parts.partOf(key)))
          missing.add(`${path.relative(SOURCES, file)} names ${key}, on a page that lacks it`);
  assert.deepEqual([...missing], []);
});

test('the parts together are the whole', () => {
  for (const locale of ['ar', 'fr', 'en']) {
    const whole = JSON.parse(locales.textsOf(locale));
    const keys = ['site', 'account', 'dashboard', 'legal'].flatMap((part) =>
      keysOf(parts.textsOfPart(whole, part)),
    );
    assert.deepEqual(keys.sort(), keysOf(whole).sort());
  }
});
