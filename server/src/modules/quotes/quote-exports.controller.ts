import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { QuoteExports } from './quote-exports.js';

/** Downloads of exported quotes and payments. The link itself says who may open it. */
@Controller('quote-exports')
export class QuoteExportsController {
  constructor(private readonly exports: QuoteExports) {}

  @Public()
  @ChangesByGet()
  @Get(':token')
  open(@Param('token') token: string, @Res() response: Response) {
    return this.exports.open(token, response);
  }
}
