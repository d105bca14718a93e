import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Rows } from '../database/rows.js';
import { ChangeEvents } from '../events/change-events.js';
import { ChangeRecorder } from '../events/change-recorder.js';
import { ListEngine } from '../list/list-engine.js';
import { Timeline } from './timeline.js';

/** What a request service works with. */
@Injectable()
export class RequestEngine {
  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly rows: Rows,
    readonly timeline: Timeline,
    readonly recorder: ChangeRecorder,
    readonly events: ChangeEvents,
  ) {}
}
