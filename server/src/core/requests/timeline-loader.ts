import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { AppError } from '../errors/app-error.js';
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

  constructor(private readonly timeline: Timeline) {}

  load(context: GraphqlContext, requestId: string): Promise<RequestEventEntity[]> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader((ids: readonly string[]) => this.read(context, ids), { cache: false });
    if (!known) this.loaders.set(context, loader);
    return loader.load(requestId);
  }

  private read({ req }: GraphqlContext, ids: readonly string[]): Promise<RequestEventEntity[][]> {
    if (!req.viewer) throw new AppError('UNAUTHENTICATED');
    return this.timeline.of(ids, req.viewer);
  }
}
