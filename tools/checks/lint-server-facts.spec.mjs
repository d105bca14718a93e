import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import ts from 'typescript';
import typescript from 'typescript-eslint';
import { noServerFacts, serverFacts } from '../../eslint.server-facts.js';
import { root } from '../processes/paths.mjs';

const DECLARED = `
  type Record<K extends string, T> = { [P in K]: T };
  interface Definition { statuses: readonly string[]; doneStatuses: readonly string[]; fields: Record<string, Field> }
  interface Field { kind: string; heading?: string }
  export const declared = {
    statuses: ['new', 'done'],
    doneStatuses: ['done'],
    fields: { description: { kind: 'text', heading: 'What happened' } },
  } as const;
  export type Row = { [K in keyof typeof declared.fields]: string };
  export declare const anyOf: (kind: string) => Definition;`;
const IMPORTED = `import { declared, anyOf, type Row } from '../../server/src/contract/requests/declared';
  declare const row: Row; declare const own: { statuses: string[] };
  type Definition = typeof definition; declare const definition: typeof anyOf extends (kind: string) => infer D ? D : never;\n`;
const file = path.join(root, 'client/src/reads.ts');
const declaring = path.join(root, 'server/src/contract/requests/declared.ts');

/** The complaints of lint about a file of the client beside a declaration; both stand in the memory only. */
function complaints(code) {
  const texts = new Map([
    [file, IMPORTED + code],
    [declaring, DECLARED],
  ]);
  const host = {
    ...ts.createCompilerHost({}),
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile: (name, target) =>
      texts.has(name) ? ts.createSourceFile(name, texts.get(name), target, true) : undefined,
  };
  const options = { noLib: true, strict: true, types: [], target: ts.ScriptTarget.ESNext };
  const program = ts.createProgram([file], options, host);
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser, parserOptions: { programs: [program] } },
    plugins: { 'server-facts': serverFacts },
    rules: noServerFacts,
  };
  const problems = new Linter({ cwd: root }).verify(texts.get(file), [config], file);
  return problems.map(({ ruleId, message }) => {
    assert.equal(ruleId, 'server-facts/no-facts-of-the-server', message);
    return /"(.+?)"/.exec(message)[1];
  });
}

const REFUSED = [
  ['declared.statuses.length;', 'statuses'],
  ["declared['statuses'];", 'statuses'],
  ["anyOf('x').statuses;", 'statuses'],
  ["anyOf('x')?.fields.city?.heading;", 'heading'],
  ['declared.fields.description.heading;', 'heading'],
  ['const { statuses } = declared;', 'statuses'],
  ["const { statuses: all } = anyOf('x');", 'statuses'],
  ['const first = ({ statuses }: typeof declared) => statuses[0];', 'statuses'],
  ['function read<D extends Definition>(one: D) { return one.statuses; }', 'statuses'],
];
for (const [code, name] of REFUSED)
  test(`lint refuses the client ${code}`, () => assert.deepEqual(complaints(code), [name]));

const ALLOWED = [
  'declared.doneStatuses.length;',
  'declared.fields.description.kind;',
  'const { description } = declared.fields;',
  'row.description;',
  'own.statuses;',
  'const { statuses } = own;',
  'let status: (typeof declared)["statuses"][number];',
];
for (const code of ALLOWED)
  test(`lint takes from the client ${code}`, () => assert.deepEqual(complaints(code), []));
