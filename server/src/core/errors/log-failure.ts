import { Logger } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import { OutageLog } from '../logging/outage-log.js';
import { toAppError } from './error-response.js';

const logger = new Logger('Errors');

/** What refuses calls for as long as it lasts, of this process, over both transports. */
const OUTAGES: Partial<Record<ErrorCode, OutageLog>> = {
  SERVICE_UNAVAILABLE: new OutageLog(logger, 'SERVICE_UNAVAILABLE'),
  INSUFFICIENT_STORAGE: new OutageLog(logger, 'INSUFFICIENT_STORAGE'),
};

/** Logs an error that callers cannot help: outages as a number, all others with their stack. */
export function logFailure(thrown: unknown): void {
  const { code, status } = toAppError(thrown);
  const outage = OUTAGES[code];
  if (outage) outage.add(thrown);
  else if (status >= 500)
    logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
