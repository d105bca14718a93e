import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CSV_SEPARATORS, EXPORT_FORMATS, MAX_EXPORTED_ROWS } from '../../contract/exports.js';
import { graphqlEnum } from '../graphql/graphql-enums.js';

export const ExportFormatEnum = graphqlEnum(
  'ExportFormat',
  EXPORT_FORMATS,
  'Format of an exported file.',
  { csv: 'Text with separators, in UTF-8.', xlsx: 'An Excel workbook.' },
);

export const CsvSeparatorEnum = graphqlEnum(
  'CsvSeparator',
  CSV_SEPARATORS,
  'What stands between the cells of a CSV.',
  {
    comma: 'A comma, as spreadsheet programs set to English read it.',
    semicolon: 'A semicolon, as spreadsheet programs set to French or Arabic read it.',
  },
);

@ObjectType('RequestExport', { description: 'An export that is ready to be downloaded.' })
export class RequestExportLink {
  @Field(() => String, {
    description:
      'Path of the file, for the administrator who asked for it; valid for a minute, and recorded when it is opened.',
  })
  url: string;

  @Field(() => Int, {
    description: `Number of requests that match, at most ${MAX_EXPORTED_ROWS}.`,
  })
  rows: number;
}
