import type { Plugin } from 'vite';

/** All classes in one object once more, which nothing imports then. */
const DEFAULT = /export default \{[^}]*\};?\s*$/;
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

/**
 * Imports the classes of CSS modules one by one, so that the bundler writes them where they are used and leaves
 * out the others: an object of all of them took 1.4 KB of a page's script.
 */
export function classImports(): Plugin {
  return {
    name: 'mizan:class-imports',
    apply: 'build',
    enforce: 'post',
    // A class that no style sheet has would be missing in the page without a word.
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log.message);
    },
    transform(code, id) {
      // without it a sheet is left out of the build once all its classes stand elsewhere
      if (id.split('?', 1)[0]?.endsWith('.module.css'))
        return { code: code.replace(DEFAULT, ''), moduleSideEffects: 'no-treeshake' };
      if (!code.includes('.module.css"')) return undefined;
      return code.replace(
        IMPORT,
        (_, styles: string, file: string) => `import * as ${styles} from "${file}"`,
      );
    },
  };
}
