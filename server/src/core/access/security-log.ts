import { Injectable, Logger } from '@nestjs/common';

type Detail = string | number | boolean | undefined;

/**
 * The security log: sign-ins, failures, limits, refusals, changes of roles. One JSON
 * line each, in UTC, never with a password, a token, an e-mail address or a message's text (S39).
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  record(event: string, details: Record<string, Detail> = {}): void {
    this.logger.log(line(event, details));
  }

  /** Logs an attempt that was refused. */
  warn(event: string, details: Record<string, Detail> = {}): void {
    this.logger.warn(line(event, details));
  }
}

const line = (event: string, details: Record<string, Detail>) =>
  JSON.stringify({ at: new Date().toISOString(), event, ...details });
