import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import { AssistantsService } from './assistants.service.js';

/** Each tool asks for the permission of its operation, so that the address itself asks for none. */
@Public()
@Controller('mcp')
export class AssistantsController {
  constructor(private readonly service: AssistantsService) {}

  @AnswersFile(
    'Tools for assistants, by the Model Context Protocol: bodies and answers are its JSON-RPC',
    'application/json',
    'text/event-stream',
  )
  @Refuses('ASSISTANTS_OFF', 'ORIGIN_REFUSED', 'PROGRAM_TOKEN_NEEDED', 'UNAUTHENTICATED')
  @HttpCode(200)
  @Post()
  answer(@Req() request: AppRequest, @Res() response: Response) {
    return this.service.answer(request, response);
  }
}
