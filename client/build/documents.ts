import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GENERATED = /\/graphql\/generated\/graphql$/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/graphql\/generated\/graphql)["'];?/g;
const WHOLE = 'virtual:document/';
const SENT = 'virtual:sent-document/';

/** What `transport.ts` reads of a document: it sends the hash. */
function sentPart(value: string): string {
  const { __meta__, definitions } = JSON.parse(value) as Document;
  const operations = definitions.filter((part) => part.kind === 'OperationDefinition');
  const parts = operations.map(({ operation, name: { value } }) => ({
    operation,
    name: { value },
  }));
  return JSON.stringify({ __meta__, definitions: parts });
}

interface Document {
  __meta__: { hash: string };
  definitions: { kind: string; operation?: string; name: { value: string } }[];
}

/** Whether a module does nothing with a document but send it. Apollo needs its fields, too. */
function onlySends(code: string, name: string): boolean {
  const uses = code.replace(IMPORT, '').match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
  const sent = code.match(new RegExp(`\\b(?:request|useSubmit)\\(\\s*${name}\\b`, 'g')) ?? [];
  return sent.length === uses.length;
}

/** Imports each document of a module from a module of its own. */
const withOwnModules = (code: string) =>
  code.replace(IMPORT, (whole, names: string, path: string) =>
    GENERATED.test(path)
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map(
            (name) => `import { ${name} } from "${onlySends(code, name) ? SENT : WHOLE}${name}";`,
          )
          .join('\n')
      : whole,
  );

/**
 * Turns each generated document into its own module. They are generated into one file, which a bundler
 * does not split, so public pages would load the dashboard's operations too. Modules that only send a
 * document get a short one.
 */
export function splitDocuments(generatedFile: string): Plugin {
  let documents: Map<string, string> | undefined;

  function read(name: string): string | undefined {
    documents ??= new Map(
      [
        ...readFileSync(generatedFile, 'utf8').matchAll(
          /^export const (\w+) = (.*?) as unknown as /gm,
        ),
      ].map(([, found = '', value = '']) => [found, value]),
    );
    return documents.get(name);
  }

  return {
    name: 'mizan:documents',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(WHOLE) || id.startsWith(SENT) ? `\0${id}` : undefined),
    load(id) {
      const kind = [WHOLE, SENT].find((prefix) => id.startsWith(`\0${prefix}`));
      if (!kind) return undefined;
      const name = id.slice(kind.length + 1);
      const value = read(name);
      if (!value) throw new Error(`${name} is not in ${generatedFile}: run "npm run codegen"`);
      return `export const ${name} = ${kind === SENT ? sentPart(value) : value};`;
    },
    transform: (code) =>
      code.includes('/graphql/generated/graphql') ? withOwnModules(code) : undefined,
  };
}
