import { Mutation, Query } from '@nestjs/graphql';
import { requestPermission } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import { capitalized } from '../graphql/capitalized.js';
import type { DynamicHandler } from '../graphql/dynamic-handlers.js';
import { KeyArg } from '../idempotency/key-parameters.js';
import type { Viewer } from '../request-context/viewer.js';
import type { RequestApiOptions } from './request-api-options.js';
import type { RequestServiceInterface } from './request-service.interface.js';
import { requestDescriptions } from './request-descriptions.js';
import { RequestPerson } from './request-person.types.js';
import { Id, Input } from './request-arg-decorators.js';
import {
  AddRequestMessageInput,
  AssignRequestInput,
  ReplyToRequestInput,
} from './request.types.js';

interface Threads<S> {
  service: S;
}

/** `serviceRequestPerson`, `assignServiceRequest`, `replyToServiceRequest`, `addServiceRequestMessage`, `withdrawServiceRequest`. */
export function threadHandlers<S extends RequestServiceInterface>(
  options: RequestApiOptions,
): DynamicHandler<Threads<S>>[] {
  const one = capitalized(options.definition.name);
  const says = requestDescriptions(options.definition.label);
  const assign: DynamicHandler<Threads<S>> = {
    name: 'assign',
    decorators: [
      Allow(requestPermission(options.definition.name, 'manage')),
      Mutation(() => options.item, { name: `assign${one}`, description: says.assign }),
    ],
    parameters: [CurrentViewer(), Id(), Input(AssignRequestInput)],
    run(viewer: Viewer, id: string, input: AssignRequestInput) {
      return this.service.assign(viewer, id, input);
    },
  };
  const reply: DynamicHandler<Threads<S>> = {
    name: 'reply',
    decorators: [
      Allow(requestPermission(options.definition.name, 'answer')),
      Mutation(() => options.item, { name: `replyTo${one}`, description: says.reply }),
    ],
    parameters: [CurrentViewer(), Id(), Input(ReplyToRequestInput), KeyArg()],
    run(viewer: Viewer, id: string, input: ReplyToRequestInput, key?: string) {
      return this.service.reply(viewer, id, input, key);
    },
  };
  return [personHandler<S>(options), assign, reply, ...ownHandlers<S>(options, one)];
}

function personHandler<S extends RequestServiceInterface>(
  options: RequestApiOptions,
): DynamicHandler<Threads<S>> {
  return {
    name: 'person',
    decorators: [
      Allow(requestPermission(options.definition.name, 'read')),
      Query(() => RequestPerson, {
        name: `${options.definition.name}Person`,
        description: requestDescriptions(options.definition.label).person,
      }),
    ],
    parameters: [CurrentViewer(), Id()],
    run(viewer: Viewer, id: string) {
      return this.service.person(viewer, id);
    },
  };
}

/** What the person who sent the request may do. */
function ownHandlers<S extends RequestServiceInterface>(
  { definition, item }: RequestApiOptions,
  one: string,
): DynamicHandler<Threads<S>>[] {
  const says = requestDescriptions(definition.label);
  return [
    {
      name: 'addMessage',
      decorators: [
        Allow('request.own'),
        Mutation(() => item, { name: `add${one}Message`, description: says.addMessage }),
      ],
      parameters: [CurrentViewer(), Id(), Input(AddRequestMessageInput), KeyArg()],
      run(viewer: Viewer, id: string, input: AddRequestMessageInput, key?: string) {
        return this.service.addMessage(viewer, id, input, key);
      },
    },
    {
      name: 'withdraw',
      decorators: [
        Allow('request.own'),
        Mutation(() => Boolean, { name: `withdraw${one}`, description: says.withdraw }),
      ],
      parameters: [CurrentViewer(), Id()],
      run(viewer: Viewer, id: string) {
        return this.service.withdraw(viewer, id);
      },
    },
  ];
}
