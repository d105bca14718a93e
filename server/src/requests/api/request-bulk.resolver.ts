import { applyDecorators, Inject, type Type } from '@nestjs/common';
import {
  ArgsType,
  Field,
  InputType,
  IntersectionType,
  Mutation,
  PickType,
  Resolver,
} from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import {
  CSV_SEPARATORS,
  type CsvSeparator,
  EXPORT_FORMATS,
  type ExportFormat,
} from '../../contract/exports.js';
import type { Locale } from '../../contract/locales.js';
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
import {
  CsvSeparatorEnum,
  type ExportFilters,
  ExportFormatEnum,
  RequestExportLink,
  RequestExports,
} from '../export/request-exports.js';
import { EnumField } from '../../platform/validation/fields.js';
import { RequestKinds } from '../request-kinds.js';

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

/** Adds what a file looks like to the arguments of a list. */
function ExportArgs(base: Type<object>): Type<ExportFilters> {
  @ArgsType()
  class ExportArgsOf extends base {
    @Field(() => ExportFormatEnum, { description: 'Format of the file.' })
    @IsIn(EXPORT_FORMATS, { message: 'oneOf' })
    format: ExportFormat;

    @EnumField(CsvSeparatorEnum, CSV_SEPARATORS, {
      optional: true,
      description:
        'What stands between the cells of a CSV: by default a comma in English, and a semicolon in Arabic and French.',
    })
    separator?: CsvSeparator | null;
  }
  return ExportArgsOf;
}

/** The filter of the list, the language and a format: a file has no pages, and one order. */
function exportArgs({ list, listArgs }: RequestApiOptions) {
  const filter = PickType(
    list.args as Type<{ filter: object; language: Locale }>,
    ['filter', 'language'] as const,
  );
  return { args: ExportArgs(filter), checked: ExportArgs(listArgs) };
}

/**
 * What is done with many requests of a kind over GraphQL, named after it: `setServiceRequestStatuses`,
 * `assignServiceRequests`, `deleteServiceRequests`, `restoreServiceRequests`, `createServiceRequestExport`.
 */
export function RequestBulkMutations(options: RequestApiOptions) {
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
    @Inject(RequestKinds) readonly kinds: RequestKinds;
    @Inject(RequestExports) readonly exports: RequestExports;

    @Bulk('answer', `set${one}Statuses`, says.setStatuses)
    setStatuses(
      @CurrentViewer() viewer: Viewer,
      @Input(statusesInput(options)) input: BulkStatusChange,
    ) {
      return this.parts.bulk.setStatuses(viewer, input);
    }

    @Bulk('manage', `assign${one}s`, says.assignAll)
    assignAll(@CurrentViewer() viewer: Viewer, @Input(BulkAssignment) input: BulkAssignment) {
      return this.parts.bulk.assignAll(viewer, input);
    }

    @Bulk('remove', `delete${one}s`, says.removeAll)
    removeAll(@CurrentViewer() viewer: Viewer, @Input(RequestRows) input: RequestRows) {
      return this.parts.bulk.removeAll(viewer, input);
    }

    @Bulk('remove', `restore${one}s`, says.restoreAll)
    restoreAll(@CurrentViewer() viewer: Viewer, @Input(RequestRows) input: RequestRows) {
      return this.parts.bulk.restoreAll(viewer, input);
    }

    @Allow(requestPermission(name, 'export'))
    @Mutation(() => RequestExportLink, {
      name: `create${one}Export`,
      description: says.createExport,
    })
    createExport(
      @CurrentViewer() viewer: Viewer,
      @Listed(exportArgs(options)) filters: ExportFilters,
    ) {
      return this.exports.link(this.parts, viewer, filters);
    }

    get parts() {
      return this.kinds.partsOf(name);
    }
  }
  return RequestBulkMutationsOf;
}
