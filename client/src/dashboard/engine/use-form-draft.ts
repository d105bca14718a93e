import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth';
import { DRAFT_KEPT_MS, DRAFT_SAVED_AFTER_MS } from '../../lib/draft';
import { readStored, removeStored, writeStored } from '../../lib/storage';
import { useNotify } from '../ui/use-notify';

type Values = Record<string, unknown>;

export interface StoredDraft {
  values: Values;
  savedAt: string;
  /** Version of the row that the draft was written over. */
  version?: number;
}

interface DraftOptions {
  /** Form and row: `services:7`, `services:new`. */
  name: string;
  instance: Pick<FormInstance, 'getFieldsValue'>;
  /** What the form starts with, without passwords and files: only these values are kept. */
  base: Values;
  version?: number | undefined;
}

export interface FormDraft {
  /** The draft that was found when the form opened. */
  found: StoredDraft | undefined;
  /** The row was changed after the draft was begun. */
  isOutdated: boolean;
  /** Version that what is typed belongs to: saving an outdated draft is refused as stale. */
  version: number | undefined;
  /** Call on each change: it is stored after a pause, and at once when the form or page is left. */
  changed(): void;
  /** Deletes the draft: what was typed is saved, or no longer wanted. */
  forget(): void;
}

const isEmpty = (value: unknown) => value === null || value === undefined;
const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Takes only values that the form still has and that fit, since drafts outlive releases. */
function readDraft(key: string, base: Values): StoredDraft | undefined {
  const stored = readStored<Partial<StoredDraft>>(key);
  if (!stored?.values || !stored.savedAt) return undefined;
  if (!(Date.now() - Date.parse(stored.savedAt) < DRAFT_KEPT_MS)) return undefined;
  const fits = ([name, value]: [string, unknown]) =>
    name in base && (isEmpty(base[name]) || isEmpty(value) || kindOf(base[name]) === kindOf(value));
  const values = Object.fromEntries(Object.entries(stored.values).filter(fits));
  return { values, savedAt: stored.savedAt, version: stored.version };
}

const pick = (values: Values, base: Values): Values =>
  Object.fromEntries(Object.keys(base).map((name) => [name, values[name]]));

/** Keeps what is typed into a form of the dashboard in the browser, per account, form and row. */
export function useFormDraft({ name, instance, base, version }: DraftOptions): FormDraft {
  const { user } = useAuth();
  const { t } = useTranslation();
  const notify = useNotify();
  // not `draft:`, which tells the public site that a visitor has begun to write
  const key = `dashboard-draft:${user?.id}:${name}`;
  const [found] = useState(() => readDraft(key, base));
  const basis = found ? found.version : version;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = useRef(false);

  const save = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const values = pick(instance.getFieldsValue(true) as Values, base);
    isKept.current = JSON.stringify(values) !== JSON.stringify(pick(base, base));
    if (!isKept.current) return removeStored(key);
    const savedAt = new Date().toISOString();
    isKept.current = writeStored(key, { values, savedAt, version: basis });
  }, [base, basis, instance, key]);

  const changed = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(save, DRAFT_SAVED_AFTER_MS);
  }, [save]);

  const forget = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    isKept.current = false;
    removeStored(key);
  }, [key]);

  const left = useRef<() => void>(undefined);
  useEffect(() => {
    left.current = () => {
      save();
      if (isKept.current) notify('info', t('dashboard.draft.left'));
    };
  }, [notify, save, t]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [save]);
  useEffect(() => () => left.current?.(), []);

  return { found, isOutdated: basis !== version, version: basis, changed, forget };
}
