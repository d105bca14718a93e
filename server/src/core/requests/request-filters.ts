import { DayRange } from '../list/day-range.js';
import { IS_NULL, NOT_NULL } from '../list/list-engine.js';
import type { RequestFilters } from './request-service.interface.js';

const CREATED = { from: 'createdFrom', to: 'createdTo' };

/** The filters that every kind of request has, as conditions of its rows. */
export function sharedFilters(args: RequestFilters): object {
  const { status, statuses, assigneeId, unassigned, unanswered, createdFrom, createdTo } = args;
  return {
    status: statuses?.length ? statuses : status,
    assigneeId: unassigned ? IS_NULL : assigneeId,
    unansweredSince: unanswered ? NOT_NULL : undefined,
    createdAt: DayRange.of(createdFrom, createdTo, CREATED),
  };
}
