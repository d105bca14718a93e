import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../components/status-badge';
import { BadgeButton } from '../ui/badge-button';
import { useResource } from './resource-context';
import type { RowAction } from './row-action';

interface ActionBadgeProps<Row> {
  row: Row;
  run: RowAction<Row>;
  tone: StatusTone;
  /** Keys of the word, and of what pressing does. */
  label: string;
  action: string;
}

/** A badge of a row that changes the row when pressed. */
export function ActionBadge<Row>({ row, run, tone, label, action }: ActionBadgeProps<Row>) {
  const { t } = useTranslation();
  const { perform, inTrash } = useResource();
  const [busy, setBusy] = useState(false);
  return (
    <BadgeButton
      tone={tone}
      label={t(label)}
      action={t(action)}
      busy={busy}
      disabled={inTrash}
      onClick={() => {
        setBusy(true);
        void perform(run, row).finally(() => setBusy(false));
      }}
    />
  );
}
