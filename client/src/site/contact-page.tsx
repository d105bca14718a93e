import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { ContactDetails } from './contact/contact-details';
import { ContactMap } from './contact/contact-map';
import styles from './contact-page.module.css';
import { PageBanner } from './page-banner';

export function ContactPage() {
  const { t } = useTranslation();
  const lead = t('contact.lead', { hours: ANSWER_WITHIN_HOURS });
  return (
    <>
      <PageHead title={t('contact.title')} description={lead} noIndex />
      <PageBanner title={t('contact.title')}>
        <p>{lead}</p>
      </PageBanner>
      <div className={`container ${styles.columns}`}>
        <section className={styles.card} aria-labelledby="contact-reach">
          <h2 id="contact-reach">{t('contact.reach')}</h2>
          <ContactDetails />
        </section>
        <ContactMap />
        <section className={styles.other} aria-labelledby="contact-case">
          <div>
            <h2 id="contact-case">{t('contact.caseTitle')}</h2>
            <p>{t('contact.caseText')}</p>
          </div>
          <ButtonLink to="/request-service">{t('nav.request')}</ButtonLink>
        </section>
      </div>
    </>
  );
}
