import type { Type } from '@nestjs/common';
import {
  Args,
  Context,
  ID,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import type { Viewer } from '../request-context/viewer.js';
import type { ChangeEvent } from '../events/change-events.js';
import type { LiveChanges } from '../events/live-changes.js';
import { INPUT } from '../graphql/arguments.js';
import { addMethods, type MadeMethod } from '../graphql/made-methods.js';
import { UuidPipe } from '../http/id.pipe.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type { StatusChange } from './request-changes.js';
import type { RequestFilters, RequestTypes, RequestUseCases } from './request-types.js';
import type { RequestBase } from './request.entity.js';
import { AddRequestNoteInput, RequestEvent } from './request.types.js';
import type { TimelineLoader } from './timeline-loader.js';

const KEY = {
  type: () => String,
  nullable: true,
  description:
    '8 to 100 printable characters: the same key and body answer the first request again, another body is a 409.',
} as const;
const Id = () => Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe);
const Input = (input: Type<object>) =>
  Args('input', { type: () => input, ...INPUT }, createValidationPipe(input));
const Listed = (args: Type<object>) => Args({ type: () => args }, createValidationPipe(args));
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Queries, mutations and subscriptions of a request entity, named after it: `serviceRequests`,
 * `serviceRequest`, `serviceRequestStats`, `myServiceRequests`, `myServiceRequest`,
 * `submitServiceRequest`, `updateServiceRequest`, `setServiceRequestStatus`, `addServiceRequestNote`,
 * `removeServiceRequest`, `restoreServiceRequest`, `serviceRequestChanged`, `myServiceRequestChanged`.
 */
export function RequestResolver<S extends RequestUseCases>(types: RequestTypes) {
  const { definition, permission, item, page } = types;
  const { name } = definition;
  const one = capitalized(name);

  @Resolver(() => item, { isAbstract: true })
  abstract class RequestResolverOf {
    constructor(
      readonly service: S,
      readonly timelines: TimelineLoader,
      readonly live: LiveChanges,
    ) {}

    @Allow(permission)
    @Query(() => page, { name: `${name}s`, description: 'What everybody sent, newest first.' })
    list(@Listed(types.listArgs) args: RequestFilters) {
      return this.service.list(args);
    }

    @Allow(permission)
    @Query(() => item, { name, description: 'One request; NOT_FOUND for an unknown id.' })
    get(@Id() id: string) {
      return this.service.get(id);
    }

    @Allow(permission)
    @Query(() => types.stats, { name: `${name}Stats`, description: 'Counts by status.' })
    stats() {
      return this.service.stats();
    }

    @Allow('request.own')
    @Query(() => page, { name: `my${one}s`, description: "The caller's own, newest first." })
    mine(@CurrentViewer() viewer: Viewer, @Args() args: ListArgs) {
      return this.service.mine(viewer, args);
    }

    @Allow('request.own')
    @Query(() => item, {
      name: `my${one}`,
      description: "One of the caller's own requests; NOT_FOUND for anybody else's.",
    })
    getMine(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.getMine(viewer, id);
    }

    @Allow('request.submit')
    @Mutation(() => item, {
      name: `submit${one}`,
      description: 'Sends a request; the address must be verified.',
    })
    submit(
      @CurrentViewer() viewer: Viewer,
      @Input(types.submitInput) input: object,
      @Args('idempotencyKey', KEY) key?: string,
    ) {
      return this.service.submit(viewer, input, key);
    }

    @Allow(permission)
    @Mutation(() => item, { name: `update${one}`, description: 'Corrects a request.' })
    update(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(types.updateInput) input: object,
    ) {
      return this.service.update(viewer, id, input);
    }

    @Allow(permission)
    @Mutation(() => item, {
      name: `set${one}Status`,
      description: 'Sets a status; the client reads the note and gets it by mail.',
    })
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(types.statusInput) input: StatusChange<RequestBase>,
    ) {
      return this.service.setStatus(viewer, id, input);
    }

    @Allow(permission)
    @Mutation(() => item, {
      name: `add${one}Note`,
      description: 'Adds words, for the client or among administrators.',
    })
    addNote(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AddRequestNoteInput) input: AddRequestNoteInput,
    ) {
      return this.service.addNote(viewer, id, input);
    }

    @Allow(permission)
    @Mutation(() => Boolean, {
      name: `remove${one}`,
      description: 'Moves a request to the trash; restorable.',
    })
    remove(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.remove(viewer, id);
    }

    @Allow(permission)
    @Mutation(() => item, {
      name: `restore${one}`,
      description: 'Brings a request back from the trash.',
    })
    restore(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.restore(viewer, id);
    }

    @ResolveField('timeline', () => [RequestEvent], {
      description: 'Stations in order of time; a client sees the public ones.',
    })
    timeline(@Parent() row: RequestBase, @Context() context: GraphqlContext) {
      return this.timelines.load(context, row.id);
    }
  }
  addMethods(RequestResolverOf, [ownChanges<S>(types), allChanges<S>(types)]);
  return RequestResolverOf;
}

interface Live<S> {
  service: S;
  live: LiveChanges;
}

/** `myServiceRequestChanged`. */
function ownChanges<S extends RequestUseCases>(types: RequestTypes): MadeMethod<Live<S>> {
  const name = `my${capitalized(types.definition.name)}Changed`;
  return {
    name,
    marks: [
      Allow('request.own'),
      Subscription(() => types.item, {
        name,
        description: 'A request of the signed-in person, each time it changes.',
        resolve(this: Live<S>, { id }: ChangeEvent, _: unknown, { req }: GraphqlContext) {
          return this.live.readAs(req, 'request.own', (viewer) => this.service.getMine(viewer, id));
        },
      }),
    ],
    parameters: [CurrentViewer()],
    run(viewer: Viewer) {
      return this.live.follow({ entity: types.definition.name, ownerId: viewer.id });
    },
  };
}

/** `serviceRequestChanged`. */
function allChanges<S extends RequestUseCases>(types: RequestTypes): MadeMethod<Live<S>> {
  const name = `${types.definition.name}Changed`;
  return {
    name,
    marks: [
      Allow(types.permission),
      Subscription(() => types.item, {
        name,
        description: 'Any request, each time it changes.',
        resolve(this: Live<S>, { id }: ChangeEvent, _: unknown, { req }: GraphqlContext) {
          return this.live.readAs(req, types.permission, () => this.service.get(id));
        },
      }),
    ],
    parameters: [],
    run() {
      return this.live.follow({ entity: types.definition.name });
    },
  };
}
