import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { PREVIEWED_ITEMS, type ServiceCardData } from '../../features/services/services.queries';
import styles from './service-card.module.css';
import { ServiceIcon } from './service-icon';

/** A service with its summary, a link to its page and a link to request it. */
export function ServiceCard({ service }: { service: ServiceCardData }) {
  const { t } = useTranslation();
  const { slug, title, description, preview } = service;
  return (
    <Card
      icon={<ServiceIcon slug={slug} />}
      title={title}
      description={description}
      actions={(nameOf) => (
        <>
          <ButtonLink to={`/request-service/${slug}`} size="small" {...nameOf('request')}>
            {t('services.request')}
          </ButtonLink>
          <ButtonLink to={`/services/${slug}`} variant="outline" size="small" {...nameOf('more')}>
            {t('services.seeMore')}
          </ButtonLink>
        </>
      )}
    >
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
    </Card>
  );
}
