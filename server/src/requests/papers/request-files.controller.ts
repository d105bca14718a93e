import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { RequestFileLinks } from './request-file-links.js';

/** Files of requests. The link itself says who may open it. */
@Controller('request-files')
export class RequestFilesController {
  constructor(private readonly links: RequestFileLinks) {}

  @Public()
  @ChangesByGet()
  @Get(':side/:kind/:token')
  open(
    @Param('side') side: string,
    @Param('kind') kind: string,
    @Param('token') token: string,
    @Res() response: Response,
  ) {
    return this.links.open(side, kind, token, response);
  }
}
