import { applyDecorators, Inject, type Type } from '@nestjs/common';
import { InputType, IntersectionType, Mutation, PickType, Resolver } from '@nestjs/graphql';
import { requestPermission, type RequestRight } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestApiOptions } from './request-api.js';
import { Input, requestDescriptions } from './request-operations.js';
import {
  BulkAssignment,
  BulkResult,
  type BulkStatusChange,
  RequestRows,
} from '../desk/request-bulk.js';
import { exportArgs } from '../export/export-args.js';
import {
  type ExportFilters,
  RequestExportLink,
  RequestExports,
} from '../export/request-exports.js';
import type { RequestService } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';

/** The input of one kind of request, which has its own statuses. */
function statusesInput({ definition, statusInput }: RequestApiOptions): Type<BulkStatusChange> {
  @InputType(`Set${capitalized(definition.name)}StatusesInput`, {
    description: `A new status for several ${definition.label.many}, with a note for each client.`,
  })
  class StatusesInput extends IntersectionType(
    RequestRows,
    PickType(statusInput, ['status', 'note'] as const),
  ) {}
  return StatusesInput;
}

/**
 * What is done with many requests of a kind over GraphQL, named after it: `setServiceRequestStatuses`,
 * `assignServiceRequests`, `deleteServiceRequests`, `restoreServiceRequests`, `createServiceRequestExport`.
 */
export function RequestBulkMutations<E extends RequestBase>(
  options: RequestApiOptions,
  service: Type<RequestService<E>>,
) {
  const { name, label } = options.definition;
  const one = capitalized(name);
  const says = requestDescriptions(label);
  const Bulk = (right: RequestRight, mutation: string, description: string) =>
    applyDecorators(
      Allow(requestPermission(name, right)),
      Mutation(() => BulkResult, { name: mutation, description }),
    );

  @Resolver()
  class RequestBulkMutationsOf {
    @Inject(service) readonly requests: RequestService<E>;
    @Inject(RequestExports) readonly exports: RequestExports;

    @Bulk('answer', `set${one}Statuses`, says.setStatuses)
    setStatuses(
      @CurrentViewer() viewer: Viewer,
      @Input(statusesInput(options)) input: BulkStatusChange<E>,
    ) {
      return this.requests.parts.bulk.setStatuses(viewer, input);
    }

    @Bulk('manage', `assign${one}s`, says.assignAll)
    assignAll(@CurrentViewer() viewer: Viewer, @Input(BulkAssignment) input: BulkAssignment) {
      return this.requests.parts.bulk.assignAll(viewer, input);
    }

    @Bulk('remove', `delete${one}s`, says.removeAll)
    removeAll(@CurrentViewer() viewer: Viewer, @Input(RequestRows) input: RequestRows) {
      return this.requests.parts.bulk.removeAll(viewer, input);
    }

    @Bulk('remove', `restore${one}s`, says.restoreAll)
    restoreAll(@CurrentViewer() viewer: Viewer, @Input(RequestRows) input: RequestRows) {
      return this.requests.parts.bulk.restoreAll(viewer, input);
    }

    @Allow(requestPermission(name, 'export'))
    @Mutation(() => RequestExportLink, {
      name: `create${one}Export`,
      description: says.createExport,
    })
    createExport(
      @CurrentViewer() viewer: Viewer,
      @Listed(exportArgs(options.list)) filters: ExportFilters,
    ) {
      return this.exports.link(name, viewer, filters);
    }
  }
  return RequestBulkMutationsOf;
}
