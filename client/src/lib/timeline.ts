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
  type: string;
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
    type: event.type,
    current: event === current,
  }));
}
