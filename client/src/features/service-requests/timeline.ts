import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { SERVICE_REQUEST_STATUSES, type ServiceRequestStatus } from '@contract/enums';
import type { ClientRequestFragment } from '../../graphql/generated/graphql';
import { TIME_ZONE } from '../../lib/format';

type RequestEvent = ClientRequestFragment['timeline'][number];

export interface TimelineEvent {
  id: string;
  /** Key under `request.event`. */
  label: Exclude<RequestEvent['type'], 'status_changed'> | ServiceRequestStatus;
  at: string;
  note: string | null;
  /** This event led to the current status. */
  current: boolean;
}

/** An unknown status, from a newer server, is shown as pending. */
export function toStatus(status: string | null | undefined): ServiceRequestStatus {
  return SERVICE_REQUEST_STATUSES.find((known) => known === status) ?? 'pending';
}

function labelOf({ type, status }: RequestEvent): TimelineEvent['label'] {
  return type === 'status_changed' ? toStatus(status) : type;
}

/** The events of a request in order of time, with the current one marked. */
export function timelineEvents(timeline: readonly RequestEvent[]): TimelineEvent[] {
  const ordered = [...timeline].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const current = ordered.findLast(({ type }) => type !== 'note' && type !== 'updated');
  return ordered.map((event) => ({
    id: event.id,
    label: labelOf(event),
    at: event.createdAt,
    note: event.note?.trim() || null,
    current: event === current,
  }));
}

const HOUR_MS = 3_600_000;
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: TIME_ZONE });
/** Days until Sunday, for the days on which the office is closed. */
const DAYS_CLOSED: Record<string, number> = { Fri: 2, Sat: 1 };

/**
 * The working day on which to expect the answer, when the promised 24 hours end on the
 * Algerian weekend (A49); null when they end on a working day.
 */
export function expectedWorkingDay(submittedAt: string): string | null {
  const due = new Date(new Date(submittedAt).getTime() + ANSWER_WITHIN_HOURS * HOUR_MS);
  const wait = DAYS_CLOSED[weekday.format(due)];
  return wait ? new Date(due.getTime() + wait * 24 * HOUR_MS).toISOString() : null;
}
