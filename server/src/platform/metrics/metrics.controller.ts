import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../http/described.js';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { AppConfig } from '../config/app-config.js';
import { AppError } from '../errors/app-error.js';
import { Metrics } from './metrics.js';

/** For monitoring: ROUTE_NOT_FOUND unless METRICS_TOKEN is set, UNAUTHENTICATED without that token. */
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  @AnswersFile(
    'Figures for monitoring, with the token of its own; unknown without one.',
    'text/plain',
  )
  @Refuses('ROUTE_NOT_FOUND', 'UNAUTHENTICATED')
  @Public()
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { metricsToken } = this.config;
    if (metricsToken === undefined) throw new AppError('ROUTE_NOT_FOUND');
    const { authorization = '' } = request.headers;
    if (!isSame(authorization, `Bearer ${metricsToken}`)) throw new AppError('UNAUTHENTICATED');
    const text = await this.metrics.text();
    response.setHeader('Content-Type', this.metrics.contentType);
    response.end(text);
  }
}

/** Takes equally long wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
