import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { gathered } from '../database/gathered.js';
import { Rows } from '../database/rows.js';
import { ChangeEvents } from '../events/change-events.js';
import { ChangeRecorder } from '../events/change-recorder.js';
import { ListEngine } from '../list/list-engine.js';
import { SubmissionLimits } from './submission-limits.js';
import { Timeline } from './timeline.js';

const REFERENCES = `
  SELECT next_reference(prefix) AS reference
  FROM unnest($1::text[]) WITH ORDINALITY AS asked(prefix, place) ORDER BY place`;

/** What a request service works with. */
@Injectable()
export class RequestEngine {
  /** `SR` -> `SR-2026-000001`, another one each time. */
  readonly nextReference = gathered((prefixes: readonly string[]) => this.references(prefixes));

  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly rows: Rows,
    readonly timeline: Timeline,
    readonly submissionLimits: SubmissionLimits,
    readonly recorder: ChangeRecorder,
    readonly events: ChangeEvents,
  ) {}

  private async references(prefixes: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ reference: string }>(REFERENCES, [prefixes]);
    return rows.map(({ reference }) => reference);
  }
}
