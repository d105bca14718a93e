import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { SerializeWith } from '../../core/http/serialize-with.js';
import { KeyHeader } from '../../core/idempotency/key-parameters.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { RequestController } from '../../core/requests/request.controller.js';
import { contactRequestTypes, ReplyToContactRequestInput } from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';
import { serializeContactRequest } from './serialize-contact-request.js';

@Controller('contact-requests')
export class ContactRequestsController extends RequestController<ContactRequestsService>(
  contactRequestTypes,
) {
  constructor(service: ContactRequestsService) {
    super(service);
  }

  @Allow('contactRequest.manage')
  @SerializeWith(serializeContactRequest)
  @HttpCode(HttpStatus.OK)
  @Post(':id/reply')
  reply(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: ReplyToContactRequestInput,
    @KeyHeader() key?: string,
  ) {
    return this.service.reply(viewer, id, input, key);
  }
}
