import { Inject, type Type } from '@nestjs/common';
import {
  Args,
  Context,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { Access, Allow, CurrentViewer } from '../access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../access/client-info.js';
import type { Viewer } from '../request-context/viewer.js';
import { type LiveChanges, rowOf } from '../events/live-changes.js';
import { DeletedArg } from '../graphql/deleted-arg.js';
import { addHandlers, type DynamicHandler } from '../graphql/dynamic-handlers.js';
import { capitalized } from '../graphql/capitalized.js';
import { KeyArg } from '../idempotency/key-parameters.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type { StatusChange } from './request-changes.js';
import type { RequestFilters, RequestApiOptions, RequestOperations } from './request-api.js';
import type { RequestBase } from './request.entity.js';
import { acceptForm } from './form-check.js';
import { DeskFacts } from './desk-facts.js';
import { deskFields } from './desk-fields.js';
import { Id, Input } from './request-parameters.js';
import { requestDescriptions } from './request-descriptions.js';
import { bulkHandlers } from './request-bulk-handlers.js';
import { exportHandlers } from './request-export-handlers.js';
import { threadHandlers } from './request-thread-handlers.js';
import { AddRequestNoteInput, RequestEvent } from './request.types.js';
import type { TimelineLoader } from './timeline-loader.js';
import { UnseenLoader } from './unseen-loader.js';

const Listed = (args: Type<object>) => Args({ type: () => args }, createValidationPipe(args));

/**
 * Queries, mutations and subscriptions of a request entity, named after it: `serviceRequests`,
 * `serviceRequest`, `serviceRequestStats`, `myServiceRequests`, `myServiceRequest`,
 * `serviceRequestPerson`, `submitServiceRequest`, `updateServiceRequest`, `setServiceRequestStatus`, `addServiceRequestNote`,
 * `assignServiceRequest`, `replyToServiceRequest`, `addServiceRequestMessage`, `withdrawServiceRequest`,
 * `removeServiceRequest`, `restoreServiceRequest`, those of `bulkHandlers`, `createServiceRequestExport`,
 * `serviceRequestChanged`, `myServiceRequestChanged`.
 */
export function RequestResolver<S extends RequestOperations>(options: RequestApiOptions) {
  const { definition, permission, item, page } = options;
  const { name } = definition;
  const says = requestDescriptions(definition.label, options.submitAccess === 'public');
  const one = capitalized(name);

  @Resolver(() => item, { isAbstract: true })
  abstract class RequestResolverOf {
    @Inject(DeskFacts) readonly facts: DeskFacts;
    @Inject(UnseenLoader) readonly unseen: UnseenLoader;

    constructor(
      readonly service: S,
      readonly timelines: TimelineLoader,
      readonly live: LiveChanges,
    ) {}

    @Allow(permission)
    @Query(() => page, { name: `${name}s`, description: says.list })
    list(@CurrentViewer() viewer: Viewer, @Listed(options.listArgs) args: RequestFilters) {
      return this.service.list({ ...args, viewerId: viewer.id });
    }

    @Allow(permission)
    @Query(() => item, { name, description: says.get })
    get(@Id() id: string, @DeletedArg() deleted?: boolean) {
      return this.service.get(id, deleted);
    }

    @Allow(permission)
    @Query(() => options.stats, { name: `${name}Stats`, description: says.stats })
    stats() {
      return this.service.stats();
    }

    @Allow('request.own')
    @Query(() => page, { name: `my${one}s`, description: says.mine })
    mine(@CurrentViewer() viewer: Viewer, @Args() args: ListArgs) {
      return this.service.mine(viewer, args);
    }

    @Allow('request.own')
    @Query(() => item, { name: `my${one}`, description: says.getMine })
    getMine(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.getMine(viewer, id);
    }

    @Access(options.submitAccess)
    @Mutation(() => item, { name: `submit${one}`, description: says.submit })
    submit(
      @CurrentViewer() viewer: Viewer | undefined,
      @Input(options.submitInput) input: object,
      @CurrentClient() clientInfo: ClientInfo,
      @KeyArg() key?: string,
    ) {
      return this.service.submit(viewer, acceptForm(input), { key, clientInfo });
    }

    @Allow(permission)
    @Mutation(() => item, { name: `update${one}`, description: says.update })
    update(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.updateInput) input: object,
    ) {
      return this.service.update(viewer, id, input);
    }

    @Allow(permission)
    @Mutation(() => item, { name: `set${one}Status`, description: says.setStatus })
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.statusInput) input: StatusChange<RequestBase>,
    ) {
      return this.service.setStatus(viewer, id, input);
    }

    @Allow(permission)
    @Mutation(() => item, { name: `add${one}Note`, description: says.addNote })
    addNote(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AddRequestNoteInput) input: AddRequestNoteInput,
      @KeyArg() key?: string,
    ) {
      return this.service.addNote(viewer, id, input, key);
    }

    @Allow(permission)
    @Mutation(() => Boolean, { name: `remove${one}`, description: says.remove })
    remove(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.remove(viewer, id);
    }

    @Allow(permission)
    @Mutation(() => item, { name: `restore${one}`, description: says.restore })
    restore(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.restore(viewer, id);
    }

    @ResolveField('timeline', () => [RequestEvent], {
      description: 'What happened so far, oldest first; a client sees only the public events.',
    })
    timeline(@Parent() row: RequestBase, @Context() context: GraphqlContext) {
      return this.timelines.load(context, row);
    }
  }
  addHandlers(RequestResolverOf, [
    ...threadHandlers<S>(options),
    ...bulkHandlers<S>(options),
    ...deskFields<S>(options),
    ...exportHandlers<S>(options),
    ownChanges<S>(options),
    allChanges<S>(options),
  ]);
  return RequestResolverOf;
}

interface Live<S> {
  service: S;
  live: LiveChanges;
}

/** `myServiceRequestChanged`. */
function ownChanges<S extends RequestOperations>(
  options: RequestApiOptions,
): DynamicHandler<Live<S>> {
  const name = `my${capitalized(options.definition.name)}Changed`;
  return {
    name,
    decorators: [
      Allow('request.own'),
      Subscription(() => options.item, {
        name,
        description: `Sent whenever one of the caller's own ${options.definition.label.many} changes.`,
        resolve: rowOf,
      }),
    ],
    parameters: [CurrentViewer(), Context()],
    run(viewer: Viewer, { req }: GraphqlContext) {
      return this.live.subscribe(req, {
        entity: options.definition.name,
        ownerId: viewer.id,
        permission: 'request.own',
        read: (id, reader) => this.service.getMine(reader, id),
      });
    },
  };
}

/** `serviceRequestChanged`. */
function allChanges<S extends RequestOperations>(
  options: RequestApiOptions,
): DynamicHandler<Live<S>> {
  const name = `${options.definition.name}Changed`;
  return {
    name,
    decorators: [
      Allow(options.permission),
      Subscription(() => options.item, {
        name,
        description: `Sent whenever a ${options.definition.label.one} changes; for administrators.`,
        resolve: rowOf,
      }),
    ],
    parameters: [Context()],
    run({ req }: GraphqlContext) {
      return this.live.subscribe(req, {
        entity: options.definition.name,
        permission: options.permission,
        // lists hear of a row that was moved to the trash, too
        read: (id) => this.service.get(id, true),
      });
    },
  };
}
