import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar';
import { Icon } from '../../components/icon';
import { Stars } from '../../components/stars';
import type { ConsultantData } from '../../features/consultants/consultants.queries';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './consultant-card.module.css';

/** A consultant: name, field, and figures when there are any. */
export function ConsultantCard({ consultant }: { consultant: ConsultantData }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, title, specialization, experience, imageUrl, rating, consultations } = consultant;
  const { resolvedLanguage } = consultant;
  return (
    <article
      className={styles.card}
      lang={resolvedLanguage === locale ? undefined : resolvedLanguage}
    >
      <header className={styles.head}>
        <Avatar name={name} imageUrl={imageUrl} size={84} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        </div>
      </header>
      <p className={styles.bio}>{specialization}</p>
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar" size={18} />
          <span className="visually-hidden">{t('consultants.experience')}</span>
          <bdi>{experience}</bdi>
        </li>
        {consultations > 0 && (
          <li>
            <Icon name="document" size={18} />
            {t('consultants.consultations', {
              count: consultations,
              number: formatNumber(consultations, locale),
            })}
          </li>
        )}
        {rating > 0 && (
          <li>
            <Stars value={rating} size={16} showValue />
          </li>
        )}
      </ul>
    </article>
  );
}
