import type { AuthUser } from '../../lib/auth';
import header from '../layout/site-header.module.css';
import { UserMenu } from '../layout/user-menu';
import { SiteBell } from './site-bell';

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
