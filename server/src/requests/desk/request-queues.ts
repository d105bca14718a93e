import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { RequestQueue } from '../../contract/requests/queues.js';
import {
  ColumnTest,
  IS_NULL,
  NOT_NULL,
  RowTest,
  type Sorting,
  type Where,
} from '../../platform/list/list-engine.js';
import type { RequestBase } from '../store/request.entity.js';

/** What the queues depend on beside the kind of request. */
export interface QueueContext {
  /** The account whose requests are "mine". */
  viewerId: string;
  /** Requests that have waited since then or longer should have had an answer. */
  lateSince: Date;
}

/**
 * What is urgent and waits for an answer comes first, then whoever has waited longest; then the answered ones, newest
 * first. The indexes of the queues have this order.
 */
export function queueOrder({ urgencyField }: RequestDefinition): Sorting<RequestBase> {
  const waitsUrgently = new RowTest(
    [urgencyField ?? '', 'unansweredSince'],
    (urgency, since) => `(${urgency} = 'urgent' AND ${since} IS NOT NULL)`,
  );
  return [
    ...(urgencyField ? [[waitsUrgently, 'desc'] as const] : []),
    ['unansweredSince', 'asc'],
    ['id', 'desc'],
  ];
}

/** Constants rather than parameters: the planner knows from them that a partial index holds the rows. */
const literals = (statuses: readonly string[]) =>
  statuses.map((status) => `'${status}'`).join(', ');
const noneOf = (statuses: readonly string[]) =>
  new ColumnTest((column) => `${column} NOT IN (${literals(statuses)})`);
const is = (status: string) => new ColumnTest((column) => `${column} = ${literals([status])}`);
const atOrBefore = (time: Date) => new ColumnTest((column, add) => `${column} <= ${add(time)}`);

/** The condition of a queue; undefined if this kind of request does not have it. */
export function queueCondition(
  { doneStatuses, initialStatus, urgencyField }: RequestDefinition,
  queue: RequestQueue,
  { viewerId, lateSince }: QueueContext,
): Where<RequestBase> | undefined {
  switch (queue) {
    case 'waiting':
      return { unansweredSince: NOT_NULL };
    case 'late':
      return { unansweredSince: atOrBefore(lateSince) };
    case 'open':
      return { status: noneOf(doneStatuses) };
    case 'mine':
      return { assigneeId: viewerId, status: noneOf(doneStatuses) };
    case 'unassigned':
      return { assigneeId: IS_NULL, status: noneOf(doneStatuses) };
    case 'urgentLate':
      return (
        urgencyField && {
          unansweredSince: atOrBefore(lateSince),
          [urgencyField]: is('urgent'),
        }
      );
    case 'urgent':
      return urgencyField && { status: is(initialStatus), [urgencyField]: is('urgent') };
  }
}
