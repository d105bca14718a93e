import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { appointmentText } from '../features/consultations/appointment-text';
import { BookingForm } from '../features/consultations/booking-form-view';
import type { BookedConsultation } from '../features/consultations/booking-form';
import { useAuth } from '../lib/auth';
import { useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';
import styles from './request-service-page.module.css';
import { lazyComponent } from '../lib/lazy-component';
import { loadLater } from '../features/consultations/load-later';
import { LazyBlock } from '../components/lazy-block';
import { SentPlainly } from '../components/sent-plainly';

const NextSteps = lazyComponent(async () => (await loadLater()).NextSteps, {
  isOnServer: true,
});
/** It is in the code that the form itself loads, so that it is here even without a network. */
const SentRequest = lazyComponent(
  async () => (await loadLater()).SentRequest,
  // loaded again, the page would not say any more that something was sent
  { mayReload: false },
);

interface BookedProps {
  booked: BookedConsultation;
  onAnother: () => void;
}

function Booked({ booked, onAnother }: BookedProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <LazyBlock
      failed={<SentPlainly title={t('consultation.book.sent')} reference={booked.reference} />}
    >
      <SentRequest
        title={t('consultation.book.sent')}
        reference={booked.reference}
        subject={appointmentText(booked.startsAt, locale)}
        help={t('consultation.book.sentHelp')}
        answerDueAt={booked.answerDueAt}
      >
        <ButtonLink to={`/account/consultations/${booked.id}`}>
          {t('consultation.book.follow')}
        </ButtonLink>
        <Button variant="outline" onClick={onAnother}>
          {t('consultation.book.another')}
        </Button>
      </SentRequest>
    </LazyBlock>
  );
}

/** Books a consultation; after sending, the reference replaces the form (B08). */
export function BookConsultationPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const [booked, setBooked] = useState<BookedConsultation | null>(null);
  const entry = CONSULTATION_BRANCHES.find((known) => known === parameters.get('type')) ?? '';
  const { firstConsultationFree } = useSite();
  const lead = t(`consultation.book.${firstConsultationFree ? 'lead' : 'leadPriced'}`);
  if (!user) return null;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t('consultation.book.title')} description={lead} noIndex />
      <header className={styles.head}>
        <h1>{t('consultation.book.title')}</h1>
        {!booked && <p>{lead}</p>}
      </header>
      <div className={styles.columns}>
        {booked ? (
          <Booked booked={booked} onAnother={() => setBooked(null)} />
        ) : (
          <BookingForm key={`${user.id}:${entry}`} user={user} entry={entry} onSent={setBooked} />
        )}
        <LazyBlock>
          <NextSteps of="consultation" />
        </LazyBlock>
      </div>
    </div>
  );
}
