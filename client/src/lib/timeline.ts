import { answerDue } from './answer-due';

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

/** Whether the office has written to the person. */
export const isAnswered = (timeline: readonly { type: string }[]) =>
  timeline.some(({ type }) => type === 'reply' || type === 'note');

/**
 * The working day on which to expect the answer, when the promised 24 hours end on the
 * Algerian weekend (A49); null when they end on a working day.
 */
export function expectedWorkingDay(submittedAt: string): string | null {
  const { at, afterWeekend } = answerDue(submittedAt);
  return afterWeekend ? at.toISOString() : null;
}
