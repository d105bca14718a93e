/** What the product promises of safety, and the API suites whose tests show it. */
const PROMISES = {
  'GraphQL over HTTP, and abuse of it': [
    'graphql-hygiene',
    'subscriptions-refused',
    'persisted-operation-executor',
  ],
  'accounts: guessing, enumeration, links, tokens, second factors': [
    'account-links',
    'auth',
    'first-admin',
    'lockout',
    'passkey-sign-in',
    'passkeys-added',
    'passkeys',
    'required-second-factor',
    'second-factor-races',
    'second-factor-tries',
    'second-factor',
    'session-lock',
    'sessions',
    'users',
  ],
  'rights to every route, operation and field': [
    'access-tricks',
    'answered-secrets',
    'office-roles',
    'surface',
  ],
  'requests of others, and personal data': [
    'audit',
    'contact-requests',
    'consultations',
    'data-archive',
    'erasure-of-others',
    'privacy',
    'service-requests',
  ],
  'secrets of the settings, and of traces': ['settings', 'tracing'],
  'bad files': [
    'applications',
    'consultant-images',
    'stored-files',
    'uploads-under-way',
    'virus-scan',
  ],
  'bad input': ['hostile-input'],
  'HTTP hygiene and logs': ['production-log', 'rest-hygiene', 'security-log', 'site'],
  'limits of one address or account': ['connections', 'limits', 'redis'],
  'nothing lost or doubled': [
    'consultation-booking',
    'files-of-lost-commits',
    'mail-claims',
    'mail-failures',
    'sms-outage',
    'submission-faults',
  ],
  'faults survived': ['faults', 'read-replica', 'redis-changes', 'shutdown', 'transactions'],
  'backups, and packages without known weaknesses': ['operator-commands', 'package-audit'],
};

/** Promises of which once in a thousand times is too often: their tests have to pass at the first try. */
const ALWAYS = [
  'rights to every route, operation and field',
  'requests of others, and personal data',
  'nothing lost or doubled',
];

/** Whether no test of this suite may count as flaky. */
export const mustPassAlways = (suite) =>
  ALWAYS.some((promise) => PROMISES[promise].includes(suite));

/**
 * Counts the tests that passed, by promise.
 *
 * @param suites tests that passed, by the name of their file; it is here if one ran
 * @param counts what tests counted themselves, by name: `support/tell-count.ts`
 * @param skips why tests were skipped, by their names: `support/when-possible.ts`
 */
export function safetyCounts(suites, counts, skips) {
  const missing = Object.values(PROMISES)
    .flat()
    .filter((suite) => !suites.has(suite) && !skips.has(suite));
  const lines = Object.entries(PROMISES).map(([promise, names]) => {
    const passed = names.reduce((sum, suite) => sum + (suites.get(suite) ?? 0), 0);
    return `${promise}: ${passed.toLocaleString('en')}`;
  });
  for (const [name, count] of counts) lines.push(`${name}: ${count.toLocaleString('en')}`);
  return { missing, lines };
}
