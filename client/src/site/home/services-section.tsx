import { useTranslation } from 'react-i18next';
import { ServicesGrid } from '../services/services-grid';
import { useServices } from '../services/use-services';
import { SectionHeading } from '../section-heading';
import styles from './section.module.css';

export function ServicesSection() {
  const { t } = useTranslation();
  const services = useServices();
  return (
    <section id="services" className={styles.section} aria-labelledby="services-title">
      <div className="container">
        <SectionHeading id="services-title" title={t('services.title')}>
          {t('services.intro')}
        </SectionHeading>
        <ServicesGrid services={services} items={services.data} />
      </div>
    </section>
  );
}
