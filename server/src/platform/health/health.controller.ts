import { Controller, Get, Header } from '@nestjs/common';
import { Answers, Describes } from '../http/described.js';
import { Public } from '../access/access.decorators.js';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import { ChangeListener } from '../events/change-listener.js';
import { GracefulClose } from '../http/graceful-close.js';

const STATUS = { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] };
/** After this long it is worth asking again. */
const RETRY_SECONDS = 2;

/** For load balancers: `live` works without the database, `ready` needs it, and answers must not be old; no details in either (S33). */
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly close: GracefulClose,
    private readonly listener: ChangeListener,
  ) {}

  @Describes('Whether the process answers')
  @Answers(() => STATUS)
  @Public()
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  @Describes('Whether the process can serve: its database is there, and its answers are not old')
  @Answers(() => STATUS)
  @Public()
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready() {
    // a process that shuts down says so without asking the database
    const ready = !this.close.isClosing && (await this.reachable()) && this.listener.isCurrent;
    if (!ready || this.close.isClosing)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    return { status: 'ok' };
  }

  private reachable(): Promise<boolean> {
    return this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
