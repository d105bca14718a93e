import { aClient } from './builders.js';
import { TRANSPORTS } from './content-calls.js';
import type { RequestContext, RequestSuite } from './requests/context.js';
import { describeBulkChanges } from './requests/bulk.js';
import { describeIdempotency } from './requests/idempotency.js';
import { describeManaging } from './requests/managing.js';
import { describeNotes } from './requests/notes.js';
import { describeReplies } from './requests/replies.js';
import { describeOwnership } from './requests/ownership.js';
import { describeRecords } from './requests/records.js';
import { describeQueues } from './requests/queues.js';
import { describeStatuses } from './requests/statuses.js';
import { describeExports } from './requests/exports.js';
import { describeFormChecks } from './requests/form-checks.js';
import { describeSubmitting } from './requests/submitting.js';
import { describeThreads } from './requests/threads.js';
import { TestApp } from './test-app.js';

/**
 * The tests that every kind of request passes over both transports. Returns the context, which is
 * filled before the first test runs.
 *
 * @example
 * describeRequests({ testFile: __filename, definition: contactRequest, path: '/contact', … });
 */
export function describeRequests(suite: RequestSuite): RequestContext {
  const context = { suite } as RequestContext;

  beforeAll(async () => {
    context.app = await TestApp.start(suite.testFile);
    context.admin = await context.app.adminToken();
    context.client = await aClient(context.app);
    context.other = await aClient(context.app);
  });
  afterAll(() => context.app?.close());

  describe.each(TRANSPORTS)(`${suite.definition.name} over %s`, (transport) => {
    const on = { context, transport };
    describeSubmitting(on);
    describeIdempotency(on);
    describeOwnership(on);
    describeStatuses(on);
    describeNotes(on);
    describeReplies(on);
    describeManaging(on);
    describeFormChecks(on);
  });
  describeThreads({ context, transport: 'GraphQL' });
  describeBulkChanges({ context, transport: 'GraphQL' });
  describeRecords({ context, transport: 'GraphQL' });
  describeQueues({ context, transport: 'GraphQL' });
  describeExports({ context, transport: 'GraphQL' });
  return context;
}
