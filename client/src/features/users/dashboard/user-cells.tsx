import { Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaff, type UserRole } from '@contract/enums';
import { StatusBadge } from '../../../components/status-badge';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { ActionBadge } from '../../../dashboard/engine/list/columns';
import type { RowAction } from '../../../dashboard/engine/row-action';
import type { AdminUserFieldsFragment as UserRow } from '../../../graphql/generated/graphql';
import { useAuth } from '../../../lib/auth';
import { BadgeButton } from '../../../dashboard/ui/badge-button';
import { EmailLink, PhoneLink } from '../../../dashboard/ui/texts';
import { DateText } from '../../../dashboard/ui/date-text';
import { DeactivationDialog } from './leaving-dialog';
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

/** The name, tags on the own account and on those with two-step verification, and a badge that unlocks. */
export function UserName({ user, unlock }: UserNameProps) {
  const { t } = useTranslation();
  const { user: viewer } = useAuth();
  return (
    <span className={styles.name}>
      <PersonLink id={user.personId} name={user.fullName} />
      {user.id === viewer?.id && <Tag className={styles.own}>{t('admin.users.own')}</Tag>}
      {user.hasSecondFactor && (
        <Tooltip title={t('admin.users.state.secondFactor')}>
          <Tag className={styles.own}>{t('admin.users.secondFactor')}</Tag>
        </Tooltip>
      )}
      {user.lockedUntil && (
        <span className={styles.locked}>
          <ActionBadge
            row={user}
            action={unlock}
            tone="bad"
            label="admin.users.state.locked"
            actionLabel="admin.users.actions.unlock"
          />
          <DateText value={user.lockedUntil} time />
        </span>
      )}
    </span>
  );
}

interface ActiveBadgeProps {
  user: UserRow;
  toggle: RowAction<UserRow>;
}

/** Whether the person can sign in. A click changes it; for the office it asks who takes the requests over. */
export function ActiveBadge({ user, toggle }: ActiveBadgeProps) {
  const { t } = useTranslation();
  const { user: viewer } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const on = {
    tone: 'done',
    label: 'admin.users.state.active',
    actionLabel: 'admin.users.actions.deactivate',
  } as const;
  const off = {
    tone: 'off',
    label: 'admin.users.state.inactive',
    actionLabel: 'admin.users.actions.activate',
  } as const;
  if (!user.isActive || !isStaff(user.role) || user.id === viewer?.id)
    return <ActionBadge row={user} action={toggle} {...(user.isActive ? on : off)} />;
  return (
    <>
      <BadgeButton
        tone={on.tone}
        label={t(on.label)}
        actionLabel={t(on.actionLabel)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <DeactivationDialog row={user} onClose={() => setOpen(false)} />}
    </>
  );
}

/** When somebody signed in last. */
export function LastSignIn({ at }: { at: string | null }) {
  const { t } = useTranslation();
  return at ? <DateText value={at} short /> : <>{t('admin.users.neverSignedIn')}</>;
}

/** Whether an e-mail address or a phone number is confirmed. */
function VerifiedBadge({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={verified ? 'done' : 'waiting'}>
      {t(verified ? 'admin.users.verified' : 'admin.users.unverified')}
    </StatusBadge>
  );
}

/** E-mail address and phone number, and whether the person confirmed them. */
export function UserContact({ user }: { user: UserRow }) {
  return (
    <span className={styles.contact}>
      <span className={styles.line}>
        <EmailLink address={user.email} />
        <VerifiedBadge verified={user.isEmailVerified} />
      </span>
      <span className={styles.line}>
        <PhoneLink phone={user.phoneNumber} />
        {user.isPhoneVerified && <VerifiedBadge verified />}
      </span>
    </span>
  );
}
