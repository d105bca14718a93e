import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { PREVIEWED_ITEMS, type ServiceCardData } from '../../features/services/services-data';
import styles from './service-card.module.css';
import { ServiceIcon } from './service-icon';

/** One service: what it is, a glimpse of what it holds, the way to read on and the way to ask. */
export function ServiceCard({ service }: { service: ServiceCardData }) {
  const { t } = useTranslation();
  const id = useId();
  const { slug, title, description, preview } = service;
  return (
    <article className={styles.card} aria-labelledby={`${id}-title`}>
      <ServiceIcon slug={slug} />
      <h3 className={styles.title} id={`${id}-title`}>
        {title}
      </h3>
      <p className={styles.description}>{description}</p>
      {preview.length > 0 && (
        <ul className={styles.items}>
          {preview.slice(0, PREVIEWED_ITEMS).map((item) => (
            <li key={item}>{item}</li>
          ))}
          {preview.length > PREVIEWED_ITEMS && (
            <li className={styles.andMore}>{t('services.andMore')}</li>
          )}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink
          to={`/request-service/${slug}`}
          size="small"
          id={`${id}-request`}
          aria-labelledby={`${id}-request ${id}-title`}
        >
          {t('services.request')}
        </ButtonLink>
        <ButtonLink
          to={`/services/${slug}`}
          variant="outline"
          size="small"
          id={`${id}-more`}
          aria-labelledby={`${id}-more ${id}-title`}
        >
          {t('services.seeMore')}
        </ButtonLink>
      </div>
    </article>
  );
}
