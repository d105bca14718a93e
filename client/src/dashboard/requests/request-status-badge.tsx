import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/status-badge';
import type { RequestKind } from './request-kind';

interface RequestStatusBadgeProps<Status extends string> {
  kind: Pick<RequestKind<Status>, 'tone' | 'label'>;
  status: Status;
}

/** The status of a request, where it cannot be changed. */
export function RequestStatusBadge<Status extends string>({
  kind,
  status,
}: RequestStatusBadgeProps<Status>) {
  const { t } = useTranslation();
  return <StatusBadge tone={kind.tone(status)}>{t(kind.label(status))}</StatusBadge>;
}
