import { useTranslation } from 'react-i18next';
import type { UserRole } from '@contract/enums';
import { StatusBadge } from '../../components/status-badge';

/** What a person may do, in a word: manager or customer. */
export function RoleText({ role }: { role: UserRole }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={role === 'admin' ? 'good' : 'off'}>{t(`nav.roles.${role}`)}</StatusBadge>
  );
}

/** Whether the address was confirmed. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={verified ? 'done' : 'waiting'}>
      {t(verified ? 'admin.users.verified' : 'admin.users.unverified')}
    </StatusBadge>
  );
}
