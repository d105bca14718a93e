import type { Type } from '@nestjs/common';
import { InputType, IntersectionType, Mutation, PickType } from '@nestjs/graphql';
import { requestPermission, type RequestRight } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import { capitalized } from '../graphql/capitalized.js';
import type { DynamicHandler } from '../graphql/dynamic-handlers.js';
import type { Viewer } from '../request-context/viewer.js';
import type { BulkStatusChange, RequestServiceInterface } from './request-service.interface.js';
import type { RequestApiOptions } from './request-api-options.js';
import { BulkAssignment, BulkResult, RequestRows } from './request-bulk.types.js';
import { requestDescriptions } from './request-descriptions.js';
import { Input } from './request-arg-decorators.js';

interface Bulk<S> {
  service: S;
}

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
 * `setServiceRequestStatuses`, `assignServiceRequests`, `removeServiceRequests`,
 * `restoreServiceRequests`.
 */
export function bulkHandlers<S extends RequestServiceInterface>(
  options: RequestApiOptions,
): DynamicHandler<Bulk<S>>[] {
  const one = capitalized(options.definition.name);
  const says = requestDescriptions(options.definition.label);
  const handler = (
    [operation, right]: readonly [
      'setStatuses' | 'assignAll' | 'removeAll' | 'restoreAll',
      RequestRight,
    ],
    name: string,
    input: Type<RequestRows>,
  ): DynamicHandler<Bulk<S>> => ({
    name: operation,
    decorators: [
      Allow(requestPermission(options.definition.name, right)),
      Mutation(() => BulkResult, { name, description: says[operation] }),
    ],
    parameters: [CurrentViewer(), Input(input)],
    run(viewer: Viewer, values: RequestRows & BulkStatusChange) {
      return this.service[operation](viewer, values);
    },
  });
  return [
    handler(['setStatuses', 'answer'], `set${one}Statuses`, statusesInput(options)),
    handler(['assignAll', 'manage'], `assign${one}s`, BulkAssignment),
    handler(['removeAll', 'remove'], `remove${one}s`, RequestRows),
    handler(['restoreAll', 'remove'], `restore${one}s`, RequestRows),
  ];
}
