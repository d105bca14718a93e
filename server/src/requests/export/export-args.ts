import type { Type } from '@nestjs/common';
import { ArgsType, Field, PickType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import {
  CSV_SEPARATORS,
  type CsvSeparator,
  EXPORT_FORMATS,
  type ExportFormat,
} from '../../contract/exports.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import type { GraphqlList } from '../../platform/list/graphql-list.js';
import { EnumField } from '../../platform/validation/fields.js';

const ExportFormatEnum = graphqlEnum(
  'ExportFormat',
  EXPORT_FORMATS,
  'Format of an exported file.',
  {
    csv: 'Text with separators, in UTF-8.',
    xlsx: 'An Excel workbook.',
  },
);

const CsvSeparatorEnum = graphqlEnum(
  'CsvSeparator',
  CSV_SEPARATORS,
  'What stands between the cells of a CSV.',
  {
    comma: 'A comma, as spreadsheet programs set to English read it.',
    semicolon: 'A semicolon, as spreadsheet programs set to French or Arabic read it.',
  },
);

/** The format that the rows of a list are exported in. */
export interface ExportFormatArgs {
  format: ExportFormat;
  /** By the language when it is left out. */
  separator?: CsvSeparator | null;
  /** That of the caller when it is left out, as in other files. */
  language?: Locale | null;
}

/** Adds what a file looks like to the arguments of a list. */
function ExportArgs<Base extends object>(base: Type<Base>): Type<Base & ExportFormatArgs> {
  @ArgsType()
  class ExportArgsOf extends (base as Type<object>) {
    @Field(() => ExportFormatEnum, { description: 'Format of the file.' })
    @IsIn(EXPORT_FORMATS, { message: 'oneOf' })
    format: ExportFormat;

    @EnumField(CsvSeparatorEnum, CSV_SEPARATORS, {
      optional: true,
      description:
        'What stands between the cells of a CSV: by default a comma in English, and a semicolon in Arabic and French.',
    })
    separator?: CsvSeparator | null;

    @EnumField(LocaleEnum, LOCALES, {
      optional: true,
      description: 'Language of the file; that of the caller by default.',
    })
    language?: Locale | null;
  }
  return ExportArgsOf as unknown as Type<Base & ExportFormatArgs>;
}

/** The filter of a list, a format and a language: a file has no pages, and one order. */
export function exportArgs({ args, checked }: Pick<GraphqlList, 'args' | 'checked'>) {
  const filter = PickType(args as Type<{ filter: object }>, ['filter'] as const);
  return { args: ExportArgs(filter), checked: ExportArgs(checked) };
}
