/** Formats of an export. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** More rows than this are refused: the filters have to be narrowed first. */
export const MAX_EXPORTED_ROWS = 100_000;
