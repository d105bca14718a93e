import { Controller, Get, Param, Res } from '@nestjs/common';
import { EXPORT_TYPES } from '../../platform/export/export-downloads.js';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { RequestExports } from './request-exports.js';

/** Downloads of exported lists. The link itself says who may open it. */
@Controller('request-exports')
export class RequestExportsController {
  constructor(private readonly exports: RequestExports) {}

  @AnswersFile(
    'A list of requests as a file, by a link that was made for the caller.',
    ...EXPORT_TYPES,
  )
  @Refuses('EXPORT_TOO_LARGE', 'TOO_MANY_EXPORTS')
  @Public()
  @ChangesByGet()
  @Get(':kind/:token')
  open(@Param('kind') kind: string, @Param('token') token: string, @Res() response: Response) {
    return this.exports.open(kind, token, response);
  }
}
