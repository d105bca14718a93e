import { useEffect, useState, useSyncExternalStore } from 'react';
import { readError } from '../../lib/api/read-error';
import { randomKey } from '../../lib/forms/draft';
import { useCaseSide } from './case-files';
import { UploadQueue, type UploadPort } from './upload-queue';

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

/** The files that this page sends, which go on while the request is read again. */
export function useUploadQueue() {
  const { send, reload } = useCaseSide();
  const port: UploadPort = {
    ...{ send, onSent: reload, makeKey: randomKey },
    read: (error) => {
      const { code, message, fields } = readError(error);
      return { isPassing: PASSING.has(code), message: fields['file'] ?? message };
    },
  };
  const [queue] = useState(() => new UploadQueue(port));
  useEffect(() => queue.use(port));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isBusy) event.preventDefault();
    };
    window.addEventListener('online', queue.retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', queue.retry);
      window.removeEventListener('beforeunload', warn);
      queue.dispose();
    };
  }, [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read) };
}
