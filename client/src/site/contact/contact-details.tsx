import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Icon, type IconName } from '../../components/icon';
import { LineArt } from '../../components/line-art';
import { mailAddress } from '../../lib/addresses';
import { NETWORKS } from '../../features/contact-info/networks';
import { officeLocation } from '../../features/contact-info/office-location';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import { OtherHours } from '../../features/office-hours/other-hours';
import { NOT_READ, useContactData } from '../layout/use-contact';
import { Phone } from './phone';
import styles from './contact-details.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** One kind of contact detail with its label; renders nothing when there is none. */
function Fact({
  icon,
  label,
  items,
  after,
}: {
  icon: IconName;
  label: string;
  items: ReactNode[];
  after?: ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
        {label}
      </dt>
      {items.map((item, index) => (
        // Entries have no id of their own.
        <dd key={index}>{item}</dd>
      ))}
      {after}
    </div>
  );
}

const email = ({ value }: ContactEntry) => (
  <a href={mailAddress(value)}>
    <Ltr>{value}</Ltr>
  </a>
);

const words = ({ value }: ContactEntry) => <Bdi>{value}</Bdi>;

function MapLink({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <a {...outside} className={styles.map} href={address}>
      {t('contact.openMap')}
      <span className="visually-hidden"> {t('contact.newTab')}</span>
      <Icon name="arrow" size={16} />
    </a>
  );
}

function Networks({ links }: { links: ContactData['socialMedia'] }) {
  const { t } = useTranslation();
  const present = NETWORKS.filter(({ network }) => links[network]);
  if (present.length === 0) return null;
  return (
    <ul className={styles.networks} aria-label={t('footer.follow')}>
      {present.map(({ network, name, path }) => (
        <li key={network}>
          <a {...outside} href={links[network]}>
            <LineArt path={path} grid={24} size={20} />
            <Ltr>{name}</Ltr>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Phone and WhatsApp, e-mail, address, opening hours, social networks. The compact variant is for the
 * home page (A22): without e-mail and networks, and with a link to the map, which is not embedded there.
 */
export function ContactDetails({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const contact = useContactData();
  const { phones, emails, addresses, hours, socialMedia } = contact;
  const place = officeLocation(addresses);
  const where = place.addresses.map(words);
  if (compact && place.mapLink) where.push(<MapLink address={place.mapLink} />);
  const isEmpty = [phones, emails, addresses, hours].every((group) => group.length === 0);
  if (isEmpty && contact !== NOT_READ) return <p className={styles.none}>{t('contact.none')}</p>;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact
          icon="phone"
          label={t('contact.phone')}
          items={phones.map((entry) => (
            <Phone key={entry.key} entry={entry} />
          ))}
        />
        {!compact && <Fact icon="mail" label={t('contact.email')} items={emails.map(email)} />}
        <Fact icon="pin" label={t('contact.address')} items={where} />
        <Fact
          icon="clock"
          label={t('contact.hours')}
          items={hours.map(words)}
          after={<OtherHours as="dd" className={styles.other} />}
        />
      </dl>
      {!compact && <Networks links={socialMedia} />}
    </div>
  );
}
