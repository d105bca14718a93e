import type { EntityLabel } from '../content/define-content.js';

/** What a request entity says about itself, once. */
export interface RequestDefinition {
  /** Singular, camel case: names the audit entity, the events and the mails. */
  name: string;
  /** Plural, as the list is called in REST answers. */
  plural: string;
  /** What API descriptions call a request, and several, in English. */
  label: EntityLabel;
  /** First letters of its reference numbers: `SR` -> `SR-2026-000001` (B01). */
  referencePrefix: string;
  statuses: readonly string[];
  initialStatus: string;
  /** What its counts are of, where that is not requests: `Applications` for `totalApplications`. */
  counted?: string;
}

export function defineRequest<const D extends RequestDefinition>(definition: D): D {
  return definition;
}

/** What happened to a request: its events in order of time. */
export const REQUEST_EVENT_TYPES = ['submitted', 'status_changed', 'note', 'updated'] as const;
export type RequestEventType = (typeof REQUEST_EVENT_TYPES)[number];
