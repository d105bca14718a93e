import {
  applyDecorators,
  Body,
  type CallHandler,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { mergeMap } from 'rxjs';
import type { ErrorCode } from '../../contract/errors.js';
import { requestPermission, type RequestRight } from '../../contract/permissions.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { Access, Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { LeavesPersonalOut } from '../../platform/access/operation-behind.js';
import { withoutPersonal } from '../../platform/access/personal-parts.js';
import { isImpersonalProgram, type Viewer } from '../../platform/request-context/viewer.js';
import { DeletedPipe } from '../../platform/http/parameter.pipes.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
import { doneAfter, ListKey } from '../../platform/http/envelope.interceptor.js';
import { KeyHeader } from '../../platform/idempotency/key-parameters.js';
import { PageArgs, SearchArgs } from '../../platform/list/list.args.js';
import { createValidationPipe } from '../../platform/validation/validation.pipe.js';
import type { StatusChange } from '../request-kind.js';
import type { RequestService } from '../request-kinds.js';
import type { RequestFilters } from './request-list.args.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { acceptForm, type RequestApiOptions, restRequest } from './request-api.js';
import type { RequestBase } from '../store/request.entity.js';
import { ReplyBody } from '../store/request.types.js';
import type { Page } from '../../platform/database/page.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import { getRequest } from '../../platform/request-context/request-of.js';
import { DeskFacts } from '../desk/desk-facts.js';

/**
 * Shows a request, or each request of a page, over REST in the shape that GraphQL gives it by its type and
 * its resolved fields. Only the timeline is left to GraphQL. A program that reads nothing about people gets the fields
 * that say nothing about them.
 *
 * @example @SerializesRequests(applicationTypes, ApplicationsService) @Get('role/:role') ofRole(…) {}
 */
export function SerializesRequests<E extends RequestBase>(
  options: RequestApiOptions,
  service: Type<RequestService<E>>,
): MethodDecorator {
  const { definition } = options;
  const permission = requestPermission(definition.name, 'read');
  const serialize = options.serialize as (...row: [RequestBase, string]) => object;

  class ShowingInterceptor {
    @Inject(DeskFacts) private readonly facts: DeskFacts;
    @Inject(service) private readonly requests: RequestService<E>;

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
      const request = getRequest(context);
      const { entity } = this.requests.table;
      const question = { entity, permission, viewer: request.viewer };
      const ids = rows.map(({ id }) => id);
      const unseen = await this.facts.unseen(question, ids);
      const locale = callerLocale(request);
      return Promise.all(
        rows.map(async (row) => {
          const shown = {
            ...withoutLeaving(serialize(row, locale)),
            answerDueAt: await this.facts.answerDueAt(row),
            unseen: unseen.has(row.id),
          };
          const isOpenOnly = isImpersonalProgram(request.viewer);
          return isOpenOnly ? withoutPersonal(definition.name as RequestKindName, shown) : shown;
        }),
      );
    }
  }
  return applyDecorators(LeavesPersonalOut(), UseInterceptors(ShowingInterceptor));
}

/** That a request left an account is told nobody; its person is read over GraphQL. */
export const withoutLeaving = ({
  leftAt: _,
  personId: __,
  ...shown
}: {
  leftAt?: unknown;
  personId?: unknown;
}) => shown;

const isPage = <Row>(result: Row | Page<Row>): result is Page<Row> =>
  typeof result === 'object' && result !== null && 'items' in result && 'total' in result;

/** Makes the decorator of what answers a request, or a list of them, as an operation of GraphQL does. */
function showing<E extends RequestBase>(
  options: RequestApiOptions,
  service: Type<RequestService<E>>,
) {
  const shown = SerializesRequests(options, service);
  const answers = Answers(() => restRequest(options));
  return (operation: string, ...refusals: ErrorCode[]) =>
    applyDecorators(shown, answers, SameAs(operation), Refuses(...refusals));
}

/** The REST paths that every request entity has. */
export function RequestController<E extends RequestBase>(
  options: RequestApiOptions,
  service: Type<RequestService<E>>,
) {
  const { definition, submitAccess, refusals = [] } = options;
  const allow = (right: RequestRight) => Allow(requestPermission(definition.name, right));
  const one = capitalized(definition.name);
  const Shown = showing(options, service);
  const listed = createValidationPipe(options.listArgs);
  const searched = createValidationPipe(SearchArgs(options.listArgs));

  abstract class RequestControllerOf {
    @Inject(service) readonly requests: RequestService<E>;

    @Access(submitAccess)
    @Shown(`submit${one}`, 'FORM_REFUSED', ...refusals)
    @Post()
    submit(
      @CurrentViewer() viewer: Viewer | undefined,
      @Body(createValidationPipe(options.submitInput)) input: object,
      @CurrentClient() clientInfo: ClientInfo,
      @KeyHeader() key?: string,
    ) {
      const { form, consentVersion } = acceptForm(input);
      return this.requests.submit(viewer, form, { key, clientInfo, consentVersion });
    }

    @allow('read')
    @Shown(`${definition.name}s`)
    @ListKey(definition.plural)
    @Get()
    list(@CurrentViewer() viewer: Viewer, @Query(listed) args: RequestFilters) {
      return this.requests.parts.reads.list(viewer, args);
    }

    @Allow('request.own')
    @Shown(`my${one}s`)
    @ListKey(definition.plural)
    @Get('my-requests')
    mine(@CurrentViewer() viewer: Viewer, @Query() args: PageArgs) {
      return this.requests.parts.reads.mine(viewer, args);
    }

    @LeavesPersonalOut()
    @SameAs(`${definition.name}Stats`)
    @allow('read')
    @Get('stats')
    stats(@CurrentViewer() viewer: Viewer) {
      return this.requests.parts.reads.stats(viewer);
    }

    @allow('read')
    @Shown(`${definition.name}s`)
    @ListKey(definition.plural)
    @Get('search')
    search(
      @CurrentViewer() viewer: Viewer,
      @Query(searched) { q, ...args }: RequestFilters & { q?: string },
    ) {
      return this.requests.parts.reads.list(viewer, { ...args, search: q });
    }

    @allow('read')
    @Shown(definition.name)
    @Get(':id')
    get(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Query('deleted', DeletedPipe) deleted?: boolean,
    ) {
      return this.requests.parts.reads.get(viewer, id, deleted);
    }

    @allow('manage')
    @Shown(`update${one}`, 'DATA_ERASED', 'OWN_REQUEST', ...refusals)
    @Put(':id')
    update(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(options.updateInput)) input: object,
    ) {
      return this.requests.update(viewer, id, input);
    }

    @allow('answer')
    @Shown(`set${one}Status`, 'DATA_ERASED', 'OWN_REQUEST', ...refusals)
    @Patch(':id/status')
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(options.statusInput)) input: StatusChange<E>,
    ) {
      return this.requests.parts.decisions.setStatus(viewer, id, input);
    }

    @allow('answer')
    @Shown(`replyTo${one}`, 'DATA_ERASED', 'OWN_REQUEST')
    @HttpCode(HttpStatus.OK)
    @Post(':id/reply')
    reply(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(ReplyBody)) input: ReplyBody,
      @KeyHeader() key?: string,
    ) {
      return this.requests.parts.thread.reply(viewer, id, input, key);
    }

    @LeavesPersonalOut()
    @SameAs(`delete${one}`)
    @Answers(() => DONE)
    @Refuses('DATA_ERASED')
    @allow('remove')
    @Delete(':id')
    remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
      return doneAfter(this.requests.parts.decisions.remove(viewer, id));
    }
  }
  return RequestControllerOf;
}
