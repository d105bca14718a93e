import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { MyRequestsService } from './my-requests.service.js';
import {
  MyRequest,
  myRequestList,
  MyRequestPage,
  type MyRequestsArgs,
} from './my-requests.types.js';

@Allow('request.own')
@Resolver()
export class MyRequestsResolver {
  constructor(private readonly service: MyRequestsService) {}

  @Query(() => MyRequestPage, {
    description:
      'Everything that the caller sent, of every kind and outside of the trash, the last event first.',
  })
  myRequests(
    @CurrentViewer() viewer: Viewer,
    @Listed(myRequestList) args: MyRequestsArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.service.list(viewer, args, callerLocale(req));
  }

  @Mutation(() => MyRequest, {
    description:
      "Tells that the caller has seen one of their own requests and the office's answers.",
  })
  markMyRequestSeen(
    @CurrentViewer() viewer: Viewer,
    @Args('kind', { type: () => RequestKindEnum, description: 'Kind of the request.' })
    kind: RequestKindName,
    @Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe) id: string,
    @Context() { req }: GraphqlContext,
  ) {
    return this.service.markSeen(viewer, { kind, id }, callerLocale(req));
  }
}
