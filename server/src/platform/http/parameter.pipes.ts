import { Injectable, type PipeTransform } from '@nestjs/common';
import { LIMITS } from '../../contract/limits.js';
import { invalidFields } from '../errors/app-error.js';
import { type Locale, toLocale } from '../../contract/locales.js';

/** Reads `?deleted=`: true or false, and nothing else. */
@Injectable()
export class DeletedPipe implements PipeTransform<unknown, boolean> {
  transform(value: unknown): boolean {
    if (value === undefined || value === 'false') return false;
    if (value !== 'true') throw invalidFields({ field: 'deleted', rule: 'boolean' });
    return true;
  }
}

/** Reads `?language=`; an unknown language becomes Arabic (A25). */
@Injectable()
export class LocalePipe implements PipeTransform<unknown, Locale | undefined> {
  transform(value: unknown): Locale | undefined {
    return value === undefined ? value : toLocale(value);
  }
}

/** Checks a position in a list: a whole number from 0. */
@Injectable()
export class PositionPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const { max } = LIMITS.order;
    if (value === undefined || value === null)
      throw invalidFields({ field: 'order', rule: 'required' });
    if (!Number.isInteger(value)) throw invalidFields({ field: 'order', rule: 'integer' });
    if ((value as number) < 0 || (value as number) > max) {
      throw invalidFields({ field: 'order', rule: `range:0:${max}` });
    }
    return value as number;
  }
}

/** The body of a `PATCH …/order`: `{ order }` and nothing else. */
@Injectable()
export class PositionBodyPipe implements PipeTransform<Record<string, unknown>, number> {
  private readonly place = new PositionPipe();

  transform({ order, ...others }: Record<string, unknown> = {}): number {
    const foreign = Object.keys(others).map((field) => ({ field, rule: 'unknownField' as const }));
    if (foreign.length > 0) throw invalidFields(...foreign);
    return this.place.transform(order);
  }
}
