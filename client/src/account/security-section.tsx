import type { AuthUser } from '../lib/auth';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';
import styles from './settings.module.css';

/** What protects the account: the password and two-step verification. */
export function SecuritySection({ user }: { user: AuthUser }) {
  return (
    <div className={styles.parts}>
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
    </div>
  );
}
