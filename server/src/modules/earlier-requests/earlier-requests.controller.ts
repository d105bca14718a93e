import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Answers, Refuses, SameAs } from '../../platform/http/described.js';
import { MESSAGES } from '../../contract/messages.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { ResponseMessage } from '../../platform/http/envelope.interceptor.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EarlierRequestsService } from './earlier-requests.service.js';

const JOINED = {
  type: 'object',
  properties: { joined: { type: 'integer', description: 'How many requests joined the account.' } },
  required: ['joined'],
};

@Allow('request.own')
@Controller('earlier-requests')
export class EarlierRequestsController {
  constructor(private readonly service: EarlierRequestsService) {}

  @SameAs('requestEarlierRequests')
  @HttpCode(200)
  @ResponseMessage(MESSAGES.earlierLinkSent)
  @Post('send-link')
  requestLink(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.requestLink(viewer, clientInfo);
  }

  @SameAs('joinEarlierRequests')
  @Refuses('INVALID_EARLIER_LINK', 'LINK_OF_OTHER_ACCOUNT')
  @Answers(() => JOINED)
  @HttpCode(200)
  @Post('join/:token')
  async join(
    @CurrentViewer() viewer: Viewer,
    @Param('token') token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return { joined: await this.service.join(viewer, token, clientInfo) };
  }
}
