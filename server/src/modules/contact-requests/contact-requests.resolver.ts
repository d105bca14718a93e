import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { LiveChanges } from '../../core/events/live-changes.js';
import { INPUT_OPTIONS } from '../../core/graphql/input-options.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { KeyArg } from '../../core/idempotency/key-parameters.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { RequestResolver } from '../../core/requests/request.resolver.js';
import { TimelineLoader } from '../../core/requests/timeline-loader.js';
import {
  ContactRequest,
  contactRequestTypes,
  ReplyToContactRequestInput,
} from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Resolver(() => ContactRequest)
export class ContactRequestsResolver extends RequestResolver<ContactRequestsService>(
  contactRequestTypes,
) {
  constructor(service: ContactRequestsService, timelines: TimelineLoader, live: LiveChanges) {
    super(service, timelines, live);
  }

  @Allow('contactRequest.manage')
  @Mutation(() => ContactRequest, {
    description:
      'Replies to a contact request: the client gets the reply by mail. ALREADY_REPLIED until the status is set back.',
  })
  replyToContactRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe) id: string,
    @Args('input', INPUT_OPTIONS) input: ReplyToContactRequestInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.service.reply(viewer, id, input, idempotencyKey);
  }
}
