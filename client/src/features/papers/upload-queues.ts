import { isErasedSince } from '../../lib/forms/draft-erasure';
import { type UploadPort, UploadQueue } from './upload-queue';

interface Kept {
  queue: UploadQueue;
  since: number;
}

/** The queues of requests, which go on while other pages are read. */
const kept = new Map<string, Kept>();

const queues = () => [...kept.values()].map(({ queue }) => queue);

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Files on their way are lost with the page. The listener is there only then: with it, browsers keep no page for Back. */
function watch(): void {
  if (queues().some(({ isBusy }) => isBusy)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function retry(): void {
  for (const queue of queues()) queue.retry();
}

/** The queue of a request: the one that was made for it, or a new one. What belongs to somebody who signed out is dropped. */
export function getQueue(id: string, port: UploadPort): UploadQueue {
  const known = kept.get(id);
  if (known && !isErasedSince(known.since)) return known.queue;
  known?.queue.dispose();
  const queue = new UploadQueue(port);
  queue.subscribe(watch);
  kept.set(id, { queue, since: Date.now() });
  window.addEventListener('online', retry);
  return queue;
}
