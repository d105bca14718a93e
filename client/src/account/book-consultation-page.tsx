import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { PageHead } from '../components/page-head';
import { BookingForm } from '../features/consultations/booking-form-view';
import { type BookedConsultation, entryKey } from '../features/consultations/booking-form';
import { SentFiles } from '../features/papers/files-of-form';
import { ForClients } from '../features/requests/for-clients';
import { situationIn } from '../lib/addresses';
import { useAuth } from '../lib/auth';
import { useSite } from '../lib/site';
import type { BookedAgainProps } from './booked-again';
import type { BookedProps } from './booked-notice';
import styles from './request-service-page.module.css';
import { lazyComponent } from '../lib/lazy-component';
import { loadLater } from '../features/consultations/load-later';
import { LazyBlock } from '../components/lazy-block';
import { SentPlainly } from '../components/sent-plainly';

const NextSteps = lazyComponent(async () => (await loadLater()).NextSteps, {
  isOnServer: true,
});
/** Its code comes while the form is filled in. */
const Booked = lazyComponent<BookedProps>(
  async () => (await import('./booked-notice')).BookedNotice,
  // loaded again, the page would not say any more that something was sent
  { mayReload: false },
);

/** Its code comes where an appointment is booked again. */
const BookedAgain = lazyComponent<BookedAgainProps>(
  async () => (await import('./booked-again')).BookedAgain,
);

/** Books a consultation; after sending, the reference replaces the form (B08). */
export function BookConsultationPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const [booked, setBooked] = useState<BookedConsultation | null>(null);
  useEffect(() => void Booked.preload(), []);
  const again = parameters.get('again');
  const branch = CONSULTATION_BRANCHES.find((known) => known === parameters.get('type')) ?? '';
  const situationId = situationIn(parameters);
  const entry = { branch, consultantId: parameters.get('consultant') ?? '', situationId };
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
          <div className={styles.sent}>
            <LazyBlock
              failed={
                <SentPlainly title={t('consultation.book.sent')} reference={booked.reference} />
              }
            >
              <Booked booked={booked} onAnother={() => setBooked(null)} />
            </LazyBlock>
            <SentFiles kind="consultation" id={booked.id} />
          </div>
        ) : again ? (
          <LazyBlock>
            <BookedAgain key={`${user.id}:${again}`} id={again} user={user} onSent={setBooked} />
          </LazyBlock>
        ) : (
          <ForClients kind="consultation" situationId={situationId}>
            <BookingForm
              key={`${user.id}:${entryKey(entry)}`}
              user={user}
              entry={entry}
              onSent={setBooked}
            />
          </ForClients>
        )}
        <LazyBlock>
          <NextSteps of="consultation" />
        </LazyBlock>
      </div>
    </div>
  );
}
