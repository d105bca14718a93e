import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { consultation as declaration } from '@contract/requests/consultation';
import { Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { Icon } from '../components/icon';
import { useToast } from '../components/toast';
import {
  CancelConsultationDocument,
  type ClientConsultationFragment,
  CreateConsultationCalendarLinkDocument,
} from '../graphql/generated/graphql';
import { telAddress } from '../lib/addresses';
import { formatDateTime, formatDay, formatTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';
import { useErrorText } from '../lib/api/use-error-text';
import { useContact } from '../site/layout/use-contact';
import { Banner } from '../components/banner';
import { Field, TextArea } from '../components/field';
import { ModalDialog } from '../components/modal-dialog';
import { readError } from '../lib/api/read-error';
import { MoveAppointment } from './move-appointment';
import styles from './appointment-actions.module.css';
import dialogStyles from './data-section.module.css';

interface CancelAppointmentProps {
  consultation: ClientConsultationFragment;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and for the reason. */
function CancelAppointment({ consultation, onClose }: CancelAppointmentProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [cancel, { loading, error }] = useMutation(CancelConsultationDocument);
  const { id, startsAt } = consultation;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { id, input: { reason: reason.trim() || null } };
    const done = await cancel({ variables }).catch(() => undefined);
    if (!done) return;
    toast.success(t('account.consultations.cancel.done'));
    onClose();
  };
  return (
    <ModalDialog alert onClose={onClose} title={t('account.consultations.cancel.title')}>
      <form className={dialogStyles.dialog} onSubmit={(event) => void send(event)}>
        <p>
          {t('account.consultations.cancel.text', {
            day: formatDay(startsAt, locale),
            time: formatTime(startsAt),
          })}
        </p>
        <Field
          label={t('account.consultations.cancel.reason')}
          help={t('account.consultations.cancel.reasonHelp')}
          optional
        >
          <TextArea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {error && <Banner tone="error">{readError(error).message}</Banner>}
        <div className={dialogStyles.actions}>
          <Button type="submit" variant="danger" busy={loading}>
            {t('account.consultations.cancel.confirm')}
          </Button>
          <Button variant="outline" data-autofocus onClick={onClose}>
            {t('account.consultations.cancel.keep')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

const HOUR_MS = 3_600_000;

interface Props {
  consultation: ClientConsultationFragment;
}

/** Downloads the appointment in a file that calendars read. */
function AddToCalendar({ consultation: { id } }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [createLink, { loading }] = useMutation(CreateConsultationCalendarLinkDocument);
  const download = async () => {
    try {
      const { data } = await createLink({ variables: { id } });
      if (data) window.location.assign(data.createConsultationCalendarLink.url);
    } catch (error) {
      toast.error(errorText(error, 'account.consultations.calendar.failed'));
    }
  };
  return (
    <Button
      variant="outline"
      size="small"
      busy={loading}
      icon={<Icon name="calendar" size={18} />}
      onClick={() => void download()}
    >
      {t('account.consultations.calendar.add')}
    </Button>
  );
}

function CancelHelp({ until }: { until: Date }) {
  const { t } = useTranslation();
  const when = formatDateTime(until, useLocale());
  return <p>{t('account.consultations.cancel.until', { when })}</p>;
}

/** Shortly before the appointment, whom to call. */
function TooLate() {
  const { t } = useTranslation();
  const { phone } = useContact();
  return (
    <p>
      {t('account.consultations.cancel.tooLate')}{' '}
      {phone && (
        <a href={telAddress(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
      )}
    </p>
  );
}

/** After a cancelled appointment: to the form, with what was written for it. */
function BookAgain({ consultation: { id } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <ButtonLink to={`/book-consultation?again=${id}`} size="small">
          {t('consultation.book.again')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What mails lead to, so that the dialog is open at once. */
const MOVE = 'move';

/** What the client does with an appointment: puts it into a calendar, moves or cancels it while there is time. */
export function AppointmentActions({ consultation }: Props) {
  const { t } = useTranslation();
  const { cancelNoticeHours } = useSite();
  const [parameters, setParameters] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const isMoving = parameters.has(MOVE);
  const setMoving = (moving: boolean) =>
    setParameters(moving ? { [MOVE]: '1' } : {}, { replace: true });
  const { status, startsAt } = consultation;
  if (status === 'cancelled') return <BookAgain consultation={consultation} />;
  if (declaration.doneStatuses.some((done) => done === status)) return null;
  const until = new Date(Date.parse(startsAt) - cancelNoticeHours * HOUR_MS);
  const isInTime = until.getTime() > Date.now();
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <AddToCalendar consultation={consultation} />
        {isInTime && (
          <>
            <Button size="small" onClick={() => setMoving(true)}>
              {t('account.consultations.move.action')}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
              {t('account.consultations.cancel.action')}
            </Button>
          </>
        )}
      </div>
      {isInTime ? <CancelHelp until={until} /> : <TooLate />}
      {isInTime && isMoving && (
        <MoveAppointment consultation={consultation} onClose={() => setMoving(false)} />
      )}
      {asking && <CancelAppointment consultation={consultation} onClose={() => setAsking(false)} />}
    </div>
  );
}
