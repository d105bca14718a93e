import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(__dirname, '..');
const suites = readdirSync(folder).filter((name) => name.endsWith('.e2e-spec.ts'));
const groups = readdirSync(__dirname).filter((name) => name.startsWith('group-'));

/**
 * Every so-manieth suite as one test file. Jest loads modules anew for each file, and loading the
 * product takes longer than most suites; each still has an application and a database of its own.
 */
export function runGroup(file: string): void {
  const turn = groups.indexOf(basename(file));
  suites
    .filter((_, index) => index % groups.length === turn)
    .forEach((suite) => describe(suite, () => void jest.requireActual(join(folder, suite))));
}
