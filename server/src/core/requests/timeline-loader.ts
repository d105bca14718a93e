import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../request-context/request-of.js';
import type { RequestEventEntity } from './request-event.entity.js';
import { Timeline } from './timeline.js';

/** The timelines that one GraphQL operation asks for, read in one statement. */
@Injectable()
export class TimelineLoader {
  private readonly loaders = new WeakMap<
    GraphqlContext,
    DataLoader<string, RequestEventEntity[]>
  >();

  /** By row and role of the reader: a row that many subscriptions share has its timeline read once. */
  private readonly known = new WeakMap<object, Map<string, Promise<RequestEventEntity[]>>>();

  constructor(private readonly timeline: Timeline) {}

  load(context: GraphqlContext, row: { id: string }): Promise<RequestEventEntity[]> {
    const ofRow = this.known.get(row) ?? new Map<string, Promise<RequestEventEntity[]>>();
    this.known.set(row, ofRow);
    const role = context.req.viewer?.role ?? 'nobody';
    const timeline = ofRow.get(role) ?? this.loaderOf(context).load(row.id);
    ofRow.set(role, timeline);
    return timeline;
  }

  private loaderOf(context: GraphqlContext): DataLoader<string, RequestEventEntity[]> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader((ids: readonly string[]) => this.read(context, ids), { cache: false });
    if (!known) this.loaders.set(context, loader);
    return loader;
  }

  private read({ req }: GraphqlContext, ids: readonly string[]): Promise<RequestEventEntity[][]> {
    // somebody who is not signed in has just sent the request, and may not be who was answered before
    if (!req.viewer) return Promise.resolve(ids.map(() => []));
    return this.timeline.of(ids, req.viewer);
  }
}
