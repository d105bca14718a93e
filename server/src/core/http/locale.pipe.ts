import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Locale, toLocale } from '../../contract/locales.js';

/** Reads `?language=`; an unknown language becomes Arabic (A25). */
@Injectable()
export class LocalePipe implements PipeTransform<unknown, Locale | undefined> {
  transform(value: unknown): Locale | undefined {
    return value === undefined ? value : toLocale(value);
  }
}
