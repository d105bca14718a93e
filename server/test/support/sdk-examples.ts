import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { aPdf } from './documents.js';

/** A document of the SDK: its text, with types that only its programs see. */
export interface SdkDocument {
  toString(): string;
}

interface SdkClient {
  token?: string;
  signIn(email: string, password: string): Promise<void>;
  renew(): Promise<void>;
  signOut(): Promise<void>;
  run(
    document: SdkDocument,
    variables?: object,
    options?: object,
  ): Promise<Record<string, { id: string; total: number; items: object[] }>>;
  rows(document: SdkDocument, variables?: object): AsyncGenerator<{ id: string }>;
  subscribe(
    document: SdkDocument,
    variables?: object,
    options?: { onGone: (id: string) => void },
  ): AsyncGenerator<Record<string, { id: string }>>;
  close(): Promise<void>;
}

/** The documents that tests name. */
type Documents = Record<
  | 'MeDocument'
  | 'FaqsDocument'
  | 'CreateFaqDocument'
  | 'DeleteFaqDocument'
  | 'CreateServiceRequestExportDocument'
  | 'CreateQuoteExportDocument'
  | 'MyContactRequestChangedDocument',
  SdkDocument
>;

/** The SDK as its programs have it. Its sources lie outside of what the types of the server are checked with. */
export const SDK = jest.requireActual<Documents & { Mizan: new (options: object) => SdkClient }>(
  '../../../sdk/src/index.js',
);

const MODULES: Record<string, object> = {
  '@mizan/sdk': SDK,
  'node:fs/promises': { readFile: async () => aPdf() },
};

const IMPORT = /^import (\{[^}]+\}) from '([^']+)';$/gm;

const DOCS = join(__dirname, '../../../docs/api');
const SDK_FOLDER = join(__dirname, '../../../sdk');

/** The TypeScript of a page of `docs/api`, block by block. */
const blocksOf = (page: string): string[] =>
  Array.from(
    readFileSync(join(DOCS, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms),
    ([, code = '']) => code,
  );

/** What the compiler says of the TypeScript of pages, as a strict program has it that uses the SDK. */
export function typeErrorsIn(pages: readonly string[]): string[] {
  const texts = new Map(pages.map((page) => [join(SDK_FOLDER, `${page}.ts`), blocksOf(page)]));
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
    typeRoots: [join(SDK_FOLDER, '../node_modules/@types')],
    ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    paths: { '@mizan/sdk': [join(SDK_FOLDER, 'src/index.ts')] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const textOf = (name: string) => texts.get(name)?.join('\n');
  host.getSourceFile = (name, ...rest) => {
    const text = textOf(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

/** How many blocks of TypeScript a page of `docs/api` has, and what they print when they run as one program. */
export async function runExamples(
  page: string,
  url: string,
): Promise<{ blocks: number; printed: unknown[][] }> {
  const blocks = blocksOf(page);
  const program = ts
    .transpile(blocks.join('\n'), { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })
    .replace(IMPORT, "const $1 = modules['$2'];")
    .replaceAll('http://localhost:3000', url);
  const printed: unknown[][] = [];
  const console = { log: (...values: unknown[]) => void printed.push(values) };
  const code = `return (async () => {${program}})();`;
  const run = compileFunction(code, ['modules', 'console', 'process']) as (
    ...given: object[]
  ) => Promise<void>;
  // that of the tests, which know the administrator
  await run(MODULES, console, process);
  return { blocks: blocks.length, printed };
}
