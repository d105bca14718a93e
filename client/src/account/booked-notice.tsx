import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../components/button';
import { appointmentText } from '../features/consultations/appointment-text';
import type { BookedConsultation } from '../features/consultations/booking-form';
import { SentRequest } from '../features/requests/sent-request';
import { useLocale } from '../lib/i18n/i18n';

export interface BookedProps {
  booked: BookedConsultation;
  onAnother: () => void;
}

/** Takes the place of the form once a time is booked. */
export function BookedNotice({ booked, onAnother }: BookedProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
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
  );
}
