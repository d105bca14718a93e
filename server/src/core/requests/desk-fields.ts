import { Context, GraphQLISODateTime, Parent, ResolveField } from '@nestjs/graphql';
import { requestPermission } from '../../contract/permissions.js';
import type { DynamicHandler } from '../graphql/dynamic-handlers.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import type { DeskFacts } from './desk-facts.js';
import type { RequestApiOptions } from './request-api-options.js';
import type { RequestServiceInterface } from './request-service.interface.js';
import type { RequestBase } from './request.entity.js';
import type { UnseenLoader } from './unseen-loader.js';

interface Fields<S> {
  service: S;
  facts: DeskFacts;
  unseen: UnseenLoader;
}

/** `answerDueAt` and `unseen` of every kind of request. */
export function deskFields<S extends RequestServiceInterface>({
  definition,
}: RequestApiOptions): DynamicHandler<Fields<S>>[] {
  return [
    {
      name: 'answerDueAtOf',
      decorators: [
        ResolveField('answerDueAt', () => GraphQLISODateTime, {
          nullable: true,
          description:
            'When the answer is due that the client waits for: after 24 hours, without weekends and holidays; null if the office spoke last.',
        }),
      ],
      parameters: [Parent()],
      run(row: RequestBase) {
        return this.facts.answerDueAt(row);
      },
    },
    {
      name: 'unseenOf',
      decorators: [
        ResolveField('unseen', () => Boolean, {
          description:
            'Whether the client waits for an answer and the caller, an administrator, has not seen what they wrote last.',
        }),
      ],
      parameters: [Parent(), Context()],
      run({ id }: RequestBase, context: GraphqlContext) {
        return this.unseen.load(
          context,
          { entity: this.service.entity, permission: requestPermission(definition.name, 'read') },
          id,
        );
      },
    },
  ];
}
