import { Injectable, type PipeTransform } from '@nestjs/common';
import { flattenLanguages } from '../../core/content/localized-fields.js';

/** A payload as `{ar: {name, description}, …}` becomes the flat one, before it is looked at. */
@Injectable()
export class NestedLanguagesPipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    return flattenLanguages(body);
  }
}
