import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Lattice } from '../../components/lattice';
import {
  directionsAddress,
  embeddedMapUrl,
  officeLocation,
} from '../../features/contact-info/office-location';
import { useContactData } from '../layout/use-contact';
import styles from './contact-map.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Map of the office. The OpenStreetMap frame is created only after a click, so that no other site learns
 * of the visit before (A65).
 */
export function ContactMap() {
  const { t } = useTranslation();
  const { coordinates, addresses, mapLink } = officeLocation(useContactData().addresses);
  const [shown, setShown] = useState(false);
  if (!mapLink) return null;
  return (
    <section className={styles.place} aria-label={t('contact.mapTitle')}>
      {shown && coordinates ? (
        <iframe
          className={styles.frame}
          title={t('contact.mapTitle')}
          src={embeddedMapUrl(coordinates)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.cover}>
          <Lattice className={styles.lattice} />
          <span className={styles.pin}>
            <Icon name="pin" size={34} />
          </span>
          {addresses[0] && (
            <p className={styles.address}>
              <Bdi>{addresses[0].value}</Bdi>
            </p>
          )}
          {coordinates && (
            <>
              <Button variant="outline" onNavy onClick={() => setShown(true)}>
                {t('contact.showMap')}
              </Button>
              <p className={styles.note}>{t('contact.mapNote')}</p>
            </>
          )}
        </div>
      )}
      <div className={styles.links}>
        <a {...outside} href={mapLink}>
          {t('contact.openMap')}
          <span className="visually-hidden"> {t('contact.newTab')}</span>
        </a>
        {coordinates && (
          <a {...outside} href={directionsAddress(coordinates)}>
            {t('contact.directions')}
            <span className="visually-hidden"> {t('contact.newTab')}</span>
          </a>
        )}
      </div>
    </section>
  );
}
