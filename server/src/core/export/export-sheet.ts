import type { Locale } from '../../contract/locales.js';
import type { ExportValue } from './export-columns.js';

/** A table that is read from the database while it is sent. */
export interface ExportSheet {
  name: string;
  locale: Locale;
  headings: string[];
  rows: AsyncIterable<ExportValue[][]>;
}
