import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../request-context/request-of.js';
import type { RequestEventEntity } from './request-event.entity.js';
import { Timeline } from './timeline.js';

type Reader = 'nobody' | 'client' | 'office';
type Loader = DataLoader<string, RequestEventEntity[]>;

const readerOf = ({ req }: GraphqlContext, forClient: boolean): Reader => {
  if (!req.viewer) return 'nobody';
  return forClient ? 'client' : 'office';
};

/** The timelines that one GraphQL operation asks for, read in one statement. */
@Injectable()
export class TimelineLoader {
  private readonly loaders = new WeakMap<GraphqlContext, Map<Reader, Loader>>();

  /** By row and sort of reader: a row that many subscriptions share has its timeline read once. */
  private readonly known = new WeakMap<object, Map<Reader, Promise<RequestEventEntity[]>>>();

  constructor(private readonly timeline: Timeline) {}

  /** @param forClient without notes and names, which only the office sees */
  load(
    context: GraphqlContext,
    row: { id: string },
    forClient: boolean,
  ): Promise<RequestEventEntity[]> {
    const ofRow = this.known.get(row) ?? new Map<Reader, Promise<RequestEventEntity[]>>();
    this.known.set(row, ofRow);
    const reader = readerOf(context, forClient);
    const timeline = ofRow.get(reader) ?? this.loaderOf(context, reader).load(row.id);
    ofRow.set(reader, timeline);
    return timeline;
  }

  private loaderOf(context: GraphqlContext, reader: Reader): Loader {
    const ofContext = this.loaders.get(context) ?? new Map<Reader, Loader>();
    this.loaders.set(context, ofContext);
    const loader =
      ofContext.get(reader) ??
      new DataLoader((ids: readonly string[]) => this.read(reader, ids), { cache: false });
    ofContext.set(reader, loader);
    return loader;
  }

  private read(reader: Reader, ids: readonly string[]): Promise<RequestEventEntity[][]> {
    // somebody who is not signed in has just sent the request, and may not be who was answered before
    if (reader === 'nobody') return Promise.resolve(ids.map(() => []));
    return this.timeline.of(ids, reader === 'client');
  }
}
