import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { Field, FieldError, Select } from '../components/field';
import { ModalDialog } from '../components/modal-dialog';
import { useToast } from '../components/toast';
import { appointmentText } from '../features/consultations/appointment-text';
import { SlotPicker } from '../features/consultations/slot-picker';
import { useConsultants } from '../features/consultations/use-consultants';
import {
  type ClientConsultationFragment,
  MoveConsultationDocument,
} from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n/i18n';
import { readError } from '../lib/api/read-error';
import styles from './appointment-actions.module.css';
import dialogStyles from './data-section.module.css';

interface Props {
  consultation: ClientConsultationFragment;
  onClose: () => void;
}

/** Sends the move. `count` grows when the free times are to be loaded again. */
function useMove({ id, startsAt: movedFrom }: ClientConsultationFragment, onDone: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const [count, setCount] = useState(0);
  const [move, { loading, error }] = useMutation(MoveConsultationDocument);
  const send = async (startsAt: string, consultantId: string) => {
    const input = { startsAt, consultantId: consultantId || null, movedFrom };
    const done = await move({ variables: { id, input } }).catch(() => undefined);
    if (!done) return setCount((before) => before + 1);
    toast.success(t('account.consultations.move.done'));
    onDone();
  };
  return { send, loading, error, count };
}

/** Chooses another time, with the same consultant or another one; the old time is kept until the new one is taken. */
export function MoveAppointment({ consultation, onClose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const consultants = useConsultants();
  const [chosen, setChosen] = useState<string>();
  const [startsAt, setStartsAt] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, loading, error, count } = useMove(consultation, onClose);
  const isBookable = consultants?.some(({ id }) => id === consultation.consultantId);
  // somebody who has left has no times
  const consultantId = chosen ?? (isBookable === false ? '' : (consultation.consultantId ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setMissing(true);
    void send(startsAt, consultantId).then(() => setStartsAt(''));
  };
  const choose = (slot: string) => {
    setStartsAt(slot);
    setMissing(false);
  };
  return (
    <ModalDialog wide onClose={onClose} title={t('account.consultations.move.title')}>
      <form className={dialogStyles.dialog} onSubmit={submit}>
        <p>
          {t('account.consultations.move.text', {
            when: appointmentText(consultation.startsAt, locale),
          })}
        </p>
        {error && <Banner tone="error">{readError(error).message}</Banner>}
        {consultants && consultants.length > 0 && (
          <Field label={t('consultation.consultant')} required={false}>
            <Select
              value={consultantId}
              onChange={(event) => {
                setChosen(event.target.value);
                setStartsAt('');
              }}
            >
              <option value="">{t('consultation.book.anybody')}</option>
              {consultants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <fieldset className={styles.times}>
          <legend>{t('consultation.book.when')}</legend>
          <SlotPicker
            key={`${consultantId}:${count}`}
            consultantId={consultantId}
            movedId={consultation.id}
            value={startsAt}
            onChoose={choose}
          />
          <FieldError message={missing ? t('account.consultations.move.choose') : undefined} />
        </fieldset>
        <div className={dialogStyles.actions}>
          <Button type="submit" busy={loading}>
            {t('account.consultations.move.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('account.consultations.move.keep')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
