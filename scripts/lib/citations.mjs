import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { inRoot } from './paths.mjs';

const KEY = 'docs/product.md';
const FILES = [
  'README.md',
  'server/schema.graphql',
  '{client,scripts,server}/**/*.{ts,tsx,mjs,css,graphql}',
];
const LEFT_OUT = ['**/node_modules', '**/dist', '**/.data', '**/generated'];

const CODE = /\b(?:M\d{3}|[ABPS]\d{2}|(?:safety|public-site) \d+)\b/g;
/** Codes are looked for where people write: in comments, and in brackets. A drawing has `S12 20`, too. */
const PROSE = /\/\*[\s\S]*?\*\/|\/\/.*|\([^()]*\)/g;

const codesIn = (text) => (text.match(PROSE) ?? []).flatMap((part) => part.match(CODE) ?? []);

/** Codes that a text cites and the key does not list. */
function unknownCodes(text, key) {
  const listed = new Set(Array.from(key.matchAll(/^- `(\w+)` /gm), ([, code]) => code));
  return [...new Set(codesIn(text))].filter((code) => !listed.has(code));
}

/** Every rule that a comment cites by its code is explained in docs/product.md. */
export async function checkCitations() {
  const key = fs.readFileSync(inRoot(KEY), 'utf8');
  const files = globSync(FILES, { cwd: inRoot(), ignore: LEFT_OUT });
  const problems = files.flatMap((file) =>
    unknownCodes(fs.readFileSync(inRoot(file), 'utf8'), key).map((code) => `${file}: ${code}`),
  );
  const output = `Cited, and not in ${KEY}:\n${problems.join('\n')}`;
  return { ok: problems.length === 0 && files.length > 0, output };
}
