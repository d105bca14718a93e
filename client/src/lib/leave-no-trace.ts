import type { Locale } from '@contract/locales';
import { emptyKept } from './offline';

/** Where the person is taken: a page that everybody opens, in their language, without advertising. */
export const NEUTRAL_PAGE: Record<Locale, string> = {
  ar: 'https://ar.wikipedia.org/',
  fr: 'https://fr.wikipedia.org/',
  en: 'https://en.wikipedia.org/',
};

/** Whoever stands behind the person does not wait for a slow network. */
const PATIENCE_MS = 2000;
const CHANNEL = 'leave-no-trace';

/** Nobody reads on while the rest happens. */
function hidePage(): void {
  document.documentElement.style.display = 'none';
  document.title = 'Wikipedia';
}

/** The next page is not told where the person comes from. Calls would have no origin after this, and be refused. */
function sendNoReferrer(): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
}

/** Forms that are open store what is typed when the page is left: that is dropped. */
function closeStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
    Storage.prototype.setItem = () => undefined;
  } catch {
    // The browser forbids storage: nothing is there.
  }
}

/** Those that scripts can see. Without `signed_in` the session's own, which the server removes, counts for nothing. */
function dropCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=', 1);
    for (const domain of ['', `; Domain=${window.location.hostname}`])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

async function removeWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => (port1.onmessage = resolve));
  await Promise.all([emptyKept(port2), serviceWorker.controller && answered]);
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

export interface LeaveOptions {
  locale: Locale;
  /** Left out where nobody is signed in. */
  signOut?: () => Promise<void>;
}

let isLeaving = false;

async function leave({ locale, signOut }: LeaveOptions, tellOthers?: () => void): Promise<void> {
  // the page that begins hears its own message, too
  if (isLeaving) return;
  isLeaving = true;
  hidePage();
  const signedOut = signOut?.();
  closeStorage();
  const erased = Promise.allSettled([signedOut, removeWorker()]);
  await Promise.race([erased, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  dropCookies();
  // not before: they drop the cookies with which this one signs out
  tellOthers?.();
  sendNoReferrer();
  window.location.replace(NEUTRAL_PAGE[locale]);
}

function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('leave');
  channel.close();
}

/**
 * Erases what the site keeps in this browser, in all its tabs, and replaces the page with a neutral one. Browsers let
 * no page erase their history.
 */
export const leaveNoTrace = (options: LeaveOptions): Promise<void> => leave(options, tellOtherTabs);

/** Leaves this tab, too, when another one is left without a trace. */
export function followLeaving(locale: Locale): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void leave({ locale });
  return () => channel.close();
}
