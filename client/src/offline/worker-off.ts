/// <reference lib="webworker" />

/** Sent instead of the worker where reading offline is switched off (`OFFLINE_READING`): it removes everything. */
const worker = self as unknown as ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
