import { useEffect, useState, useSyncExternalStore } from 'react';
import { readError } from '../../lib/api/read-error';
import { randomKey } from '../../lib/forms/draft';
import { isErasedSince } from '../../lib/forms/draft-erasure';
import { useCaseSide } from './case-files';
import type { UploadPort } from './upload-queue';
import { getQueue } from './upload-queues';

/** What may be gone the next time: a connection, a process that was to answer, a limit. */
const PASSING = new Set<string>([
  'NETWORK_ERROR',
  'BAD_REQUEST',
  'REQUEST_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_CONNECTIONS',
]);

/** The files on their way to the request of this side, which go on when the page is left for another one. */
export function useUploadQueue() {
  const { id, send, reload } = useCaseSide();
  const [openedAt] = useState(() => Date.now());
  const port: UploadPort = {
    ...{ onSent: reload, makeKey: randomKey },
    // whoever has signed in since would be named as the sender
    send: (...upload) =>
      isErasedSince(openedAt) ? Promise.reject(new Error('signed out')) : send(...upload),
    read: (error) => {
      const { code, message, fields } = readError(error);
      return { isPassing: PASSING.has(code), message: fields['file'] ?? message };
    },
  };
  const queue = getQueue(id, port);
  useEffect(() => queue.use(port));
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read) };
}
