import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { ContactForm, type SentMessage } from '../features/contact-requests/contact-form-view';
import { SentFiles } from '../features/papers/files-of-form';
import { ForClients } from '../features/requests/for-clients';
import { useAuth } from '../lib/auth';
import styles from './contact-page.module.css';
import { PageBanner } from './page-banner';
import { lazyComponent } from '../lib/lazy-component';
import { LazyBlock } from '../components/lazy-block';
import { SentPlainly } from '../components/sent-plainly';

/** They stand beside or below the form, and the footer has the same addresses. */
const ContactDetails = lazyComponent(
  async () => (await import('./contact/contact-details')).ContactDetails,
  { isOnServer: true },
);
const ContactMap = lazyComponent(async () => (await import('./contact/contact-map')).ContactMap, {
  isOnServer: true,
});

/** Its code comes while the form is filled in. */
const SentNotice = lazyComponent(
  async () => (await import('../components/sent-notice')).SentNotice,
  // loaded again, the page would not say any more that something was sent
  { mayReload: false },
);

/** The contact form; after sending, the reference replaces it. */
function WriteToUs() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [sent, setSent] = useState<SentMessage | null>(null);
  useEffect(() => void SentNotice.preload(), []);
  if (!user) return null;
  if (sent) {
    return (
      <div className={styles.sent}>
        <LazyBlock failed={<SentPlainly title={t('message.sent')} reference={sent.reference} />}>
          <SentNotice
            title={t('message.sent')}
            reference={sent.reference}
            help={t('message.sentHelp')}
            answerDueAt={sent.answerDueAt}
          >
            <ButtonLink to={`/account/messages/${sent.id}`}>{t('message.follow')}</ButtonLink>
            <Button variant="outline" onClick={() => setSent(null)}>
              {t('message.another')}
            </Button>
          </SentNotice>
        </LazyBlock>
        <SentFiles kind="contactRequest" id={sent.id} />
      </div>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="contact-write">
      <div>
        <h2 id="contact-write">{t('message.write')}</h2>
        <p className={styles.lead}>{t('message.lead')}</p>
      </div>
      <ForClients kind="contactRequest">
        <ContactForm key={user.id} user={user} onSent={setSent} />
      </ForClients>
    </section>
  );
}

/** Contact form, contact details and map (M059 to M062). */
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
        <WriteToUs />
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="contact-reach">
            <h2 id="contact-reach">{t('contact.reach')}</h2>
            <LazyBlock fallback={<Skeleton lines={8} />}>
              <ContactDetails />
            </LazyBlock>
          </section>
          <LazyBlock>
            <ContactMap />
          </LazyBlock>
        </div>
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
