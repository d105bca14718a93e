import { Injectable, type PipeTransform } from '@nestjs/common';
import { flattenLanguages } from '../../content/localized-fields.js';

/** Flattens a body such as `{ar: {name, description}, …}` before it is validated. */
@Injectable()
export class FlattenLanguagesPipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    return flattenLanguages(body);
  }
}
