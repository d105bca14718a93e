import {
  Args,
  Context,
  ID,
  Mutation,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { LiveChanges, readRow } from '../../platform/events/live-changes.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { ROW_VIEW } from '../../requests/desk/row-views.js';
import { DeskService } from './desk.service.js';
import { Desk, QueueCounts, RequestViewers } from './desk.types.js';

const Kind = () =>
  Args('kind', { type: () => RequestKindEnum, description: 'Kind of the request.' });
const Id = () => Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe);

@Allow('desk.use')
@Resolver(() => Desk)
export class DeskResolver {
  constructor(
    private readonly service: DeskService,
    private readonly live: LiveChanges,
  ) {}

  @Query(() => Desk, { description: "The caller's work; for the office." })
  desk() {
    return {};
  }

  @ResolveField('queues', () => [QueueCounts])
  queues(@CurrentViewer() viewer: Viewer) {
    return this.service.queues(viewer);
  }

  @Mutation(() => RequestViewers, {
    description:
      'Tells that the caller has a request open and has seen it; answers who else has. To be repeated every 20 seconds while it is open.',
  })
  openRequest(@CurrentViewer() viewer: Viewer, @Kind() kind: RequestKindName, @Id() id: string) {
    return this.service.open(viewer, kind, id);
  }

  @Mutation(() => Boolean, { description: 'Tells that the caller no longer has a request open.' })
  closeRequest(@CurrentViewer() viewer: Viewer, @Kind() kind: RequestKindName, @Id() id: string) {
    return this.service.close(viewer, kind, id);
  }

  @Subscription(() => RequestViewers, {
    description: 'Sent whenever somebody of the office opens or closes the request.',
    resolve: readRow,
  })
  async requestViewersChanged(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Context() { req }: GraphqlContext,
  ) {
    await this.service.requireVisible(viewer, id);
    return this.live.subscribe(req, {
      entity: ROW_VIEW,
      ownerId: id,
      permission: 'desk.use',
      read: (requestId, reader) => this.service.viewers(reader, requestId),
    });
  }
}
