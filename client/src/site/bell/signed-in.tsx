import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import { Icon } from '../../components/icon';
import type { AuthUser } from '../../lib/auth';
import { useDisclosure } from '../layout/use-disclosure';
import { UserCard, UserLinks } from '../layout/user-links';
import { SiteBell } from './site-bell';
import menus from '../layout/menus.module.css';
import header from '../layout/site-header.module.css';

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** Menu of the signed-in user on a wide screen. */
function UserMenu({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { containerProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={menus.menu} {...containerProps}>
      <button
        type="button"
        className={menus.userButton}
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
      <div className={`${menus.panel} ${menus.panelEnd}`} {...panelProps}>
        <UserCard user={user} />
        <UserLinks user={user} />
      </div>
    </div>
  );
}

/** What the header has for somebody who is signed in: the bell, and on wide screens the menu. */
export function SignedIn({ user }: { user: AuthUser }) {
  return (
    <>
      <SiteBell key={user.id} user={user} />
      <div className={header.wide}>
        <UserMenu user={user} />
      </div>
    </>
  );
}
