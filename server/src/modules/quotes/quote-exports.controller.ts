import { Controller, Get, Param, Res } from '@nestjs/common';
import { EXPORT_TYPES } from '../../platform/export/export-downloads.js';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { QuoteExports } from './quote-exports.js';

/** Downloads of exported quotes and payments. The link itself says who may open it. */
@Controller('quote-exports')
export class QuoteExportsController {
  constructor(private readonly exports: QuoteExports) {}

  @AnswersFile(
    'Quotes or payments as a file, by a link that was made for the caller.',
    ...EXPORT_TYPES,
  )
  @Refuses('EXPORT_TOO_LARGE', 'TOO_MANY_EXPORTS')
  @Public()
  @ChangesByGet()
  @Get(':token')
  open(@Param('token') token: string, @Res() response: Response) {
    return this.exports.open(token, response);
  }
}
