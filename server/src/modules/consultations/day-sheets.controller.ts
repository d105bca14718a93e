import { Controller, Get, Param, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { DaySheets } from './day-sheets.js';

/** Days of appointments as PDFs. The link itself says who may open it. */
@Controller('consultation-day-sheets')
export class DaySheetsController {
  constructor(private readonly sheets: DaySheets) {}

  @AnswersFile(
    'The appointments of a day as a PDF, by a link that was made for the caller.',
    'application/pdf',
  )
  @Refuses('TOO_MANY_PDFS')
  @Public()
  @ChangesByGet()
  @Get(':token')
  open(@Param('token') token: string, @Res() response: Response) {
    return this.sheets.open(token, response);
  }
}
