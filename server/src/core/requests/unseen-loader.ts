import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../request-context/request-of.js';
import { DeskFacts, type UnseenQuestion } from './desk-facts.js';

/** Which of the requests that one GraphQL operation answers the caller has not seen, in one statement. */
@Injectable()
export class UnseenLoader {
  private readonly loaders = new WeakMap<GraphqlContext, DataLoader<string, boolean>>();

  constructor(private readonly facts: DeskFacts) {}

  load(
    context: GraphqlContext,
    kind: Omit<UnseenQuestion, 'viewer'>,
    id: string,
  ): Promise<boolean> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader(async (ids: readonly string[]) => {
        const unseen = await this.facts.unseen({ ...kind, viewer: context.req.viewer }, ids);
        return ids.map((each) => unseen.has(each));
      });
    if (!known) this.loaders.set(context, loader);
    return loader.load(id);
  }
}
