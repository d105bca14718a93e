import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Bdi } from '../../components/bdi';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Lattice } from '../../components/lattice';
import { useContact } from '../layout/use-contact';
import styles from './hero.module.css';

/** Top of the home page: what the firm does, a call to action, three facts. */
export function Hero() {
  const { t } = useTranslation();
  const { hours } = useContact();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Lattice className={styles.lattice} tile={132} />
      <div className={`container ${styles.inner}`}>
        <span className={styles.rule} aria-hidden="true" />
        <h1 className={styles.title} id="hero-title">
          {t('home.headline')}
        </h1>
        <p className={styles.tagline}>{t('home.tagline')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/contact" size="large" onNavy>
            {t('home.requestNow')}
          </ButtonLink>
          <ButtonLink to="/#services" size="large" variant="outline" onNavy>
            {t('home.learnMore')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.trust}>
        <ul className={`container ${styles.facts}`} aria-label={t('home.trustLabel')}>
          {hours && (
            <li>
              <Icon name="clock" />
              <Bdi>{hours}</Bdi>
            </li>
          )}
          <li>
            <Icon name="globe" />
            {t('home.trustLanguages')}
          </li>
          <li>
            <Icon name="check" />
            {t('home.trustAnswer', { hours: ANSWER_WITHIN_HOURS })}
          </li>
        </ul>
      </div>
    </section>
  );
}
