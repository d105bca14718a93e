import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { CaseArchives } from './case-archives.js';

/** Requests as archives. The link itself says who may open it. */
@Controller('case-archives')
export class CaseArchivesController {
  constructor(private readonly archives: CaseArchives) {}

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
