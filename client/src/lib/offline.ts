/** What pages tell the worker that keeps pages for reading offline (`src/offline`). */
export type OfflineMessage =
  /** Keep the page at the path `read`, the files that it has loaded and, over a thick line, what everybody may need. */
  | { type: 'keep'; read: string; files: readonly string[]; isLineThin: boolean }
  /** Delete everything. The answer goes to the port of the message. */
  | { type: 'empty' };

let isEmptied = false;

/** Whether everything was deleted while this page was open: then it keeps nothing more until it is loaded again. */
export const wasEmptied = (): boolean => isEmptied;

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Deletes what this browser keeps for reading offline. The worker is told, too, because it may be keeping a page just
 * now; it answers `port`. Over plain http browsers have neither, and nothing is kept.
 */
export async function emptyKept(port?: MessagePort): Promise<void> {
  isEmptied = true;
  if (typeof caches === 'undefined') return;
  const message: OfflineMessage = { type: 'empty' };
  navigator.serviceWorker?.controller?.postMessage(message, port ? [port] : []);
  // the browser may forbid storage
  await deleteCaches().catch(() => undefined);
}
