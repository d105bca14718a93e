import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidFields } from '../errors/app-error.js';

/** Reads `?deleted=`: true or false, and nothing else. */
@Injectable()
export class DeletedPipe implements PipeTransform<unknown, boolean> {
  transform(value: unknown): boolean {
    if (value === undefined || value === 'false') return false;
    if (value !== 'true') throw invalidFields({ field: 'deleted', rule: 'boolean' });
    return true;
  }
}
