import { Controller, Get, Param, Res } from '@nestjs/common';
import { FILE_TYPES } from '../../contract/documents.js';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { RequestFileLinks } from './request-file-links.js';

/** Files of requests. The link itself says who may open it. */
@Controller('request-files')
export class RequestFilesController {
  constructor(private readonly links: RequestFileLinks) {}

  @AnswersFile(
    'A file of a request, by a link that was made for the caller.',
    ...Object.values(FILE_TYPES),
  )
  @Refuses('DOCUMENT_INFECTED', 'DOCUMENT_UNSCANNED')
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
