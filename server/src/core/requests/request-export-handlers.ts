import type { Type } from '@nestjs/common';
import { Args, ArgsType, Field, Mutation } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import {
  CSV_SEPARATORS,
  type CsvSeparator,
  EXPORT_FORMATS,
  type ExportFormat,
} from '../../contract/exports.js';
import { requestPermission } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import { capitalized } from '../graphql/capitalized.js';
import type { DynamicHandler } from '../graphql/dynamic-handlers.js';
import type { Viewer } from '../request-context/viewer.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type {
  ExportFilters,
  RequestFilters,
  RequestServiceInterface,
} from './request-service.interface.js';
import type { RequestApiOptions } from './request-api-options.js';
import { requestDescriptions } from './request-descriptions.js';
import { CsvSeparatorEnum, ExportFormatEnum, RequestExportLink } from './request-export.types.js';

interface Exporting<S> {
  service: S;
}

/** The arguments of the list, and a format. */
function exportArgs(listArgs: Type<RequestFilters>): Type<ExportFilters> {
  @ArgsType()
  class ExportArgs extends (listArgs as Type<object>) {
    @Field(() => ExportFormatEnum, { description: 'Format of the file.' })
    @IsIn(EXPORT_FORMATS, { message: 'oneOf' })
    format: ExportFormat;

    @Field(() => CsvSeparatorEnum, {
      nullable: true,
      description:
        'What stands between the cells of a CSV: by default a comma in English, and a semicolon in Arabic and French.',
    })
    @IsOptional()
    @IsIn(CSV_SEPARATORS, { message: 'oneOf' })
    separator?: CsvSeparator | null;
  }
  return ExportArgs;
}

/** `createServiceRequestExport`. */
export function exportHandlers<S extends RequestServiceInterface>(
  options: RequestApiOptions,
): DynamicHandler<Exporting<S>>[] {
  const args = exportArgs(options.listArgs);
  const one = capitalized(options.definition.name);
  return [
    {
      name: 'createExport',
      decorators: [
        Allow(requestPermission(options.definition.name, 'export')),
        Mutation(() => RequestExportLink, {
          name: `create${one}Export`,
          description: requestDescriptions(options.definition.label).createExport,
        }),
      ],
      parameters: [CurrentViewer(), Args({ type: () => args }, createValidationPipe(args))],
      run(viewer: Viewer, filters: ExportFilters) {
        return this.service.createExport(viewer, filters);
      },
    },
  ];
}
