import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { authAddress, CONSULTATION, telAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { useSite } from '../../lib/site';
import { LanguageLinks } from './language-links';
import { MAIN_NAV, MORE_NAV } from './navigation';
import { useContact } from './use-contact';
import { UserCard, UserLinks } from './user-links';
import styles from './mobile-menu.module.css';

/** The menu where there is no JavaScript, at every width: the browser opens and closes it. */
export function PlainMenu() {
  const { t } = useTranslation();
  return (
    <details className={styles.plain}>
      <summary>
        <Icon name="menu" size={22} />
        {t('nav.menu')}
      </summary>
      <div className={styles.plainSheet}>
        <MenuContent />
      </div>
    </details>
  );
}

function Person() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { firstConsultationFree } = useSite();
  if (!user) {
    return (
      <ButtonLink to={authAddress(CONSULTATION)} block>
        {t(firstConsultationFree ? 'nav.consultation' : 'nav.consultationPriced')}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.person}>
      <UserCard user={user} />
      <UserLinks user={user} />
    </div>
  );
}

/** Everything that the header offers. */
export function MenuContent() {
  const { t } = useTranslation();
  const { phone, hours } = useContact();
  return (
    <>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {[...MAIN_NAV, ...MORE_NAV].map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            className={({ isActive }) => (isActive && !to.includes('#') ? styles.current : '')}
          >
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <Person />
      <div className={styles.facts}>
        {phone && (
          <a href={telAddress(phone)}>
            <Icon name="phone" size={18} />
            <Ltr>{phone}</Ltr>
          </a>
        )}
        {hours && (
          <p>
            <Icon name="clock" size={18} />
            <Bdi>{hours}</Bdi>
          </p>
        )}
        <LanguageLinks />
      </div>
    </>
  );
}
