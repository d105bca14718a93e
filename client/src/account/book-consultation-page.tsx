import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { PageHead } from '../components/page-head';
import { BookingForm } from '../features/consultations/booking-form-view';
import { type BookedConsultation, entryKey } from '../features/consultations/booking-form';
import { useAuth } from '../lib/auth';
import type { BookedProps } from './booked-notice';
import styles from './request-service-page.module.css';
import { lazyComponent } from '../lib/lazy-component';
import { LazyBlock } from '../components/lazy-block';
import { SentPlainly } from '../components/sent-plainly';

/** Its code comes while the form is filled in. */
const Booked = lazyComponent<BookedProps>(
  async () => (await import('./booked-notice')).BookedNotice,
  // loaded again, the page would not say any more that something was sent
  { mayReload: false },
);

const STEPS = ['free', 'confirm', 'remind'] as const;

/** What is free, and what happens after booking. */
function NextSteps() {
  const { t } = useTranslation();
  return (
    <aside className={styles.steps}>
      <h2>{t('consultation.book.steps.title')}</h2>
      <ol className={styles.stepList}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`consultation.book.steps.${step}`)}</h3>
            <p>{t(`consultation.book.steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** Books a consultation; after sending, the reference replaces the form (B08). */
export function BookConsultationPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const [booked, setBooked] = useState<BookedConsultation | null>(null);
  useEffect(() => void Booked.preload(), []);
  const branch = CONSULTATION_BRANCHES.find((known) => known === parameters.get('type')) ?? '';
  const entry = { branch, consultantId: parameters.get('consultant') ?? '' };
  if (!user) return null;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead
        title={t('consultation.book.title')}
        description={t('consultation.book.lead')}
        noIndex
      />
      <header className={styles.head}>
        <h1>{t('consultation.book.title')}</h1>
        {!booked && <p>{t('consultation.book.lead')}</p>}
      </header>
      <div className={styles.columns}>
        {booked ? (
          <LazyBlock
            failed={
              <SentPlainly title={t('consultation.book.sent')} reference={booked.reference} />
            }
          >
            <Booked booked={booked} onAnother={() => setBooked(null)} />
          </LazyBlock>
        ) : (
          <BookingForm
            key={`${user.id}:${entryKey(entry)}`}
            user={user}
            entry={entry}
            onSent={setBooked}
          />
        )}
        <NextSteps />
      </div>
    </div>
  );
}
