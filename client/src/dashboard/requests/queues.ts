import { REQUEST_QUEUES, type RequestQueue } from '@contract/requests/queues';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { choiceFilter, type Filter } from '../engine/filters';
import type { Sort } from '../engine/list-state';

/** What is urgent and waits comes first, then whoever has waited longest; then the answered ones, newest first. */
export const LONGEST_WAITING: Sort = { by: 'queue', order: 'asc' };

/** Kinds of which no request is urgent. */
const NEVER_URGENT: readonly RequestKindName[] = ['application', 'consultation'];

/** Queues of urgent requests. */
const NEEDS_URGENCY: readonly RequestQueue[] = ['urgent', 'urgentLate'];

/** The queues that a kind of request has. */
export const queuesOf = (kind: RequestKindName): readonly RequestQueue[] =>
  REQUEST_QUEUES.filter((queue) => !NEEDS_URGENCY.includes(queue) || !NEVER_URGENT.includes(kind));

/** The queue that a list shows; it is chosen by the links above the list. */
export const queueFilter = (kind: RequestKindName): Filter<RequestQueue> => ({
  ...choiceFilter(queuesOf(kind), {
    label: 'dashboard.queues.label',
    optionLabel: (queue) => `dashboard.queues.${queue}`,
  }),
  isView: true,
});
