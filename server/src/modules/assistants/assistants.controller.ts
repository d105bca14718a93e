import { Controller, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import { AssistantsService } from './assistants.service.js';

/** Each tool asks for the permission of its operation, so that the address itself asks for none. */
@Public()
@Controller('mcp')
export class AssistantsController {
  constructor(private readonly service: AssistantsService) {}

  @Post()
  answer(@Req() request: AppRequest, @Res() response: Response) {
    return this.service.answer(request, response);
  }
}
