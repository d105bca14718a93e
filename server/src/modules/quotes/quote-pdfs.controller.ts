import { Controller, Get, Param, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { QuotePdfs } from './quote-pdfs.js';

/** Quotes and receipts as PDFs. The link itself says who may open it. */
@Controller('quote-pdfs')
export class QuotePdfsController {
  constructor(private readonly pdfs: QuotePdfs) {}

  @AnswersFile(
    'A quote or receipt as a PDF, by a link that was made for the client.',
    'application/pdf',
  )
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @Get('mine/:token')
  openMine(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open('mine', token, response);
  }

  @AnswersFile(
    'A receipt of a quote that is closed to the office as a PDF, by a link that was made for an administrator.',
    'application/pdf',
  )
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @ChangesByGet()
  @Get('closed/:token')
  openClosed(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open('closed', token, response);
  }

  @AnswersFile(
    'A quote or receipt as a PDF, by a link that was made for the office.',
    'application/pdf',
  )
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @ChangesByGet()
  @Get('office/:token')
  open(@Param('token') token: string, @Res() response: Response) {
    return this.pdfs.open('office', token, response);
  }
}
