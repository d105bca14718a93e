import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowId } from '../field-types';
import type { FormInput, FormTarget, LoadedForm, ResourceForm } from './form-definition';
import { randomKey } from '../../../lib/forms/draft';
import { AuditValue } from '../../audit/changes-table';
import { CompareTable } from '../../ui/compare-table';
import { inputLabel } from './form-errors';

interface VersionComparisonProps {
  inputs: readonly FormInput[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

const isSame = (mine: unknown, theirs: unknown) =>
  JSON.stringify(mine ?? '') === JSON.stringify(theirs ?? '');

/** Shows typed and saved values side by side, for fields in which they differ; without pictures. */
export function VersionComparison({ inputs, mine, theirs }: VersionComparisonProps) {
  const { t } = useTranslation();
  const rows = inputs
    .filter(({ name, field }) => field.inDraft && !isSame(mine[name], theirs[name]))
    .map((input) => ({
      name: input.name,
      label: inputLabel(t, input),
      values: [mine, theirs].map((values, place) => (
        <AuditValue key={place} entity="other" field={input.name} value={values[input.name]} />
      )),
    }));
  if (rows.length === 0) return <p>{t('dashboard.conflict.same')}</p>;
  return (
    <CompareTable
      corner={t('admin.audit.field')}
      headings={[t('dashboard.conflict.yours'), t('dashboard.conflict.saved')]}
      rows={rows}
    />
  );
}

/** Asked so often while the form is looked at, because content has no live changes. */
const CHECK_MS = 30_000;
const CHANNEL = 'saved-rows';
/** Tells this tab's own messages from those of the others: a channel also hears other channels of its tab. */
const TAB = randomKey();

interface SavedRow {
  row: string;
  tab: string;
}

/** Tells the other tabs of this browser that a row was saved. */
export function tellOtherTabs(row: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ row, tab: TAB } satisfies SavedRow);
  channel.close();
}

/** Calls `check` now and then, when the tab is looked at again, and when another tab saved the row. */
function useOccasions(row: string, isWaiting: boolean, check: () => void): void {
  const onLook = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check();
  });
  const onSaved = useEffectEvent((saved: SavedRow) => {
    if (saved.row === row && saved.tab !== TAB) check();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => onLook();
    const timer = setInterval(look, CHECK_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SavedRow>) => onSaved(data);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      channel.close();
    };
  }, [isWaiting]);
}

/**
 * The version of an edited row that somebody saved after the form had loaded it: noticed by itself, or loaded
 * by `compare` after a save was refused.
 */
export function useOtherVersion<Id extends RowId, Values extends object>(
  row: string,
  form: ResourceForm<Id, Values>,
  target: FormTarget<Id>,
  version: { readonly current: number | undefined },
) {
  const client = useApolloClient();
  const [other, setOther] = useState<LoadedForm<Values>>();
  const id = target.mode === 'edit' ? target.id : undefined;

  const compare = useCallback(() => {
    if (id === undefined || version.current === undefined) return;
    form.load(client, id).then(
      (loaded) => {
        if (loaded.version !== version.current) setOther(loaded);
      },
      // the save itself says what is wrong
      () => undefined,
    );
  }, [client, form, id, version]);
  useOccasions(row, id !== undefined && other === undefined, compare);
  return { other, compare };
}
