import { Injectable, Logger } from '@nestjs/common';

type Detail = string | number | boolean | undefined;

/**
 * The security log: sign-ins, failures, limits, refusals, changes of roles. One JSON
 * object each, in UTC, never with a password, a token, an e-mail address or a message's text (S39).
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  record(event: string, details: Record<string, Detail> = {}): void {
    this.logger.log(entry(event, details));
  }

  /** Logs an attempt that was refused. */
  warn(event: string, details: Record<string, Detail> = {}): void {
    this.logger.warn(entry(event, details));
  }
}

const entry = (event: string, details: Record<string, Detail>) => ({
  at: new Date().toISOString(),
  event,
  ...details,
});
