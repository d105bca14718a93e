import type { Locale } from './locales.js';

/** Formats of an export, the one that every program reads alike first. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What stands between the cells of a CSV. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Spreadsheet programs set to French or Arabic take a comma for a decimal sign, and split at semicolons. */
export const usualSeparator = (locale: Locale): CsvSeparator =>
  locale === 'en' ? 'comma' : 'semicolon';

/** More rows than this are refused: the filters have to be narrowed first. */
export const MAX_EXPORTED_ROWS = 100_000;
