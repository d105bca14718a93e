import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GENERATED = /\/graphql\/generated\/graphql$/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/graphql\/generated\/graphql)["'];?/g;
const VIRTUAL = 'virtual:document/';

/**
 * Turns each generated document into its own module. They are generated into one file, which a bundler
 * does not split, so public pages would load the dashboard's operations too.
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
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const name = id.slice(VIRTUAL.length + 1);
      const value = read(name);
      if (!value) throw new Error(`${name} is not in ${generatedFile}: run "npm run codegen"`);
      return `export const ${name} = ${value};`;
    },
    transform(code) {
      if (!code.includes('/graphql/generated/graphql')) return undefined;
      return code.replace(IMPORT, (whole, names: string, path: string) =>
        GENERATED.test(path)
          ? names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => `import { ${name} } from "${VIRTUAL}${name.split(' ')[0]}";`)
              .join('\n')
          : whole,
      );
    },
  };
}
