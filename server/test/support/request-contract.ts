import { aClient } from './builders.js';
import { TRANSPORTS } from './content-calls.js';
import type { DeskSuite, RequestContext, RequestSuite } from './requests/context.js';
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
 * The tests that every kind of request passes, of what only GraphQL offers: threads, bulk changes, the search
 * over everything, queues, exports. Returns the context, which is filled before the first test runs.
 */
export function describeDesk<Suite extends DeskSuite>(suite: Suite): RequestContext<Suite> {
  const context = { suite } as RequestContext<Suite>;

  beforeAll(async () => {
    context.app = await TestApp.start(suite.testFile);
    context.admin = await context.app.adminToken();
    context.client = await aClient(context.app);
    context.other = await aClient(context.app);
    await suite.prepare?.(context.app, context.admin);
  });
  afterAll(() => context.app?.close());

  const on = { context, transport: 'GraphQL' } as const;
  describeThreads(on);
  describeBulkChanges(on);
  describeRecords(on);
  describeQueues(on);
  describeExports(on);
  return context;
}

/**
 * The tests that every kind of request passes over both transports that people with an account send.
 *
 * @example
 * describeRequests({ testFile: __filename, definition: contactRequest, path: '/contact', … });
 */
export function describeRequests(suite: RequestSuite): RequestContext {
  const context = describeDesk(suite);

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
  return context;
}
