import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { SectionHeading } from '../section-heading';
import { ContactDetails } from './contact-details';
import styles from './contact-section.module.css';

/** Contact details at the end of the home page, with a link to the contact page (A22). */
export function ContactSection() {
  const { t } = useTranslation();
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-section-title">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <SectionHeading id="contact-section-title" title={t('contact.sectionTitle')}>
            {t('contact.sectionText')}
          </SectionHeading>
          <ButtonLink to="/contact" size="large">
            {t('contact.sectionAction')}
          </ButtonLink>
        </div>
        <div className={styles.card}>
          <ContactDetails compact />
        </div>
      </div>
    </section>
  );
}
