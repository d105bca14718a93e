import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { TIME_ZONE } from './format';

/** An event of a request, as the API answers it. */
export interface RequestEvent {
  id: string;
  type: string;
  status: string | null;
  note: string | null;
  createdAt: string;
}

/** An event as the timeline shows it. */
export interface TimelineEvent {
  id: string;
  /** Translation key. */
  label: string;
  at: string;
  note: string | null;
  /** This event led to the current stage. */
  current: boolean;
}

/** The events of a request in order of time, with the last one that is a stage marked as current. */
export function timelineEvents<Event extends RequestEvent>(
  timeline: readonly Event[],
  { label, isStage }: { label: (event: Event) => string; isStage: (event: Event) => boolean },
): TimelineEvent[] {
  const ordered = [...timeline].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const current = ordered.findLast(isStage);
  return ordered.map((event) => ({
    id: event.id,
    label: label(event),
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
