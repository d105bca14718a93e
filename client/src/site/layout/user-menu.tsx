import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import { Icon } from '../../components/icon';
import type { AuthUser } from '../../lib/auth';
import styles from './menus.module.css';
import { useDisclosure } from './use-disclosure';
import { UserCard, UserLinks } from './user-links';

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** Menu of the signed-in user on a wide screen. */
export function UserMenu({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { containerProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.menu} {...containerProps}>
      <button
        type="button"
        className={styles.userButton}
        aria-label={t('common.labelled', {
          label: t('nav.userMenu'),
          value: firstNameOf(user.fullName),
        })}
        {...buttonProps}
      >
        <Avatar name={user.fullName} size={36} />
        <Bdi>{firstNameOf(user.fullName)}</Bdi>
        <Icon name="chevronDown" size={14} />
      </button>
      <div className={`${styles.panel} ${styles.panelEnd}`} {...panelProps}>
        <UserCard user={user} />
        <UserLinks user={user} />
      </div>
    </div>
  );
}
