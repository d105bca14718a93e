import fs from 'node:fs';
import path from 'node:path';
import { writeMigration } from './drift.mjs';
import { bin, inRoot, root, toolEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';
import { withTestDatabase } from './test-database.mjs';
import { explainTimeouts } from './timeouts.mjs';

const FOLDER = inRoot('server', 'src', 'platform', 'database', 'migrations');
const LIST = path.join(FOLDER, 'migrations.ts');

/** Writes a migration on a database of its own, formats and lists it; answers what is there to say. */
export async function makeMigration(name = '', now = Date.now()) {
  const names = namesOf(name, numberAfter(fs.readFileSync(LIST, 'utf8'), now));
  const file = path.join(FOLDER, names.file);
  const output = await write(names, file);
  if (!fs.existsSync(file)) return 'The migrations make all that the entities say: nothing to do.';
  fs.writeFileSync(LIST, listed(fs.readFileSync(LIST, 'utf8'), names));
  await capture(bin('prettier'), ['--write', file, LIST], { cwd: root, env: toolEnv() });
  return [
    output.trim(),
    `${path.relative(root, file)} is written and listed. Read it, say in its comment what it is for, and make`,
    'it safe for a table in use (migration-safety.spec.ts names what is not). Then: npm run schema.',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Answers what the command printed; after a failure no file stays that is not listed. */
async function write(names, file) {
  try {
    return await explainTimeouts(async () => {
      const { code, output } = await withTestDatabase((database) =>
        writeMigration(FOLDER, names, database),
      );
      if (code !== 0) throw new Problem(output);
      return output;
    });
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw error;
  }
}

/** Now, or the next number if a listed migration has that of a later time: they run in the order of their numbers. */
export function numberAfter(list, now) {
  const numbers = [...list.matchAll(/'\.\/(\d+)-/g)].map(([, digits]) => Number(digits) + 1);
  return Math.max(now, ...numbers);
}

/** The names of its file and class; `name` is as a class or as a file is named. */
export function namesOf(name, number) {
  if (!/^[A-Za-z][A-Za-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Problem('Name the migration, such as: npm run migration -- status-on-hold');
  const kebab = name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
  const words = kebab.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return { file: `${number}-${kebab}.ts`, className: `${words.join('')}${number}` };
}

/** The text of the list with this migration as the newest. */
export function listed(list, { file, className }) {
  const module = `./${file.replace(/\.ts$/, '.js')}`;
  const imported = `import { ${className} } from '${module}';\n`;
  const end = list.indexOf('\n', list.lastIndexOf('\nimport ') + 1) + 1;
  const withImport = list.slice(0, end) + imported + list.slice(end);
  return withImport.replace(/\n\];/, `\n  ${className},\n];`);
}
