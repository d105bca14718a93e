import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { RequestPdfs } from './request-pdfs.js';

/** Requests as PDFs. The link itself says who may open it. */
@Controller('request-pdfs')
export class RequestPdfsController {
  constructor(private readonly pdfs: RequestPdfs) {}

  @Public()
  @Get('mine/:token')
  openOwn(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.openOwn(token, response);
  }

  @Public()
  @ChangesByGet()
  @Get(':kind/:token')
  open(@Param('kind') kind: string, @Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open(kind, token, response);
  }
}
