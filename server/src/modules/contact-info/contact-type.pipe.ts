import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  CONTACT_GROUPS,
  CONTACT_INFO_TYPES,
  type ContactInfoType,
} from '../../contract/contact-info.js';
import { AppError } from '../../core/errors/app-error.js';

/** A type in a path, by its own name or the key of its group; NOT_FOUND for anything else. */
@Injectable()
export class ContactTypePipe implements PipeTransform<unknown, ContactInfoType> {
  transform(value: unknown): ContactInfoType {
    const type = CONTACT_INFO_TYPES.find((one) => one === value || CONTACT_GROUPS[one] === value);
    if (!type) throw new AppError('NOT_FOUND');
    return type;
  }
}
