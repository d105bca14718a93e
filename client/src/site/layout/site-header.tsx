import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import { authAddress, CONSULTATION } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { lazyComponent } from '../../lib/lazy-component';
import { useSite } from '../../lib/site';
import { useInBrowser } from '../../lib/use-in-browser';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { MAIN_NAV } from './navigation';
import styles from './site-header.module.css';

/** What the first load can do without; the server renders it with the page. */
const MoreMenu = lazyComponent(async () => (await import('./more-menu')).MoreMenu, {
  isOnServer: true,
});
const TopBar = lazyComponent(async () => (await import('./top-bar')).TopBar, { isOnServer: true });
const HeaderSearch = lazyComponent(
  async () => (await import('../search/header-search')).HeaderSearch,
  { isOnServer: true },
);

/** Most visitors are not signed in, so this is not part of the first load. */
const SignedIn = lazyComponent(async () => (await import('../bell/signed-in')).SignedIn);

function SignedOutOrIn() {
  const { t } = useTranslation();
  const { user, loading } = useAuth();
  const inBrowser = useInBrowser();
  if (user && inBrowser)
    return (
      <LazyBlock failed={<RetryLoading />}>
        <SignedIn user={user} />
      </LazyBlock>
    );
  const isUnknown = loading || Boolean(user);
  // While it is not known who reads the page, a placeholder avoids a layout shift.
  return (
    <span
      className={isUnknown ? `${styles.wide} ${styles.pending}` : styles.wide}
      aria-hidden={isUnknown || undefined}
    >
      <ButtonLink to={authAddress(CONSULTATION)} size="small" tabIndex={isUnknown ? -1 : undefined}>
        {t('nav.consultation')}
      </ButtonLink>
    </span>
  );
}

/** The sticky bar: logo, navigation, and the user menu or the sign-in link. */
function MainBar() {
  const { t } = useTranslation();
  return (
    <div className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <Logo />
        <nav className={styles.nav} aria-label={t('nav.main')}>
          {MAIN_NAV.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.link}>
              {t(label)}
            </NavLink>
          ))}
          <LazyBlock failed={<RetryLoading />}>
            <MoreMenu />
          </LazyBlock>
        </nav>
        <div className={styles.end}>
          <LazyBlock failed={<RetryLoading />}>
            <HeaderSearch />
          </LazyBlock>
          <SignedOutOrIn />
        </div>
        <MobileMenu />
        <noscript>{useSite().withoutScript?.menu}</noscript>
      </div>
    </div>
  );
}

/** The header of every public page. */
export function SiteHeader() {
  return (
    <header className={styles.frame}>
      <LazyBlock failed={<RetryLoading />}>
        <TopBar />
      </LazyBlock>
      <MainBar />
    </header>
  );
}
