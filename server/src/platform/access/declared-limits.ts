import 'reflect-metadata';
import { SetMetadata } from '@nestjs/common';
import { OPERATION_METADATA } from '../http/described.js';
import { findHandler } from '../internals/type-metadata.js';
import type { OperationLimit } from './rate-limits.service.js';

const LIMITS_METADATA = 'mizan:limits';

/**
 * The limits that an operation counts beside those of all calls. They stand in its description and in the OpenAPI
 * document; the API tests fail on a limit that is counted and not named here.
 *
 * @example @Limits(REGISTRATIONS)
 */
export const Limits = (...limits: OperationLimit[]) => SetMetadata(LIMITS_METADATA, limits);

/** The limits of a handler, or of the operation that it is the same as. */
export function getLimits(handler: object): readonly OperationLimit[] {
  const own = Reflect.getMetadata(LIMITS_METADATA, handler) as OperationLimit[] | undefined;
  const twin = Reflect.getMetadata(OPERATION_METADATA, handler) as string | undefined;
  const twinHandler = own || twin === undefined ? undefined : findHandler(twin);
  return twinHandler ? getLimits(twinHandler) : (own ?? []);
}

const WHOSE: Record<OperationLimit['per'], string> = {
  account: 'of one account',
  address: 'from one address',
  caller: 'of one account, or from one address without one',
  email: 'for one e-mail address',
  callerAndEmail: 'of one caller for one e-mail address',
  phone: 'for one phone number',
  request: 'for one request',
};

const UNITS: readonly (readonly [number, string])[] = [
  [24 * 3600, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** `3600` -> `an hour`, `900` -> `15 minutes`. */
function spanOf(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'second'];
  const count = seconds / size;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${count} ${unit}s`;
}

/** `100 calls in an hour from one address`. */
export const limitText = ({ points, seconds, per, counts = 'calls' }: OperationLimit): string =>
  `${points} ${counts} in ${spanOf(seconds)} ${WHOSE[per]}`;

/** What the description of an operation says of its limits; '' if it has none of its own. */
export const limitsText = (limits: readonly OperationLimit[]): string =>
  limits.length > 0 ? `At most ${limits.map(limitText).join('; ')}.` : '';
