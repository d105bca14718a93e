import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const HASH_LENGTH = 4;

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
