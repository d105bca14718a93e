import { Context, GraphQLISODateTime, Parent, ResolveField } from '@nestjs/graphql';
import { answerDue } from '../../contract/answer-due.js';
import { roleCan } from '../../contract/permissions.js';
import type { DynamicHandler } from '../graphql/dynamic-handlers.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import type { RequestApiOptions, RequestOperations } from './request-api.js';
import type { RequestBase } from './request.entity.js';
import type { UnseenLoader } from './unseen-loader.js';
import type { WorkingCalendar } from './working-calendar.js';

interface Fields<S> {
  service: S;
  calendar: WorkingCalendar;
  unseen: UnseenLoader;
}

/** `answerDueAt` and `unseen` of every kind of request. */
export function deskFields<S extends RequestOperations>({
  permission,
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
      async run({ unansweredSince }: RequestBase) {
        return unansweredSince && answerDue(unansweredSince, await this.calendar.holidays());
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
        const { viewer } = context.req;
        if (!viewer || !roleCan(viewer.role, permission)) return false;
        return this.unseen.load(context, this.service.entity, id);
      },
    },
  ];
}
