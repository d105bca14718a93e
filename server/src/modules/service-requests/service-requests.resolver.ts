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
import type { Viewer } from '../../core/access/viewer.js';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import type { ChangeEvent } from '../../core/events/change-events.js';
import { LiveChanges } from '../../core/events/live-changes.js';
import { callerLocale } from '../../core/http/caller-locale.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import type { GraphqlContext } from '../../core/http/request-of.js';
import { ListArgs } from '../../core/list/list.args.js';
import { AddRequestNoteInput, RequestEvent } from '../../core/requests/request.types.js';
import { TimelineLoader } from '../../core/requests/timeline-loader.js';
import type { ServiceRequestEntity } from './service-request.entity.js';
import {
  ServiceRequest,
  ServiceRequestListArgs,
  ServiceRequestPage,
  ServiceRequestStats,
  SetServiceRequestStatusInput,
  SubmitServiceRequestInput,
  UpdateServiceRequestInput,
} from './service-request.types.js';
import { ServiceRequestsService } from './service-requests.service.js';

const KEY = {
  type: () => String,
  nullable: true,
  description:
    '8 to 100 printable characters: the same key and body answer the first request again, another body is a 409.',
} as const;

@Resolver(() => ServiceRequest)
export class ServiceRequestsResolver {
  constructor(
    private readonly service: ServiceRequestsService,
    private readonly timelines: TimelineLoader,
    private readonly live: LiveChanges,
  ) {}

  @Allow('serviceRequest.manage')
  @Query(() => ServiceRequestPage, { description: 'All service requests, newest first.' })
  serviceRequests(@Args() args: ServiceRequestListArgs) {
    return this.service.list({ status: args.status, urgency: args.urgency }, args);
  }

  @Allow('serviceRequest.manage')
  @Query(() => ServiceRequest, { description: 'One service request; NOT_FOUND for an unknown id.' })
  serviceRequest(@Args('id', { type: () => ID }, UuidPipe) id: string) {
    return this.service.get(id);
  }

  @Allow('serviceRequest.manage')
  @Query(() => ServiceRequestStats, { description: 'Counts by status.' })
  serviceRequestStats() {
    return this.service.stats();
  }

  @Allow('request.own')
  @Query(() => ServiceRequestPage, { description: "The caller's own requests, newest first." })
  myServiceRequests(@CurrentViewer() viewer: Viewer, @Args() args: ListArgs) {
    return this.service.mine(viewer, args);
  }

  @Allow('request.own')
  @Query(() => ServiceRequest, {
    description: "One of the caller's own requests; NOT_FOUND for anybody else's.",
  })
  myServiceRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
  ) {
    return this.service.getMine(viewer, id);
  }

  @Allow('request.submit')
  @Mutation(() => ServiceRequest, { description: 'Sends a request; the address must be verified.' })
  submitServiceRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { type: () => SubmitServiceRequestInput }) input: SubmitServiceRequestInput,
    @Args('idempotencyKey', KEY) key?: string,
  ) {
    return this.service.submit(viewer, input, key);
  }

  @Allow('serviceRequest.manage')
  @Mutation(() => ServiceRequest, { description: 'Corrects a request.' })
  updateServiceRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
    @Args('input', { type: () => UpdateServiceRequestInput }) input: UpdateServiceRequestInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Allow('serviceRequest.manage')
  @Mutation(() => ServiceRequest, {
    description: 'Sets a status; the client reads the note and gets it by mail.',
  })
  setServiceRequestStatus(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
    @Args('input', { type: () => SetServiceRequestStatusInput })
    input: SetServiceRequestStatusInput,
  ) {
    return this.service.setStatus(viewer, id, input);
  }

  @Allow('serviceRequest.manage')
  @Mutation(() => ServiceRequest, {
    description: 'Adds words, for the client or among administrators.',
  })
  addServiceRequestNote(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
    @Args('input', { type: () => AddRequestNoteInput }) input: AddRequestNoteInput,
  ) {
    return this.service.addNote(viewer, id, input);
  }

  @Allow('serviceRequest.manage')
  @Mutation(() => Boolean, { description: 'Moves a request to the trash; restorable.' })
  removeServiceRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
  ) {
    return this.service.remove(viewer, id);
  }

  @Allow('serviceRequest.manage')
  @Mutation(() => ServiceRequest, { description: 'Brings a request back from the trash.' })
  restoreServiceRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }, UuidPipe) id: string,
  ) {
    return this.service.restore(viewer, id);
  }

  @ResolveField(() => String, {
    description: "The service's name when it was asked for, in the caller's language.",
  })
  serviceTitle(@Parent() row: ServiceRequestEntity, @Context() { req }: GraphqlContext) {
    return row.serviceTitles[callerLocale(req)];
  }

  @ResolveField(() => [RequestEvent], {
    description: 'Stations in order of time; a client sees the public ones.',
  })
  timeline(@Parent() row: ServiceRequestEntity, @Context() context: GraphqlContext) {
    return this.timelines.load(context, row.id);
  }

  @Allow('request.own')
  @Subscription(() => ServiceRequest, {
    description: 'A request of the signed-in person, each time it changes.',
    resolve(
      this: ServiceRequestsResolver,
      { id }: ChangeEvent,
      _: unknown,
      { req }: GraphqlContext,
    ) {
      return this.live.readAs(req, 'request.own', (viewer) => this.service.getMine(viewer, id));
    },
  })
  myServiceRequestChanged(@CurrentViewer() viewer: Viewer) {
    return this.live.follow({ entity: 'serviceRequest', ownerId: viewer.id });
  }

  @Allow('serviceRequest.manage')
  @Subscription(() => ServiceRequest, {
    description: 'Any service request, each time it changes.',
    resolve(
      this: ServiceRequestsResolver,
      { id }: ChangeEvent,
      _: unknown,
      { req }: GraphqlContext,
    ) {
      return this.live.readAs(req, 'serviceRequest.manage', () => this.service.get(id));
    },
  })
  serviceRequestChanged() {
    return this.live.follow({ entity: 'serviceRequest' });
  }
}
