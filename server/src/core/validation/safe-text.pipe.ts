import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalidFields } from '../errors/app-error.js';
import { isSafeText } from './text-rules.js';

/** A text from the address that the database is asked for; BAD_USER_INPUT at its name if it cannot take it. */
@Injectable()
export class SafeTextPipe implements PipeTransform<unknown, string> {
  transform(value: unknown, { data: field = '' }: ArgumentMetadata): string {
    if (typeof value !== 'string' || !isSafeText(value))
      throw invalidFields({ field, rule: 'characters' });
    return value;
  }
}
