import type { RequestKindName } from '@contract/requests/request-kinds';
import { isErasedSince } from '../../lib/forms/draft-erasure';

/** A file that goes with a form, once that has been sent. */
export interface ChosenFile {
  key: string;
  file: File;
  /** Why it cannot be sent, in the reader's language. */
  problem?: string;
}

interface Kept {
  files: readonly ChosenFile[];
  since: number;
}

const NONE: readonly ChosenFile[] = [];
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

export function onChosenFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The form of a kind, as one person fills it in. */
export const formOf = (kind: RequestKindName, userId: string) => `${kind}:${userId}`;

/**
 * The files that were chosen for a form. They are in the memory of the page alone, so that they outlive a lost session
 * but nothing of them stays on the device; signing out forgets them.
 */
export function chosenFiles(form: string): readonly ChosenFile[] {
  const found = kept.get(form);
  if (!found) return NONE;
  if (!isErasedSince(found.since)) return found.files;
  kept.delete(form);
  return NONE;
}

export function chooseFiles(form: string, files: readonly ChosenFile[]): void {
  const since = kept.get(form)?.since ?? Date.now();
  const before = chosenFiles(form);
  kept.set(form, { files: [...before, ...files], since: before.length > 0 ? since : Date.now() });
  tell();
}

export function dropFile(form: string, key: string): void {
  const found = kept.get(form);
  if (!found) return;
  kept.set(form, { ...found, files: found.files.filter((each) => each.key !== key) });
  tell();
}

/** The files of a form that was sent or emptied, which has none any more. */
export function takeFiles(form: string): readonly ChosenFile[] {
  const files = chosenFiles(form);
  kept.delete(form);
  tell();
  return files;
}
