import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../components/status-badge';
import { useAuth } from '../../lib/auth';
import { BadgeButton } from '../ui/badge-button';
import { messageText } from '../ui/message';
import { useResource } from './resource-context';
import type { RowAction } from './row-action';

interface ActionBadgeProps<Row> {
  row: Row;
  action: RowAction<Row>;
  tone: StatusTone;
  /** Translation key of the badge's text. */
  label: string;
  /** Translation key of what a click does. */
  actionLabel: string;
}

/** A badge that changes its row when clicked. */
export function ActionBadge<Row>({ row, action, tone, label, actionLabel }: ActionBadgeProps<Row>) {
  const { t } = useTranslation();
  const { runAction, inTrash, rights } = useResource();
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const reason = action.disabledReason?.(row, user?.id);
  if (!rights.mayChange) return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
  return (
    <BadgeButton
      tone={tone}
      label={t(label)}
      actionLabel={reason ? messageText(t, reason) : t(actionLabel)}
      busy={busy}
      disabled={inTrash || reason !== undefined}
      onClick={() => {
        setBusy(true);
        void runAction(action, row).finally(() => setBusy(false));
      }}
    />
  );
}
