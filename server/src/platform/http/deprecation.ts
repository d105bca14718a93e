import 'reflect-metadata';
import { SetMetadata } from '@nestjs/common';
import type { Response } from 'express';
import { findHandler } from '../internals/type-metadata.js';
import { OPERATION_METADATA } from './described.js';

/** Days such as `2026-12-31`, and what callers do instead. */
export interface Deprecation {
  since: string;
  /** The first day on which it may be gone. */
  until: string;
  /** A sentence, such as `Use updateFaq.` */
  instead: string;
}

const DEPRECATED_METADATA = 'mizan:deprecated';
const DAYS = /Deprecated since (\d{4}-\d{2}-\d{2}), and may be gone from (\d{4}-\d{2}-\d{2})\./;

/**
 * An operation or a REST route that will be gone. The schema, the OpenAPI document and the headers of its answers say
 * so, and the check for breaking changes refuses that it goes before its day. A route says what its operation says.
 *
 * @example @Deprecated({ since: '2026-12-01', until: '2027-06-01', instead: 'Use updateFaq.' })
 */
export const Deprecated = (deprecation: Deprecation) =>
  SetMetadata(DEPRECATED_METADATA, deprecation);

/** The same of a field, an argument or a value: `@Field({ deprecationReason: deprecationReason({ … }) })`. */
export const deprecationReason = ({ since, until, instead }: Deprecation): string =>
  `${instead} Deprecated since ${since}, and may be gone from ${until}.`;

/** The days that a reason names; what is deprecated has to name them. */
export function readDeprecation(reason: string): Pick<Deprecation, 'since' | 'until'> {
  const [, since, until] = DAYS.exec(reason) ?? [];
  if (!since || !until)
    throw new Error(`It has no days, as deprecationReason() gives it: ${reason}`);
  return { since, until };
}

const found = new WeakMap<object, Deprecation | 'none'>();

/** Of a handler, or of the operation that it is the same as. */
export function deprecationOfHandler(handler: object): Deprecation | undefined {
  const known = found.get(handler) ?? findDeprecation(handler) ?? 'none';
  found.set(handler, known);
  return known === 'none' ? undefined : known;
}

function findDeprecation(handler: object): Deprecation | undefined {
  const own = Reflect.getMetadata(DEPRECATED_METADATA, handler) as Deprecation | undefined;
  const twin = Reflect.getMetadata(OPERATION_METADATA, handler) as string | undefined;
  const twinHandler = own || twin === undefined ? undefined : findHandler(twin);
  return twinHandler ? deprecationOfHandler(twinHandler) : own;
}

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of an answer. */
export function tellDeprecation(response: Response, { since, until }: Deprecation): void {
  response.setHeader('Deprecation', `@${momentOf(since).getTime() / 1000}`);
  response.setHeader('Sunset', momentOf(until).toUTCString());
}
