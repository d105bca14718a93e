import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error.js';

const refusals = new Map<string, () => AppError>();

/**
 * Says how a write is refused that breaks a constraint or a unique index of this entity. For one that no
 * entity names, somebody else wrote at the same moment: STALE_WRITE.
 *
 * @example \@ConstraintRefusal('uq_holidays_day', () => new AppError('DAY_TAKEN'))
 */
export const ConstraintRefusal =
  (constraint: string, refusal: () => AppError): ClassDecorator =>
  () => {
    refusals.set(constraint, refusal);
  };

const refusalOfConstraint = (constraint = ''): AppError | undefined => refusals.get(constraint)?.();

interface PostgresError {
  code?: string;
  constraint?: string;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** Classes 08 (connection), 53 (resources), 57P (shutdown); 57014 and 55P03 are our own time-outs. */
const AWAY = /^(08|53|57P|57014|55P03)/;
const DISK_FULL = '53100';
/**
 * A unique index, an exclusion constraint and a foreign key, which input is checked for before: somebody else
 * wrote at the same moment. A missing value or a failed check is a mistake of ours, and is logged as one.
 */
const TAKEN_OR_GONE = new Set(['23505', '23P01', '23503']);
/** 22xxx: a value that PostgreSQL cannot take, such as a number out of range; 54000: one that is too long. */
const BAD_VALUE = /^(22|54000)/;
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|pool after calling end/i;

/** Maps a database error to an application error; undefined for other errors. */
export function databaseError(error: unknown): AppError | undefined {
  const driver = (error instanceof QueryFailedError ? error.driverError : error) as
    (PostgresError & Error) | undefined;
  const code = driver?.code ?? '';
  if (code === DISK_FULL) return new AppError('INSUFFICIENT_STORAGE');
  if (isUnreachable(error, driver, code)) return new AppError('SERVICE_UNAVAILABLE');
  if (TAKEN_OR_GONE.has(code))
    return refusalOfConstraint(driver?.constraint) ?? new AppError('STALE_WRITE');
  if (code === '40001' || code === '40P01') return new AppError('STALE_WRITE');
  if (BAD_VALUE.test(code)) return new AppError('BAD_REQUEST');
  return undefined;
}

/** True when the database could not be reached or would not serve. */
function isDatabaseAway(error: unknown): boolean {
  return databaseError(error)?.code === 'SERVICE_UNAVAILABLE';
}

function isUnreachable(error: unknown, driver: Error | undefined, code: string): boolean {
  if (UNREACHABLE.has(code) || AWAY.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some((part) => isDatabaseAway(part));
  return driver instanceof Error && POOL_MESSAGES.test(driver.message);
}
