import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { personAddress } from '../../../dashboard/desk/related-links';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { refetchAll } from '../../../lib/api/freshness-link';
import { MergeDialog } from './merge-dialog';
import { type ComparedPerson, type Person, undoPeopleMerge } from './people-operations';
import { usePersonTask } from './use-person-task';

/** Parts two people again, and says so. */
export function useUndoMerge() {
  const run = usePersonTask();
  return (mergeId: string) =>
    run(
      async (client) => {
        await undoPeopleMerge(client, mergeId);
        return { message: { key: 'admin.people.undo.done' } };
      },
      { key: 'admin.people.undo.failed' },
    );
}

/** Compares a person with another one and merges them; then the page of who stays is shown. */
export function useMergeDialog(person: Person) {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useApolloClient();
  const undo = useUndoMerge();
  const [other, setOther] = useState<ComparedPerson>();
  const merged = (kept: Person) => {
    setOther(undefined);
    const [newest] = kept.mergedPeople;
    notify(
      'success',
      t('admin.people.merge.done'),
      newest && { label: t('dashboard.undo'), run: () => void undo(newest.id) },
    );
    void refetchAll(client).catch(() => undefined);
    if (kept.id !== person.id) void navigate(personAddress(kept.id), { replace: true });
  };
  const dialog = other && (
    <MergeDialog
      person={person}
      other={other}
      onClose={() => setOther(undefined)}
      onMerged={merged}
    />
  );
  return { compare: setOther, dialog };
}
