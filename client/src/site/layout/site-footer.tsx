import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { Lattice } from '../../components/lattice';
import { LineArt } from '../../components/line-art';
import { NETWORKS } from '../../features/contact-info/networks';
import { mailAddress, telAddress } from '../../lib/addresses';
import { Logo } from './logo';
import { FOOTER_NAV, LEGAL_NAV } from './navigation';
import styles from './site-footer.module.css';
import { useContact } from './use-contact';

/** Those for which the footer has room. */
const IN_FOOTER = NETWORKS.slice(0, 3);

function SocialLinks() {
  const { t } = useTranslation();
  const { socialMedia } = useContact();
  const present = IN_FOOTER.filter(({ network }) => socialMedia[network]);
  if (present.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.follow')}>
      {present.map(({ network, name, path }) => (
        <li key={network}>
          <a
            href={socialMedia[network]}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={name}
          >
            <LineArt path={path} grid={24} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Contact details; missing ones are left out. */
function Reach() {
  const { t } = useTranslation();
  const { email, phone, address, hours } = useContact();
  if (![email, phone, address, hours].some(Boolean)) return null;
  return (
    <div>
      <h2 className={styles.heading}>{t('footer.reach')}</h2>
      <ul className={styles.facts}>
        {email && (
          <li>
            <Icon name="mail" size={18} />
            <a href={mailAddress(email)}>
              <Ltr>{email}</Ltr>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <Icon name="phone" size={18} />
            <a href={telAddress(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </li>
        )}
        {address && (
          <li>
            <Icon name="pin" size={18} />
            <Bdi>{address}</Bdi>
          </li>
        )}
        {hours && (
          <li>
            <Icon name="clock" size={18} />
            <Bdi>{hours}</Bdi>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The footer of every public page. */
export function SiteFooter() {
  const { t } = useTranslation();
  const year = new Date().getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <Lattice edge className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.tagline')}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 className={styles.heading} id="footer-links">
            {t('footer.links')}
          </h2>
          <ul className={styles.links}>
            {FOOTER_NAV.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Reach />
      </div>
      <div className={`container ${styles.legal}`}>
        <p>{t('footer.rights', { year })}</p>
        {LEGAL_NAV.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </div>
    </footer>
  );
}
