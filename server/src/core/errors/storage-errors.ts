/** What the file system answers when the disk or the quota is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a write failed because there is no room left. */
export function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && FULL.has(code);
}
