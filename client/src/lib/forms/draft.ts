import { useCallback, useEffect, useRef, useState } from 'react';
import { isErasedSince } from './draft-erasure';
import type { Texts } from './form';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../storage';

/**
 * A random UUID v4. `crypto.randomUUID` exists only on https and localhost, so an office that opens
 * the site by plain http on its own network needs the fallback.
 */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const DRAFT_SAVE_DELAY_MS = 400;
export const DRAFT_LIFETIME_MS = 30 * 24 * 3_600_000;

/** What the browser keeps of a form. */
export interface StoredDraft {
  values: Record<string, string>;
  savedAt: string;
  /** Sent with each attempt, so that a retry after a lost answer does not create a second row. */
  submissionKey: string;
}

/** Takes only fields that the form still has: a draft of an older version must not break it. */
function readDraft(storageKey: string, blank: object): StoredDraft | null {
  const stored = readStored<Partial<StoredDraft>>(storageKey);
  if (!stored?.values || !stored.savedAt || !stored.submissionKey) return null;
  if (!(Date.now() - Date.parse(stored.savedAt) < DRAFT_LIFETIME_MS)) return null;
  const known = Object.entries(stored.values).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  );
  return {
    values: Object.fromEntries(known),
    savedAt: stored.savedAt,
    submissionKey: stored.submissionKey,
  };
}

/** Whether any field differs from the blank form. */
export function differs<Values extends Texts<Values>>(values: Values, blank: Values): boolean {
  return (Object.keys(blank) as (keyof Values)[]).some((name) => values[name] !== blank[name]);
}

export interface DraftOptions<Values> {
  /** Storage key. It contains the user's id, so that nobody sees another user's draft. */
  name: string;
  /** The blank form. Values equal to it are not stored. */
  blank: Values;
  /** Adapts a stored draft to the page's address, such as the service it names. */
  reconcile?: (draft: Values) => Values;
}

export interface Draft<Values> {
  blank: Values;
  /** Reads the stored draft, if there is one. `useForm` calls it in the browser. */
  restore: () => Values | null;
  /** When the stored draft was last saved; null when there was none. */
  restoredAt: string | null;
  /** Something else was typed into the same form in another tab; what is typed last is kept. */
  isTypedElsewhere: boolean;
  save: (values: Values) => void;
  /** Idempotency key, stored with the draft: it stays the same until `clear` or `renewKey`. */
  submissionKey: (values: Values) => string;
  /** Call when the server knows the key with other content: the next attempt is a new submission. */
  renewKey: (values: Values) => void;
  /** Deletes the draft, after it was sent or discarded. */
  clear: (values: Values) => void;
}

/** Stores the draft with its key, and deletes both. */
function useDraftStorage<Values extends Texts<Values>>(storageKey: string, blank: Values) {
  const key = useRef<string>(undefined);
  // Not saved again: values just restored, and values sent while a save was still delayed.
  const skipped = useRef<Values>(null);
  const [openedAt] = useState(() => Date.now());

  const save = useCallback(
    (values: Values) => {
      if (values === skipped.current || isErasedSince(openedAt)) return;
      if (!differs(values, blank)) return removeStored(storageKey);
      key.current ??= randomKey();
      const savedAt = new Date().toISOString();
      writeStored(storageKey, { values, savedAt, submissionKey: key.current });
    },
    [blank, openedAt, storageKey],
  );
  return {
    save,
    markRestored: (values: Values, submissionKey: string) => {
      skipped.current = values;
      key.current = submissionKey;
    },
    // Stored before sending: if the tab closes while sending, the retry must use the same key.
    submissionKey: (values: Values) => {
      save(values);
      return (key.current ??= randomKey());
    },
    renewKey: (values: Values) => {
      key.current = randomKey();
      save(values);
    },
    clear: (values: Values) => {
      skipped.current = values;
      key.current = undefined;
      removeStored(storageKey);
    },
  };
}

/**
 * Keeps what is typed into a form through a reload, a lost session and a closed tab (B04).
 *
 * @example
 * const draft = useDraft({ name: `request:${user.id}`, blank });
 * const form = useForm({ initial: draft.blank, restore: draft.restore, … });
 * useAutosave(draft, form.values);
 */
export function useDraft<Values extends Texts<Values>>(
  options: DraftOptions<Values>,
): Draft<Values> {
  const { name, reconcile = (draft: Values) => draft } = options;
  const storageKey = `draft:${name}`;
  const [blank] = useState(options.blank);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isTypedElsewhere, setTypedElsewhere] = useState(false);
  useEffect(() => onStoredElsewhere(storageKey, () => setTypedElsewhere(true)), [storageKey]);
  const { markRestored, ...draftStorage } = useDraftStorage(storageKey, blank);
  const restore = () => {
    const stored = readDraft(storageKey, blank);
    if (!stored) return null;
    const values = reconcile({ ...blank, ...stored.values });
    markRestored(values, stored.submissionKey);
    setRestoredAt(stored.savedAt);
    return values;
  };
  const clear = (values: Values) => {
    draftStorage.clear(values);
    setRestoredAt(null);
  };
  return { ...draftStorage, blank, restore, restoredAt, isTypedElsewhere, clear };
}

/** Saves shortly after each change, and at once when the page or the form is left. */
export function useAutosave<Values>({ save }: Pick<Draft<Values>, 'save'>, values: Values): void {
  const shown = useRef(values);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current = null;
    save(shown.current);
  }, [save]);

  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { timer: setTimeout(flush, DRAFT_SAVE_DELAY_MS) };
  }, [flush, values]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}
