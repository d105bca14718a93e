import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(__dirname, '..');
const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('faults'))
  .sort();
const groups = readdirSync(__dirname).filter((name) => name.startsWith('group-'));

/**
 * Runs some of the suites in one test file. Jest loads all modules again for each file, which takes
 * longer than most suites. Each suite still has its own application and database.
 */
export function runGroup(file: string): void {
  const turn = groups.indexOf(basename(file));
  suites
    .filter((_, index) => index % groups.length === turn)
    .forEach((suite) => describe(suite, () => void jest.requireActual(join(folder, suite))));
}
