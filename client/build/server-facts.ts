/** Declarations of requests, and the limits. */
export const DECLARATIONS = /server\/src\/contract\/(?:limits|requests\/[a-z-]+)\.ts$/;

/**
 * What only the server reads of a declaration: texts of the API and of exports, and how rows are stored and found.
 * The build leaves it out of the client, and lint refuses a read of it there (eslint.server-facts.js).
 */
export const OF_THE_SERVER = new Set([
  ...['label', 'plural', 'noun', 'referencePrefix', 'descriptions', 'statusMeanings'],
  ...['statuses', 'statusTerm'],
  ...[
    'statusCounts',
    'initialStatus',
    'unansweredStatuses',
    'badStatuses',
    'urgencyField',
    'branchField',
  ],
  ...['description', 'inputDescription', 'filter', 'heading', 'enum', 'type', 'outside'],
  ...['fixed', 'past', 'personal', 'searched', 'sorted'],
  // limits of what no page checks
  ...['perAccount', 'credentialId', 'clientData', 'attestation', 'authenticatorData', 'signature'],
  ...['updates', 'rule', 'maxPixels', 'maxJpegPixels', 'idempotencyKey'],
]);
