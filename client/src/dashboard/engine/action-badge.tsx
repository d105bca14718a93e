import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../components/status-badge';
import { useAuth } from '../../lib/auth';
import { BadgeButton } from '../ui/badge-button';
import { say } from '../ui/message';
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
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const reason = run.unavailable?.(row, user?.id);
  return (
    <BadgeButton
      tone={tone}
      label={t(label)}
      action={reason ? say(t, reason) : t(action)}
      busy={busy}
      disabled={inTrash || reason !== undefined}
      onClick={() => {
        setBusy(true);
        void perform(run, row).finally(() => setBusy(false));
      }}
    />
  );
}
