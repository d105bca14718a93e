import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const HASH_LENGTH = 3;

/**
 * Short class names of CSS modules in the build, such as `_x7Qf0`: a hash of the file and an index in
 * it. A page has hundreds of them, and readable names made up 5 % of its bytes. Client and server build
 * give the same names, and a new file does not change those of other files.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, Map<string, string>>();
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll(sep, '/');
    const mark = markOf(path);
    const owner = owners.get(mark) ?? path;
    if (owner !== path) throw new Error(`${path} and ${owner} have one mark: rename one of them`);
    owners.set(mark, path);
    const names = files.get(path) ?? new Map<string, string>();
    files.set(path, names);
    const short = names.get(name) ?? `_${mark}${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
}

/** Only letters and digits, which need no escaping in a selector. */
const markOf = (path: string) =>
  createHash('sha256')
    .update(path)
    .digest('base64')
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, HASH_LENGTH);

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
