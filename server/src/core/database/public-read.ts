import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

const storage = new AsyncLocalStorage<ServerResponse>();

/** Answers a request whose answer is the same for everybody: what it reads may come from the read replica. */
export function asPublicRead(response: ServerResponse, answer: () => void): void {
  storage.run(response, answer);
}

/** Whether such a request is being answered; work that goes on after its answer is not part of it. */
export const isPublicRead = () => storage.getStore()?.writableEnded === false;
