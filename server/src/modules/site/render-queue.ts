import pLimit from 'p-limit';

/** More at once would only make each page slower, and answers from the cache wait for all of them. */
const MAX_RENDERED_AT_ONCE = 4;
/** A page that waits behind so many would come too late: about two seconds. */
const MAX_WAITING = 40;

/** Seconds after which a page that was not rendered may be asked for again. */
export const RETRY_AFTER_SECONDS = 2;

/** Renders a few pages at once and lets a bounded number wait. */
export class RenderQueue {
  private readonly limit = pLimit(MAX_RENDERED_AT_ONCE);

  /** Runs `render` when it is its turn; undefined if too many wait already. */
  run<T>(render: () => Promise<T>): Promise<T> | undefined {
    const { activeCount, pendingCount } = this.limit;
    if (activeCount + pendingCount >= MAX_RENDERED_AT_ONCE + MAX_WAITING) return undefined;
    return this.limit(render);
  }
}
