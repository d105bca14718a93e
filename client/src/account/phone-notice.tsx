import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { PhoneCheck } from '../features/phone-verification/phone-check';
import { useAuth } from '../lib/auth';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

/** Replaces a page until the phone number is confirmed. The page then opens by itself. */
export function PhoneNotice() {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return null;
  const title = t('phone.title');
  return (
    <>
      <PageHead title={title} noIndex />
      <AuthFrame title={title} lead={t('phone.lead')}>
        <PhoneCheck user={user} />
        <div className={styles.actions}>
          <ButtonLink variant="ghost" to="/account?tab=profile">
            {t('phone.change')}
          </ButtonLink>
        </div>
      </AuthFrame>
    </>
  );
}
