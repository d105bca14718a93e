import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import { authAddress, CONSULTATION, telAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { lazyComponent } from '../../lib/lazy-component';
import { useSite } from '../../lib/site';
import { useInBrowser } from '../../lib/use-in-browser';
import { CallLinks } from './call-links';
import { HeaderSearch } from './header-search';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { MAIN_NAV, MORE_NAV } from './navigation';
import { useContact } from './use-contact';
import { useDisclosure } from './use-disclosure';
import menus from './menus.module.css';
import styles from './site-header.module.css';

/** Links that have no room in the main navigation. */
function MoreMenu() {
  const { t } = useTranslation();
  const { containerProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={menus.menu} {...containerProps}>
      <button type="button" className={menus.navButton} {...buttonProps}>
        {t('nav.more')}
        <Icon name="chevronDown" size={14} />
      </button>
      <ul className={menus.panel} {...panelProps}>
        {MORE_NAV.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={menus.item}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Bar above the header on wide screens: phone, hours, languages. */
function TopBar() {
  const { t } = useTranslation();
  const { phone, hours } = useContact();
  return (
    <div className={styles.topBar}>
      <div className={`container ${styles.topInner}`}>
        {phone && (
          <a
            href={telAddress(phone)}
            aria-label={t('common.labelled', { label: t('nav.phone'), value: phone })}
          >
            <Icon name="phone" size={16} />
            <Ltr>{phone}</Ltr>
          </a>
        )}
        {hours && (
          <p>
            <Icon name="clock" size={16} />
            <span className="visually-hidden">
              {t('common.labelled', { label: t('nav.hours'), value: '' })}
            </span>
            <Bdi>{hours}</Bdi>
          </p>
        )}
        <LanguageLinks />
      </div>
    </div>
  );
}

/** Most visitors are not signed in, so this is not part of the first load. */
const SignedIn = lazyComponent(async () => (await import('../bell/signed-in')).SignedIn);

function SignedOutOrIn() {
  const { t } = useTranslation();
  const { user, loading } = useAuth();
  const inBrowser = useInBrowser();
  const { firstConsultationFree } = useSite();
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
        {t(firstConsultationFree ? 'nav.consultation' : 'nav.consultationPriced')}
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
          <MoreMenu />
        </nav>
        <HeaderSearch />
        <div className={styles.end}>
          <CallLinks />
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
      <TopBar />
      <MainBar />
    </header>
  );
}
