import { Bdi, Ltr } from '../../components/bdi';
import type { AuthUser } from '../../lib/auth';
import styles from './session-lock.module.css';

/** Whose session it is: an office may share a computer. */
export function SessionPerson({ user }: { user: AuthUser }) {
  // opened while the session was locked: nobody is told whose it is
  if (user.email === '') return null;
  return (
    <p className={styles.person}>
      <strong>
        <Bdi>{user.fullName}</Bdi>
      </strong>
      <Ltr>{user.email}</Ltr>
    </p>
  );
}
