import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { Field, TextArea } from '../components/field';
import { ModalDialog } from '../components/modal-dialog';
import { useToast } from '../components/toast';
import {
  CancelConsultationDocument,
  type ClientConsultationFragment,
} from '../graphql/generated/graphql';
import { formatDay, formatTime } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { readError } from '../lib/read-error';
import styles from './data-section.module.css';

interface CancelAppointmentProps {
  consultation: ClientConsultationFragment;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and for the reason. */
export function CancelAppointment({ consultation, onClose }: CancelAppointmentProps) {
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
      <form className={styles.dialog} onSubmit={(event) => void send(event)}>
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
        <div className={styles.actions}>
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
