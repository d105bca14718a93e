import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { SLUG_PATTERN } from '../../contract/patterns.js';
import { AppError } from '../errors/app-error.js';

/** A part of an address that reads like a path of the API, such as `export` in `/users/export`. */
const PATH_WORD = /^[a-z]+(?:-[a-z]+)*$/i;

/** A value that cannot be an id names no row; a word in an address names no path either. */
const notAnId = (value: unknown, source?: ArgumentMetadata): AppError =>
  new AppError(
    source?.type === 'param' && typeof value === 'string' && PATH_WORD.test(value)
      ? 'ROUTE_NOT_FOUND'
      : 'NOT_FOUND',
  );

/**
 * A UUID from the address, in the one spelling that ids are compared in; anything else cannot name a
 * row, so it is not found.
 */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown, source?: ArgumentMetadata): string {
    if (typeof value !== 'string' || !isUUID(value)) throw notAnId(value, source);
    return value.toLowerCase();
  }
}

/** The same for an id that may be missing; null and missing stay what they are. */
@Injectable()
export class OptionalUuidPipe implements PipeTransform<unknown, string | null | undefined> {
  private readonly uuid = new UuidPipe();

  transform(value: unknown): string | null | undefined {
    return value === null || value === undefined ? value : this.uuid.transform(value);
  }
}

/** A row number from the address. */
@Injectable()
export class NumberIdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, source?: ArgumentMetadata): number {
    const id =
      typeof value === 'number' ? value : Number(/^[1-9]\d{0,9}$/.exec(String(value))?.[0]);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notAnId(value, source);
    return id;
  }
}

/** A slug from the address; what cannot be one names no row. */
@Injectable()
export class SlugPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || value.length > LIMITS.slug.max || !SLUG_PATTERN.test(value))
      throw new AppError('NOT_FOUND');
    return value;
  }
}
