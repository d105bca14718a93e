import { onStoredElsewhere, readText, removeStored, storedKeys, writeText } from '../storage';

/** When drafts were last erased in this browser; other tabs are told by its change. */
const ERASED_AT = 'draftsErasedAt';

/** What is written before signing in: in the tab, and on a device whose owner said so. It is nobody's yet. */
export const MATTER = 'matter';
export const MATTER_ON_DEVICE = 'draft:matter';

/** Drafts of one account, of the threads of its requests, and what was written before signing in. */
function isOf(userId: string, key: string): boolean {
  if (key.startsWith('draft:thread:') || key === MATTER_ON_DEVICE) return true;
  return userId !== '' && /^(?:dashboard-)?draft:/.test(key) && key.includes(userId);
}

/** Names of clients that this tab remembers, and what was written in it before signing in. */
function eraseOfTab(): void {
  try {
    Object.keys(window.sessionStorage)
      .filter((key) => key === MATTER || key.startsWith('recentPlaces:'))
      .forEach((key) => window.sessionStorage.removeItem(key));
  } catch {
    // The browser forbids it: there is nothing to remove then.
  }
}

/** Removes the drafts of an account, and what was written in this tab before signing in. */
function removeDrafts(userId: string): void {
  storedKeys()
    .filter((key) => isOf(userId, key))
    .forEach(removeStored);
  eraseOfTab();
}

/**
 * Signing out leaves nothing of what the person typed on the device: computers are shared (B04). A
 * session that ended by itself keeps it, because the person comes back to it.
 */
export function eraseDrafts(userId: string): void {
  // first, so that no tab stores anything once its drafts are removed
  writeText(ERASED_AT, String(Date.now()));
  removeDrafts(userId);
}

/** A tab that was frozen hears of a sign-out much later, when there may be drafts that are to stay. */
const MEANWHILE_MS = 10_000;

/** For a tab that hears that somebody signs out elsewhere: removes what it stored while that happened. */
export function eraseStoredMeanwhile(userId: string): void {
  if (isErasedSince(Date.now() - MEANWHILE_MS)) removeDrafts(userId);
  else eraseOfTab();
}

/** Whether a form that was opened at this time belongs to somebody who has signed out since: it must not be stored. */
export function isErasedSince(openedAt: number): boolean {
  return Number(readText(ERASED_AT) ?? 0) >= openedAt;
}

/** Whether anybody has signed out in this browser. */
export const wereDraftsErased = (): boolean => readText(ERASED_AT) !== undefined;

/** Calls back when somebody signs out in another tab. */
export const onErasedElsewhere = (listener: () => void): (() => void) =>
  onStoredElsewhere(ERASED_AT, listener);
