import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isContact, isKept } from '../../offline/kept-pages';
import { COPY_NOTE } from '../../offline/copy-note';
import { useAuth } from '../../lib/auth';
import { env } from '../../lib/env';
import { useLocale } from '../../lib/i18n/i18n';
import { followLeaving } from '../../lib/leave-no-trace';
import { emptyKept, type OfflineMessage, wasEmptied } from '../../lib/offline';
import { readText, removeStored, writeText } from '../../lib/storage';

/** At the root, so that it serves the whole site. */
const WORKER_FILE = '/sw.js';
/** Set while somebody is signed in, in whichever tab: what this browser keeps is emptied when they no longer are. */
const SIGNED_IN = 'readsSignedIn';
/** Browsers without `requestIdleCallback` wait so long. */
const PAUSE_MS = 2000;

/** Once for each loaded page, after everything else of it. */
let starting: Promise<ServiceWorker | null> | undefined;

async function startWorker(): Promise<ServiceWorker | null> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** What the page has loaded of the build so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search);

/** Whether the person pays for what is loaded, or would wait for it. */
function isLineThin(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

async function keepReading(path: string): Promise<void> {
  starting ??= startWorker();
  const worker = await starting;
  if (!worker || wasEmptied()) return;
  const message: OfflineMessage = {
    type: 'keep',
    read: path,
    files: loadedFiles(),
    isLineThin: isLineThin(),
  };
  worker.postMessage(message);
}

function whenIdle(run: () => void): () => void {
  // Safari has none
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

/** Without a connection the content of another page cannot be read; its copy is a whole page. */
function openWhole(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin) return;
  const { pathname } = link;
  if (pathname === window.location.pathname || !(isKept(pathname) || isContact(pathname))) return;
  // the browser follows the link, instead of the router
  event.stopPropagation();
}

/**
 * Has the worker keep what is read, with the pages that everybody may need. The office reads in its own network, and
 * nobody's pages are kept after signing out.
 */
export function useOfflineReading(): void {
  const { pathname } = useLocation();
  const locale = useLocale();
  const { user, loading, unknown } = useAuth();
  const isSignedIn = user !== null;
  const isKnown = !loading && !unknown;
  const isReader = isKnown && (user === null || user.role === 'client');

  useEffect(() => followLeaving(locale), [locale]);
  useEffect(() => {
    document.addEventListener('click', openWhole, true);
    return () => document.removeEventListener('click', openWhole, true);
  }, []);
  useEffect(() => {
    // another page than the one that was a copy
    return () => document.getElementById(COPY_NOTE)?.remove();
  }, [pathname]);
  useEffect(() => {
    if (isSignedIn) writeText(SIGNED_IN, '1');
    // signed out here or on the dashboard, or the session ended, perhaps while no page was open
    else if (isKnown && readText(SIGNED_IN)) {
      removeStored(SIGNED_IN);
      void emptyKept();
    }
  }, [isKnown, isSignedIn]);
  useEffect(() => {
    if (!env.production || !navigator.serviceWorker || !isReader) return undefined;
    const path = window.location.pathname;
    // refused by the browser, or there is no connection: the next page tries again
    return whenIdle(() => void keepReading(path).catch(() => undefined));
  }, [pathname, isReader]);
}
