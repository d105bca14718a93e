import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestJoinsService } from './request-joins.service.js';
import {
  CreateJoinCodeArgs,
  JoinByCodeArgs,
  JoinedRequest,
  RequestJoinCode,
} from './request-joins.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { JOIN_CODE_LIMITS, JOIN_LIMITS } from './request-joins.service.js';

@Resolver()
export class RequestJoinsResolver {
  constructor(private readonly service: RequestJoinsService) {}

  @Allow('desk.use')
  @Limits(...JOIN_CODE_LIMITS)
  @Mutation(() => RequestJoinCode, {
    description:
      'Makes a code with which the person of a request that the office wrote down adds it to their account: sent to the number of the request, or shown once after an identity paper was seen. Older codes end. For those who may correct such requests; JOIN_CODE_REFUSED for a request with an account or an e-mail address, SMS_UNAVAILABLE while no SMS can be sent.',
  })
  createRequestJoinCode(@CurrentViewer() viewer: Viewer, @Args() args: CreateJoinCodeArgs) {
    return this.service.createCode(viewer, args);
  }

  @Allow('request.own')
  @Limits(...JOIN_LIMITS)
  @Mutation(() => JoinedRequest, {
    description:
      "Adds to the caller's account what the office wrote down for them, by its reference and the code that they got. INVALID_JOIN_CODE if either is wrong, was used or is too old.",
  })
  joinRequestByCode(
    @CurrentViewer() viewer: Viewer,
    @Args() args: JoinByCodeArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.join(viewer, args, clientInfo);
  }
}
