import { Inject, type Type } from '@nestjs/common';
import {
  Args,
  Context,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import type { RequestField } from '../../contract/requests/request-fields.js';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { LiveChanges, readRow } from '../../platform/events/live-changes.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { DeletedArg } from '../../platform/graphql/common-args.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { PageArgs } from '../../platform/list/list.args.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { DeskFacts } from '../desk/desk-facts.js';
import type { RequestApiOptions } from './request-api.js';
import { Id, requestDescriptions } from './request-operations.js';
import type { RequestService } from '../request-kinds.js';
import type { RequestFilters } from './request-list.args.js';
import { RequestPeople } from '../people/request-people.js';
import { RequestPerson } from '../people/request-person.types.js';
import { isInScope, seesTrash } from '../store/request-scope.js';
import type { RequestBase } from '../store/request.entity.js';
import { fieldsWhere } from '../store/request-field-kinds.js';
import { Colleague, EXCERPT_LENGTH, RequestEvent, RESOLVED } from '../store/request.types.js';
import { TimelineLoader } from '../thread/timeline.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

/** What the person wants, in their own words: longer than an address. */
const isLongText = (field: RequestField) =>
  field.kind === 'text' && !field.writtenBy && (field.max ?? 0) >= 2000;

function excerptOf(text: unknown): string {
  const line = typeof text === 'string' ? (/\S.*/.exec(text)?.[0].trimEnd() ?? '') : '';
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : line;
}

/**
 * What is read of a kind of request over GraphQL, named after it: `serviceRequests`, `serviceRequest`,
 * `serviceRequestStats`, `serviceRequestPerson`, `myServiceRequests`, `myServiceRequest`, `serviceRequestChanged`,
 * `myServiceRequestChanged`. `RequestMutations` and `RequestBulkMutations` change it.
 */
export function RequestResolver<E extends RequestBase>(
  options: RequestApiOptions,
  service: Type<RequestService<E>>,
) {
  const { definition, item, page } = options;
  const { name } = definition;
  const read = requestPermission(name, 'read');
  /** Whether the reader is somebody in the office who may read this request, not only the one who sent it. */
  const seesNotes = (viewer: Viewer | undefined, row: RequestBase) =>
    viewer !== undefined && roleCan(viewer.role, read) && isInScope(viewer, definition, row);
  const says = requestDescriptions(definition.label);
  const one = capitalized(name);
  const [longText] = fieldsWhere(definition, isLongText)[0] ?? [];

  @Resolver(() => item, { isAbstract: true })
  abstract class RequestResolverOf {
    @Inject(service) readonly requests: RequestService<E>;
    @Inject(RequestPeople) readonly people: RequestPeople;
    @Inject(DeskFacts) readonly facts: DeskFacts;
    @Inject(TimelineLoader) readonly timelines: TimelineLoader;
    @Inject(LiveChanges) readonly live: LiveChanges;

    @Allow(read)
    @Query(() => page, { name: `${name}s`, description: says.list })
    list(@CurrentViewer() viewer: Viewer, @Listed(options.list) args: RequestFilters) {
      return this.requests.parts.reads.list(viewer, args);
    }

    @Allow(read)
    @Query(() => item, { name, description: says.get })
    get(@CurrentViewer() viewer: Viewer, @Id() id: string, @DeletedArg() deleted?: boolean) {
      return this.requests.parts.reads.get(viewer, id, deleted);
    }

    @Allow(read)
    @Query(() => options.stats, { name: `${name}Stats`, description: says.stats })
    stats(@CurrentViewer() viewer: Viewer) {
      return this.requests.parts.reads.stats(viewer);
    }

    @Allow(read)
    @Query(() => RequestPerson, { name: `${name}Person`, description: says.person })
    person(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.people.person(name, viewer, id);
    }

    @Allow('request.own')
    @Query(() => page, { name: `my${one}s`, description: says.mine })
    mine(@CurrentViewer() viewer: Viewer, @Args() args: PageArgs) {
      return this.requests.parts.reads.mine(viewer, args);
    }

    @Allow('request.own')
    @Query(() => item, { name: `my${one}`, description: says.getMine })
    getMine(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.requests.parts.reads.getMine(viewer, id);
    }

    @Allow('request.own')
    @Subscription(() => item, {
      name: `my${one}Changed`,
      description: says.mineChanged,
      resolve: readRow,
    })
    mineChanged(@CurrentViewer() viewer: Viewer, @Context() { req }: GraphqlContext) {
      return this.live.subscribe(req, {
        entity: name,
        ownerId: viewer.id,
        permission: 'request.own',
        read: (id, reader) => this.requests.parts.reads.getMine(reader, id),
      });
    }

    @Allow(read)
    @Subscription(() => item, {
      name: `${name}Changed`,
      description: says.changed,
      resolve: readRow,
    })
    changed(@Context() { req }: GraphqlContext) {
      return this.live.subscribe(req, {
        entity: name,
        permission: read,
        // lists are told of a row that was moved to the trash, too
        read: (id) => this.requests.parts.reads.getForAll(id),
        tells(row, viewer) {
          if (!isInScope(viewer, definition, row)) return 'nothing';
          return row.deletedAt && !seesTrash(viewer, definition) ? 'gone' : 'row';
        },
      });
    }

    @ResolveField('timeline', () => [RequestEvent], { description: RESOLVED.timeline })
    timeline(@Parent() row: RequestBase, @Context() context: GraphqlContext) {
      return this.timelines.load(context, row, !seesNotes(context.req.viewer, row));
    }

    @ResolveField('answerDueAt', () => DateTimeScalar, {
      nullable: true,
      description: RESOLVED.answerDueAt,
    })
    answerDueAt(@Parent() row: RequestBase) {
      return this.facts.answerDueAt(row);
    }

    @ResolveField('unseen', () => Boolean, { description: RESOLVED.unseen })
    unseen(@Parent() { id }: RequestBase, @Context() context: GraphqlContext) {
      const { entity } = this.requests.table;
      return this.facts.isUnseen(context, { entity, permission: read }, id);
    }

    @ResolveField('excerpt', () => String, { description: RESOLVED.excerpt })
    excerpt(@Parent() row: RequestBase) {
      return excerptOf(row[longText as keyof RequestBase]);
    }

    // without a read: the row holds both, and shows neither to clients
    @ResolveField('assignee', () => Colleague, { nullable: true, description: RESOLVED.assignee })
    assignee(@Parent() { assigneeId: id, assigneeName }: RequestBase): Colleague | null {
      return id ? { id, name: assigneeName ?? '' } : null;
    }
  }
  return RequestResolverOf;
}
