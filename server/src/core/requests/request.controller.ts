import {
  Body,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { requestPermission, type RequestRight } from '../../contract/permissions.js';
import { Access, Allow, CurrentViewer } from '../access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../access/client-info.js';
import type { Viewer } from '../request-context/viewer.js';
import { DeletedPipe } from '../http/deleted.pipe.js';
import { UuidPipe } from '../http/id.pipe.js';
import { ListKey } from '../http/list-key.js';
import { KeyHeader } from '../idempotency/key-parameters.js';
import { ListArgs } from '../list/list.args.js';
import { SearchArgs } from '../list/search.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type { StatusChange } from './request-change.types.js';
import { RequestKinds } from './request-kinds.js';
import type { RequestFilters } from './request-list.args.js';
import type { RequestApiOptions } from './request-api-options.js';
import { acceptForm } from './form-check.js';
import type { RequestBase } from './request.entity.js';
import { ReplyToRequestInput } from './request.types.js';
import { SerializesRequests } from './request-serialization.interceptor.js';

/** The REST paths that every request entity has. */
export function RequestController(options: RequestApiOptions) {
  const { definition, submitAccess } = options;
  const allow = (right: RequestRight) => Allow(requestPermission(definition.name, right));
  const Shown = SerializesRequests(options);
  const listed = createValidationPipe(options.listArgs);
  const searched = createValidationPipe(SearchArgs(options.listArgs));

  abstract class RequestControllerOf {
    @Inject(RequestKinds) readonly kinds: RequestKinds;

    @Access(submitAccess)
    @Shown
    @Post()
    submit(
      @CurrentViewer() viewer: Viewer | undefined,
      @Body(createValidationPipe(options.submitInput)) input: object,
      @CurrentClient() clientInfo: ClientInfo,
      @KeyHeader() key?: string,
    ) {
      const { form, consentVersion } = acceptForm(input);
      return this.parts.submit(viewer, form, { key, clientInfo, consentVersion });
    }

    @allow('read')
    @Shown
    @ListKey(definition.plural)
    @Get()
    list(@CurrentViewer() viewer: Viewer, @Query(listed) args: RequestFilters) {
      return this.parts.reads.list(viewer, args);
    }

    @Allow('request.own')
    @Shown
    @ListKey(definition.plural)
    @Get('my-requests')
    mine(@CurrentViewer() viewer: Viewer, @Query() args: ListArgs) {
      return this.parts.reads.mine(viewer, args);
    }

    @allow('read')
    @Get('stats')
    stats(@CurrentViewer() viewer: Viewer) {
      return this.parts.reads.stats(viewer);
    }

    @allow('read')
    @Shown
    @ListKey(definition.plural)
    @Get('search')
    search(
      @CurrentViewer() viewer: Viewer,
      @Query(searched) { q, ...args }: RequestFilters & { q?: string },
    ) {
      return this.parts.reads.list(viewer, { ...args, search: q });
    }

    @allow('read')
    @Shown
    @Get(':id')
    get(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Query('deleted', DeletedPipe) deleted?: boolean,
    ) {
      return this.parts.reads.get(viewer, id, deleted);
    }

    @allow('manage')
    @Shown
    @Put(':id')
    update(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(options.updateInput)) input: object,
    ) {
      return this.parts.update(viewer, id, input);
    }

    @allow('answer')
    @Shown
    @Patch(':id/status')
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(options.statusInput)) input: StatusChange<RequestBase>,
    ) {
      return this.parts.status.setStatus(viewer, id, input);
    }

    @allow('answer')
    @Shown
    @HttpCode(HttpStatus.OK)
    @Post(':id/reply')
    reply(
      @CurrentViewer() viewer: Viewer,
      @Param('id', UuidPipe) id: string,
      @Body(createValidationPipe(ReplyToRequestInput)) input: ReplyToRequestInput,
      @KeyHeader() key?: string,
    ) {
      return this.parts.thread.reply(viewer, id, input, key);
    }

    @allow('remove')
    @Delete(':id')
    remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
      return this.parts.status.remove(viewer, id);
    }

    get parts() {
      return this.kinds.partsOf(definition.name);
    }
  }
  return RequestControllerOf;
}
