import { Controller, Get, Param, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { CaseArchives } from './case-archives.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { ARCHIVES_AN_HOUR } from './case-archives.js';

/** Requests as archives. The link itself says who may open it. */
@Controller('case-archives')
export class CaseArchivesController {
  constructor(private readonly archives: CaseArchives) {}

  @Limits(ARCHIVES_AN_HOUR)
  @AnswersFile(
    'Everything of a request as an archive, by a link that was made for the caller.',
    'application/zip',
  )
  @Refuses('TOO_MANY_EXPORTS', 'TOO_MANY_PDFS')
  @Public()
  @ChangesByGet()
  @Get(':side/:kind/:token')
  open(
    @Param('side') side: string,
    @Param('kind') kind: string,
    @Param('token') token: string,
    @Res() response: Response,
  ) {
    return this.archives.open({ side, kind }, token, response);
  }
}
