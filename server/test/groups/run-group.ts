import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Seconds that the longest suites take among the others, as `npm test` prints them. They only balance the groups, so
 * it is enough that they are about right.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'accounts/account-links': 90,
  'accounts/email-change': 27,
  'accounts/outlived-sessions': 31,
  'accounts/second-factor-tries': 54,
  'commands/production-log': 33,
  'content/consultants': 18,
  'platform/faults': 27,
  'platform/hostile-input': 80,
  'platform/limits': 20,
  'platform/mail-claims': 20,
  'platform/mail-failures': 45,
  'platform/mail-shutdown': 36,
  'platform/read-replica': 36,
  'platform/shutdown': 22,
  'platform/slow-uploads': 27,
  'platform/tracing': 24,
  'requests/applications': 22,
  'requests/consultations': 25,
  'requests/contact-requests': 27,
  'requests/earlier-requests': 45,
  'requests/service-requests': 25,
  'requests/submission-faults': 30,
};
const USUAL_SECONDS = 8;

const folder = join(__dirname, '..');
const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('faults'))
  .sort();
const groups = readdirSync(__dirname)
  .filter((name) => name.startsWith('group-'))
  .sort();

/**
 * Runs some of the suites in one test file. Jest loads all modules again for each file, which takes longer than most
 * suites. Each suite still has its own application and database.
 */
export function runGroup(file: string): void {
  const own = balanced()[groups.indexOf(basename(file))] ?? [];
  for (const suite of own) describe(suite, () => void jest.requireActual(join(folder, suite)));
}

/** The suites of each group: the longest first, each to the group that has least to do. */
function balanced(): string[][] {
  const parts = groups.map(() => ({ seconds: 0, suites: [] as string[] }));
  const longest = suites.toSorted((one, other) => secondsFor(other) - secondsFor(one));
  for (const suite of longest) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.suites.push(suite);
    least.seconds += secondsFor(suite);
  }
  return parts.map((part) => part.suites);
}

const secondsFor = (suite: string) => SECONDS[suite.replace('.spec.ts', '')] ?? USUAL_SECONDS;
