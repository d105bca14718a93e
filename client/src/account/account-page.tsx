import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { RESEND_SECONDS } from '@contract/limits';
import { Banner } from '../components/banner';
import { Bdi } from '../components/bdi';
import { Icon, type IconName } from '../components/icon';
import { PageHead } from '../components/page-head';
import {
  ResendButton,
  useResendVerification,
} from '../features/email-verification/resend-verification';
import { useVerificationCheck } from '../features/email-verification/use-verification-check';
import { type AuthUser, useAuth } from '../lib/auth';
import { DataSection } from './data-section';
import { MyRequestsSection } from './my-requests-section';
import { NotificationsSection } from './notifications-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';
import styles from './account-page.module.css';
import settings from './settings.module.css';

/** Panels that protect the account: the password and two-step verification. */
function SecuritySection({ user }: { user: AuthUser }) {
  return (
    <div className={settings.parts}>
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
    </div>
  );
}

const SECTIONS = ['requests', 'notifications', 'profile', 'security', 'sessions', 'data'] as const;
type Section = (typeof SECTIONS)[number];

const ICONS: Record<Section, IconName> = {
  requests: 'document',
  notifications: 'info',
  profile: 'user',
  security: 'lock',
  sessions: 'shield',
  data: 'eye',
};

const NOTIFICATIONS = '/account/notifications';

function addressOf(section: Section): string {
  if (section === 'notifications') return NOTIFICATIONS;
  return section === 'requests' ? '/account' : `/account?tab=${section}`;
}

function useSection(): Section {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  if (pathname === NOTIFICATIONS) return 'notifications';
  return SECTIONS.find((known) => known === parameters.get('tab')) ?? 'requests';
}

function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('account.sections')}>
      {SECTIONS.map((section) => (
        <Link
          key={section}
          to={addressOf(section)}
          aria-current={section === current ? 'page' : undefined}
        >
          <Icon name={ICONS[section]} />
          {t(`account.tabs.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Reminds the user that requesting a service needs a verified address. */
function VerifyReminder({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  useVerificationCheck(user.email);
  const resending = useResendVerification({
    email: user.email,
    clockName: `verify-notice:${user.email}`,
    seconds: RESEND_SECONDS.verificationNotice,
  });
  const { outcome } = resending;
  return (
    <Banner
      tone={outcome?.tone === 'error' ? 'error' : 'notice'}
      title={t('verify.notice.title')}
      actions={<ResendButton resending={resending} />}
    >
      {outcome?.text ?? t('verify.notice.services')}
    </Banner>
  );
}

function SectionBody({ section, user }: { section: Section; user: AuthUser }) {
  switch (section) {
    case 'requests':
      return <MyRequestsSection />;
    case 'notifications':
      return <NotificationsSection />;
    case 'profile':
      return <ProfileSection user={user} />;
    case 'security':
      return <SecuritySection user={user} />;
    case 'sessions':
      return <SessionsSection />;
    case 'data':
      return <DataSection user={user} />;
  }
}

/** The user's own area: requests, profile and language, security, sessions (B01). */
export function AccountPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const section = useSection();
  if (!user) return null;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t(`account.tabs.${section}`)} noIndex />
      <header className={styles.head}>
        <p className={styles.over}>{t('account.title')}</p>
        <h1>
          <Bdi>{user.fullName}</Bdi>
        </h1>
      </header>
      <SectionNav current={section} />
      <div className={styles.body}>
        {!user.isEmailVerified && <VerifyReminder user={user} />}
        <section aria-labelledby="account-section">
          <h2 id="account-section" className={styles.title}>
            {t(`account.tabs.${section}`)}
          </h2>
          <SectionBody section={section} user={user} />
        </section>
      </div>
    </div>
  );
}
