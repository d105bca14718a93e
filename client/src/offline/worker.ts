/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { OfflineMessage } from '../lib/offline';
import { alwaysKept, readLocale } from './always-kept';
import { isContact, isFile, isKept, isPage } from './kept-pages';
import { offlinePage, withCopyNote } from './offline-page';
import {
  getAge,
  findContact,
  COPY_LIFETIME_MS,
  filesIn,
  isShared,
  OTHERS_AGAIN_MS,
  type PageCopy,
  READ_AGAIN_MS,
  findSite,
  stateIn,
  titleIn,
} from './page-copy';

/** The types of a page know `self` as a window. */
const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGES = 'pages';
const FILES = 'files';
const MOST_PAGES = 60;
const MOST_FILES = 240;
/** Whoever waits longer gets the copy, if there is one. */
const PATIENCE_SECONDS = 5;

const MATCH = { ignoreVary: true } as const;

/** The names of copies have neither a query nor a hash, which change nothing in these pages. */
const pathOf = (address: string) => new URL(address, worker.location.href).pathname;

// ── Keeping ──────────────────────────────────────────────────────────────────────────────────────

/** Ends what is being kept when everything is to be deleted. */
let keeping = new AbortController();

/** One message after the other, so that nothing is kept behind a deletion. */
let work: Promise<unknown> = Promise.resolve();

/** The oldest go first. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

async function keepFiles(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const cache = await caches.open(FILES);
  for (const path of paths) {
    // a file of the build never changes under its name
    if (signal.aborted || (await cache.match(path, MATCH))) continue;
    const answer = await fetch(path, { credentials: 'omit', signal }).catch(() => undefined);
    if (answer && isShared(answer) && !signal.aborted) await cache.put(path, answer);
  }
  await trim(cache, MOST_FILES);
}

/**
 * The only place that stores pages. They are fetched without cookies, so that the server answers what everybody
 * gets, and stored only if it says that everybody does.
 */
async function keepPage(path: string, againMs: number, signal: AbortSignal): Promise<void> {
  if (!isKept(path) || signal.aborted) return;
  const cache = await caches.open(PAGES);
  const known = await cache.match(path, MATCH);
  if (known && getAge(known) < againMs) return;
  const headers = { accept: 'text/html' };
  const answer = await fetch(path, { credentials: 'omit', headers, signal }).catch(() => undefined);
  // withdrawn
  if (answer?.status === 404 || answer?.status === 410) await cache.delete(path);
  if (!answer || !isShared(answer)) return;
  const html = await answer.clone().text();
  if (!stateIn(html, readLocale(path))) return;
  await keepFiles(filesIn(html), signal);
  if (signal.aborted) return;
  await cache.put(path, answer);
  await trim(cache, MOST_PAGES);
}

type KeepMessage = Extract<OfflineMessage, { type: 'keep' }>;

async function keep({ read, files, isLineThin }: KeepMessage, signal: AbortSignal): Promise<void> {
  await keepPage(read, READ_AGAIN_MS, signal);
  await keepFiles(files.filter(isFile), signal);
  const others = alwaysKept(readLocale(read));
  for (const path of isLineThin ? others.slice(0, 1) : others)
    await keepPage(path, OTHERS_AGAIN_MS, signal);
}

async function empty(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

worker.addEventListener('message', (event) => {
  const message = event.data as OfflineMessage;
  if (message.type === 'keep') {
    const { signal } = keeping;
    work = work.then(() => keep(message, signal)).catch(() => undefined);
    event.waitUntil(work);
  } else if (message.type === 'empty') {
    keeping.abort();
    keeping = new AbortController();
    work = work.then(empty).catch(() => undefined);
    event.waitUntil(work.then(() => event.ports[0]?.postMessage('done')));
  }
});

// ── Answering ────────────────────────────────────────────────────────────────────────────────────

/** Nothing that passes by is stored: it may belong to a person. */
const notStored = { cacheWillUpdate: () => Promise.resolve(null) };

const asCopy = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(pathOf(request.url)),
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response;
  }) => {
    if (!cachedResponse || getAge(cachedResponse) > COPY_LIFETIME_MS) return null;
    const locale = readLocale(pathOf(request.url));
    const html = await cachedResponse.text();
    const state = stateIn(html, locale);
    if (!state) return null;
    const date = new Date(cachedResponse.headers.get('date') ?? '');
    return asPage(withCopyNote(html, locale, state, date), cachedResponse.headers);
  },
};

/** A page with the policy under which it was sent; the length and the encoding are no longer true. */
function asPage(html: string, sent?: Headers): Response {
  const policy =
    sent?.get('content-security-policy') ?? "default-src 'none'; style-src 'unsafe-inline'";
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return new Response(html, { headers });
}

async function copiesOf(): Promise<PageCopy[]> {
  const cache = await caches.open(PAGES);
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async (key) => ({
      path: pathOf(key.url),
      html: (await (await cache.match(key, MATCH))?.text()) ?? '',
    })),
  );
}

async function answerOffline(path: string): Promise<Response> {
  const locale = readLocale(path);
  const copies = await copiesOf();
  const kept = copies
    .filter((copy) => readLocale(copy.path) === locale)
    .map((copy) => ({ path: copy.path, title: titleIn(copy.html) }));
  return asPage(
    offlinePage({
      locale,
      isContact: isContact(path),
      site: findSite(copies, locale)?.site,
      contact: findContact(copies, locale),
      kept: kept.filter(({ title }) => title !== ''),
    }),
  );
}

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' && sameOrigin && isPage(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: MATCH,
    plugins: [notStored, asCopy],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({ cacheName: FILES, matchOptions: MATCH, plugins: [notStored] }),
);
setCatchHandler(({ request, url }: RouteHandlerCallbackOptions) =>
  request.mode === 'navigate' ? answerOffline(url.pathname) : Promise.resolve(Response.error()),
);

// ── Taking over ──────────────────────────────────────────────────────────────────────────────────

// It knows nothing of a build, so it may serve pages of the one before: no page has to be loaded again.
void worker.skipWaiting();
clientsClaim();
enableNavigationPreload();
