import { type ExecutionContext, Inject, type CallHandler, UseInterceptors } from '@nestjs/common';
import { mergeMap } from 'rxjs';
import { requestPermission } from '../../contract/permissions.js';
import type { Page } from '../database/page.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { requestOf } from '../request-context/request-of.js';
import { DeskFacts } from './desk-facts.js';
import type { RequestApiOptions } from './request-api-options.js';
import { RequestKinds } from './request-kinds.js';
import type { RequestBase } from './request.entity.js';

/**
 * Shows a request, or each request of a page, over REST in the shape that GraphQL gives it by its type and
 * its resolved fields. Only the timeline is left to GraphQL.
 *
 * @example @SerializesRequests(applicationTypes) @Get('role/:role') ofRole(…) {}
 */
export function SerializesRequests(options: RequestApiOptions): MethodDecorator {
  const { definition } = options;
  const permission = requestPermission(definition.name, 'read');
  const serialize = options.serialize as (...row: [RequestBase, string]) => object;

  class ShowingInterceptor {
    @Inject(DeskFacts) private readonly facts: DeskFacts;
    @Inject(RequestKinds) private readonly kinds: RequestKinds;

    intercept(context: ExecutionContext, next: CallHandler<RequestBase | Page<RequestBase>>) {
      return next.handle().pipe(
        mergeMap(async (result) => {
          if (isPage(result)) return { ...result, items: await this.show(context, result.items) };
          const [shown] = await this.show(context, [result]);
          return shown;
        }),
      );
    }

    private async show(context: ExecutionContext, rows: readonly RequestBase[]) {
      const request = requestOf(context);
      const { entity } = this.kinds.of(definition.name).table;
      const question = { entity, permission, viewer: request.viewer };
      const ids = rows.map(({ id }) => id);
      const unseen = await this.facts.unseen(question, ids);
      const locale = callerLocale(request);
      return Promise.all(
        rows.map(async (row) => ({
          ...withoutLeaving(serialize(row, locale)),
          answerDueAt: await this.facts.answerDueAt(row),
          unseen: unseen.has(row.id),
        })),
      );
    }
  }
  return UseInterceptors(ShowingInterceptor);
}

/** That a request left an account is told nobody. */
const withoutLeaving = ({ leftAt: _, ...shown }: { leftAt?: unknown }) => shown;

const isPage = <Row>(result: Row | Page<Row>): result is Page<Row> =>
  typeof result === 'object' && result !== null && 'items' in result && 'total' in result;
