import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { QuotePdfs } from './quote-pdfs.js';

/** Quotes and receipts as PDFs. The link itself says who may open it. */
@Controller('quote-pdfs')
export class QuotePdfsController {
  constructor(private readonly pdfs: QuotePdfs) {}

  @Public()
  @Get('mine/:token')
  openMine(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open('mine', token, response);
  }

  @Public()
  @ChangesByGet()
  @Get('office/:token')
  open(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open('office', token, response);
  }
}
