import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Locale, toLocale } from '../../contract/locales.js';

/** `?language=` where it stands alone: a language that there is not is Arabic (A25). */
@Injectable()
export class LocalePipe implements PipeTransform<unknown, Locale | undefined> {
  transform(value: unknown): Locale | undefined {
    return value === undefined ? value : toLocale(value);
  }
}
