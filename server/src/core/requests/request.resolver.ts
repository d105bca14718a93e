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
import { requestPermission, type RequestRight, roleCan } from '../../contract/permissions.js';
import type { Viewer } from '../request-context/viewer.js';
import { type LiveChanges, rowOf } from '../events/live-changes.js';
import { DeletedArg } from '../graphql/deleted-arg.js';
import { addHandlers, type DynamicHandler } from '../graphql/dynamic-handlers.js';
import { capitalized } from '../graphql/capitalized.js';
import { KeyArg } from '../idempotency/key-parameters.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type { StatusChange } from './request-change.types.js';
import type { RequestFilters, RequestServiceInterface } from './request-service.interface.js';
import type { RequestApiOptions } from './request-api-options.js';
import type { RequestBase } from './request.entity.js';
import { acceptForm } from './form-check.js';
import { DeskFacts } from './desk-facts.js';
import { deskFields } from './desk-fields.js';
import { Id, Input } from './request-arg-decorators.js';
import { isInScope } from './request-scope.js';
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
export function RequestResolver<S extends RequestServiceInterface>(options: RequestApiOptions) {
  const { definition, item, page } = options;
  const { name } = definition;
  const allow = (right: RequestRight) => Allow(requestPermission(name, right));
  /** Whether the reader is somebody in the office who may read this request, not only the one who sent it. */
  const seesNotes = (viewer: Viewer | undefined, row: RequestBase) =>
    viewer !== undefined &&
    roleCan(viewer.role, requestPermission(name, 'read')) &&
    isInScope(viewer, definition, row);
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

    @allow('read')
    @Query(() => page, { name: `${name}s`, description: says.list })
    list(@CurrentViewer() viewer: Viewer, @Listed(options.listArgs) args: RequestFilters) {
      return this.service.list(viewer, args);
    }

    @allow('read')
    @Query(() => item, { name, description: says.get })
    get(@CurrentViewer() viewer: Viewer, @Id() id: string, @DeletedArg() deleted?: boolean) {
      return this.service.get(viewer, id, deleted);
    }

    @allow('read')
    @Query(() => options.stats, { name: `${name}Stats`, description: says.stats })
    stats(@CurrentViewer() viewer: Viewer) {
      return this.service.stats(viewer);
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
      const { form, consentVersion } = acceptForm(input);
      return this.service.submit(viewer, form, { key, clientInfo, consentVersion });
    }

    @allow('manage')
    @Mutation(() => item, { name: `update${one}`, description: says.update })
    update(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.updateInput) input: object,
    ) {
      return this.service.update(viewer, id, input);
    }

    @allow('answer')
    @Mutation(() => item, { name: `set${one}Status`, description: says.setStatus })
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.statusInput) input: StatusChange<RequestBase>,
    ) {
      return this.service.setStatus(viewer, id, input);
    }

    @allow('answer')
    @Mutation(() => item, { name: `add${one}Note`, description: says.addNote })
    addNote(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AddRequestNoteInput) input: AddRequestNoteInput,
      @KeyArg() key?: string,
    ) {
      return this.service.addNote(viewer, id, input, key);
    }

    @allow('remove')
    @Mutation(() => Boolean, { name: `remove${one}`, description: says.remove })
    remove(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.remove(viewer, id);
    }

    @allow('remove')
    @Mutation(() => item, { name: `restore${one}`, description: says.restore })
    restore(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.service.restore(viewer, id);
    }

    @ResolveField('timeline', () => [RequestEvent], {
      description: 'What happened so far, oldest first; a client sees only the public events.',
    })
    timeline(@Parent() row: RequestBase, @Context() context: GraphqlContext) {
      return this.timelines.load(context, row, !seesNotes(context.req.viewer, row));
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
function ownChanges<S extends RequestServiceInterface>(
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
function allChanges<S extends RequestServiceInterface>(
  options: RequestApiOptions,
): DynamicHandler<Live<S>> {
  const { definition } = options;
  const name = `${definition.name}Changed`;
  const permission = requestPermission(definition.name, 'read');
  return {
    name,
    decorators: [
      Allow(permission),
      Subscription(() => options.item, {
        name,
        description: `Sent whenever a ${definition.label.one} changes that the caller may see, for the office; NOT_FOUND is sent once for one that somebody else deals with from now on.`,
        resolve: rowOf,
      }),
    ],
    parameters: [Context()],
    run({ req }: GraphqlContext) {
      return this.live.subscribe(req, {
        entity: definition.name,
        permission,
        // lists are told of a row that was moved to the trash, too
        read: (id) => this.service.getForAll(id),
        isVisible: (row, viewer) => isInScope(viewer, definition, row),
      });
    },
  };
}
