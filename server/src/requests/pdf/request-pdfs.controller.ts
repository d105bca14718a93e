import { Controller, Get, Param, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { RequestPdfs } from './request-pdfs.js';

/** Requests as PDFs. The link itself says who may open it. */
@Controller('request-pdfs')
export class RequestPdfsController {
  constructor(private readonly pdfs: RequestPdfs) {}

  @AnswersFile('A request as a PDF, by a link that was made for the client.', 'application/pdf')
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @Get('mine/:token')
  openOwn(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.openOwn(token, response);
  }

  @AnswersFile('A request as a PDF, by a link that was made for the office.', 'application/pdf')
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @ChangesByGet()
  @Get(':kind/:token')
  open(@Param('kind') kind: string, @Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open(kind, token, response);
  }
}
