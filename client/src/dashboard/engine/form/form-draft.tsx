import { Alert, Button, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../lib/auth';
import { isErasedSince } from '../../../lib/forms/draft-erasure';
import { DRAFT_LIFETIME_MS, DRAFT_SAVE_DELAY_MS } from '../../../lib/forms/draft';
import { readStored, removeStored, writeStored } from '../../../lib/storage';
import { useNotify } from '../../ui/use-notify';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { messageText } from '../../ui/message';
import styles from './resource-form.module.css';

interface DraftNoticeProps {
  draft: FormDraft;
  /** The form has passwords or pictures, which are not stored in drafts. */
  isPartial?: boolean;
  /** Shows the stored values again. */
  onDiscard(): void;
}

/** Says that the form was filled from a draft, and offers to discard the draft. */
export function DraftNotice({ draft, isPartial = false, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!draft.restored) return null;
  const values = { date: formatDateTime(draft.restored.savedAt, locale) };
  return (
    <Alert
      className={styles.summary}
      type={draft.isOutdated ? 'warning' : 'info'}
      showIcon
      role="status"
      title={messageText(t, { key: 'dashboard.draft.restored', values })}
      description={
        <>
          {draft.isOutdated && <p>{t('dashboard.draft.outdated')}</p>}
          {isPartial && <p>{t('dashboard.draft.partial')}</p>}
        </>
      }
      action={
        <Button
          onClick={() => {
            draft.clear();
            onDiscard();
          }}
        >
          {t('dashboard.draft.discard')}
        </Button>
      }
    />
  );
}

/** The browser asks before the page with unsaved changes is closed. */
export function useUnloadWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

type Values = Record<string, unknown>;

export interface StoredFormDraft {
  values: Values;
  savedAt: string;
  /** Version of the row that the draft was written over. */
  version?: number;
}

interface FormDraftOptions {
  /** Form and row: `services:7`, `services:new`. */
  name: string;
  instance: Pick<FormInstance, 'getFieldsValue'>;
  /** Initial values of the form without passwords and files. Only these fields are stored. */
  initialValues: Values;
  version?: number | undefined;
}

export interface FormDraft {
  /** The draft that was found when the form opened. */
  restored: StoredFormDraft | undefined;
  /** The row was changed after the draft was begun. */
  isOutdated: boolean;
  /** Version of the row that the values are based on: saving an outdated draft is refused as stale. */
  version: number | undefined;
  /** Call on each change: saves after a pause, and at once when the form or the page is closed. */
  scheduleSave(): void;
  /** Deletes the draft, after the form was saved or the draft discarded. */
  clear(): void;
  /** While it is being sent: a form that is closed by that leaves no draft behind, and says nothing. */
  hold(isSending: boolean): void;
}

const isEmpty = (value: unknown) => value === null || value === undefined;
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Takes only fields that the form still has with the same type, since drafts outlive releases. */
function readDraft(key: string, initialValues: Values): StoredFormDraft | undefined {
  const stored = readStored<Partial<StoredFormDraft>>(key);
  if (!stored?.values || !stored.savedAt) return undefined;
  if (!(Date.now() - Date.parse(stored.savedAt) < DRAFT_LIFETIME_MS)) return undefined;
  const fits = ([name, value]: [string, unknown]) => {
    const initial = initialValues[name];
    const sameType = isEmpty(initial) || isEmpty(value) || typeOf(initial) === typeOf(value);
    return name in initialValues && sameType;
  };
  const values = Object.fromEntries(Object.entries(stored.values).filter(fits));
  return { values, savedAt: stored.savedAt, version: stored.version };
}

/** The same fields as in `fields`, in the same order, so that both can be compared as JSON. */
const pickFields = (values: Values, fields: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));

type SaveOptions = Pick<FormDraftOptions, 'instance' | 'initialValues' | 'version'>;

/** Saves the form under `key`, or deletes the draft when the form has its initial values again. */
function useDraftSaving(key: string, { instance, initialValues, version }: SaveOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStored = useRef(false);
  const isHeld = useRef(false);
  const [openedAt] = useState(() => Date.now());

  const save = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    isStored.current = false;
    if (isErasedSince(openedAt)) return;
    const values = pickFields(instance.getFieldsValue(true) as Values, initialValues);
    const unchanged = JSON.stringify(pickFields(initialValues, initialValues));
    isStored.current = JSON.stringify(values) !== unchanged;
    if (!isStored.current) return removeStored(key);
    const savedAt = new Date().toISOString();
    isStored.current = writeStored(key, { values, savedAt, version });
  }, [initialValues, instance, key, openedAt, version]);

  const scheduleSave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, DRAFT_SAVE_DELAY_MS);
  }, [save]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isStored.current = false;
    removeStored(key);
  }, [key]);
  const hold = useCallback((isSending: boolean) => {
    isHeld.current = isSending;
  }, []);
  return { save, scheduleSave, clear, hold, isStored, isHeld };
}

/** Saves when the form or the page is closed, and says that there is a draft when the form is closed. */
function useSaveOnClose({ save, isStored, isHeld }: ReturnType<typeof useDraftSaving>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const onUnmount = useRef<() => void>(undefined);
  useEffect(() => {
    onUnmount.current = () => {
      save();
      if (isStored.current && !isHeld.current) notify('info', t('dashboard.draft.left'));
    };
  }, [isHeld, isStored, notify, save, t]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [save]);
  useEffect(() => () => onUnmount.current?.(), []);
}

/** Keeps the values of a dashboard form in the browser, per account, form and row. */
export function useFormDraft(options: FormDraftOptions): FormDraft {
  const { name, instance, initialValues, version } = options;
  const { user } = useAuth();
  // Not `draft:`, which tells the public site that a visitor has begun to fill in a form.
  const key = `dashboard-draft:${user?.id}:${name}`;
  const [restored] = useState(() => readDraft(key, initialValues));
  const baseVersion = restored ? restored.version : version;
  const saving = useDraftSaving(key, { instance, initialValues, version: baseVersion });
  useSaveOnClose(saving);
  const { scheduleSave, clear, hold } = saving;
  const isOutdated = baseVersion !== version;
  return { restored, isOutdated, version: baseVersion, scheduleSave, clear, hold };
}
