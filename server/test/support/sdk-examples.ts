import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
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
  close(): Promise<void>;
}

/** The documents that tests name. */
type Documents = Record<
  'MeDocument' | 'FaqsDocument' | 'CreateFaqDocument' | 'DeleteFaqDocument',
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

/** How many blocks of TypeScript a page of `docs/api` has, and what they print when they run as one program. */
export async function runExamples(
  page: string,
  url: string,
): Promise<{ blocks: number; printed: unknown[][] }> {
  const text = readFileSync(join(__dirname, '../../../docs/api', page), 'utf8');
  const blocks = Array.from(text.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = '']) => code);
  const program = blocks
    .join('\n')
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
