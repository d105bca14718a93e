import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { ChangeCount, countOf } from '../../platform/graphql/answers.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SendReceipt } from '../../accounts/link-tokens/link-mails.types.js';
import { EarlierRequestsService } from './earlier-requests.service.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { EARLIER_LINK_LIMITS } from './earlier-requests.service.js';
import { FAILED_CHECKS } from '../../accounts/link-tokens/link-tokens.service.js';

@Allow('request.own')
@Resolver()
export class EarlierRequestsResolver {
  constructor(private readonly service: EarlierRequestsService) {}

  @Limits(...EARLIER_LINK_LIMITS)
  @Mutation(() => SendReceipt, {
    description:
      "Mails a link to the caller's address that adds to the account what was sent from there without one, if there is anything. The answer is the same either way.",
  })
  requestEarlierRequests(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.requestLink(viewer, clientInfo);
  }

  @Limits(FAILED_CHECKS)
  @Mutation(() => ChangeCount, {
    description:
      "Adds to the caller's account what was sent from their address without one, and answers how many requests. INVALID_EARLIER_LINK; LINK_OF_OTHER_ACCOUNT if another account asked for the link.",
  })
  joinEarlierRequests(
    @CurrentViewer() viewer: Viewer,
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return countOf(this.service.join(viewer, token, clientInfo));
  }
}
