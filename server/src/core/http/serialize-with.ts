import { type ExecutionContext, UseInterceptors } from '@nestjs/common';
import { map } from 'rxjs';
import type { Locale } from '../../contract/locales.js';
import type { Page } from '../database/page.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { requestOf } from '../request-context/request-of.js';

/**
 * Shows a row, or each row of a page, over REST in the shape that GraphQL gives it by its type and its
 * resolved fields: neither more nor less leaves the process.
 *
 * @example @SerializeWith(shownRequest) @Get(':id') get(…) {}
 */
export function SerializeWith<Row, Shown>(
  serialize: (row: Row, locale: Locale) => Shown,
): MethodDecorator {
  return UseInterceptors({
    intercept(context: ExecutionContext, next) {
      const locale = () => callerLocale(requestOf(context));
      return next
        .handle()
        .pipe(
          map((result: Row | Page<Row>) =>
            isPage(result)
              ? { ...result, items: result.items.map((row) => serialize(row, locale())) }
              : serialize(result, locale()),
          ),
        );
    },
  });
}

const isPage = <Row>(result: Row | Page<Row>): result is Page<Row> =>
  typeof result === 'object' && result !== null && 'items' in result && 'total' in result;
