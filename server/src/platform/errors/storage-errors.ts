/** What the file system answers when the disk or the quota is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** Codes of the file system when a folder is missing, closed or broken, or when too many files are open. */
const BROKEN = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
]);

/** Whether a write failed because there is no room left. */
export const isStorageFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Whether the file system failed, rather than whoever sent the file. */
export const isStorageError = (error: unknown): boolean =>
  isStorageFull(error) || BROKEN.has(codeOf(error));

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
