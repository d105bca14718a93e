import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserRole } from '@contract/enums';
import { Bdi } from '../../components/bdi';
import { StatusBadge } from '../../components/status-badge';
import { ActionBadge } from '../../dashboard/engine/action-badge';
import type { RowAction } from '../../dashboard/engine/row-action';
import type { AdminUserFieldsFragment as UserRow } from '../../graphql/generated/graphql';
import { useAuth } from '../../lib/auth';
import styles from './user-cells.module.css';

/** The role of a user. */
export function RoleText({ role }: { role: UserRole }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={role === 'client' ? 'off' : 'good'}>{t(`nav.roles.${role}`)}</StatusBadge>
  );
}

interface UserNameProps {
  user: UserRow;
  unlock: RowAction<UserRow>;
}

/** The name, a tag on the own account, and a badge on a locked one, which unlocks it. */
export function UserName({ user, unlock }: UserNameProps) {
  const { t } = useTranslation();
  const { user: viewer } = useAuth();
  return (
    <span className={styles.name}>
      <Bdi>{user.fullName}</Bdi>
      {user.id === viewer?.id && <Tag className={styles.own}>{t('admin.users.own')}</Tag>}
      {user.lockedUntil && (
        <ActionBadge
          row={user}
          action={unlock}
          tone="bad"
          label="admin.users.state.locked"
          actionLabel="admin.users.actions.unlock"
        />
      )}
    </span>
  );
}

/** Whether the e-mail address is verified. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={verified ? 'done' : 'waiting'}>
      {t(verified ? 'admin.users.verified' : 'admin.users.unverified')}
    </StatusBadge>
  );
}
