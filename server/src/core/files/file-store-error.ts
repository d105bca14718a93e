/** What stores say when they have no room left, or the bucket has reached its quota. */
const FULL = /quota|storagefull|insufficientstorage|entitytoolarge/i;

interface Answer {
  status?: unknown;
  serviceCode?: unknown;
}

export const statusOf = (error: unknown): unknown => (error as Answer).status;

/** A store that cannot be reached, refuses, or is full, with a code of the file system that says the same. */
export class FileStoreError extends Error {
  constructor(
    message: string,
    readonly code: 'EIO' | 'EDQUOT' = 'EIO',
    /** Whether the store answered, and will answer the same again. */
    readonly isRefusal = false,
  ) {
    super(message);
  }

  static of(error: unknown): FileStoreError {
    const { status, serviceCode } = error as Answer;
    if (typeof status !== 'number')
      return new FileStoreError(`The file store does not answer: ${reasonOf(error)}`);
    const said = `${status} ${String(serviceCode)}`;
    const isFull = status === 507 || FULL.test(said);
    const isRefusal = !isFull && status >= 400 && status < 500;
    return new FileStoreError(
      `The file store answers ${said}`,
      isFull ? 'EDQUOT' : 'EIO',
      isRefusal,
    );
  }
}

/** What is behind an error such as "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as { message?: string; cause?: unknown; code?: string };
  return cause ? reasonOf(cause) : message || code || String(error);
}
