import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import {
  RescheduleConsultationDocument,
  type RescheduleConsultationMutationVariables,
} from '../../../graphql/generated/graphql';
import type { WireError } from '../../../lib/api/api-error';
import { readError } from '../../../lib/api/read-error';
import { useErrorText } from '../../../lib/api/use-error-text';
import { Bdi, Ltr } from '../../../components/bdi';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import styles from './reschedule-dialog.module.css';

/** What the server says of a slot that somebody else has: the next free ones, and the appointment that has it. */
interface TakenSlot {
  nextSlots: string[];
  takenBy?: { id: string; reference: string; clientName: string };
}

interface TakenNoticeProps {
  taken: TakenSlot;
  onChoose(slot: string): void;
}

/** Says who has the slot that was chosen, and which ones are free next. */
export function TakenNotice({ taken: { takenBy, nextSlots }, onChoose }: TakenNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('admin.consultations.reschedule.taken')}
      description={
        <>
          {takenBy && (
            <p>
              <Link to={requestAddress('consultation', takenBy.id)} target="_blank">
                <Ltr>{takenBy.reference}</Ltr>
              </Link>{' '}
              · <Bdi>{takenBy.clientName}</Bdi>
            </p>
          )}
          {nextSlots.length > 0 && (
            <div className={styles.next}>
              <span>{t('admin.consultations.reschedule.next')}</span>
              {nextSlots.map((slot) => (
                <Button key={slot} size="small" onClick={() => onChoose(slot)}>
                  {formatDateTime(slot, locale)}
                </Button>
              ))}
            </div>
          )}
        </>
      }
    />
  );
}

interface ReschedulingOptions {
  /** Whether the client does not get the new time by mail. */
  isUnmailed: boolean;
  onDone(): void;
  /** Somebody else changed the consultation since the version that was sent. */
  onStale(): void;
  /** Somebody else has the slot. */
  onTaken(): void;
}

/** What the server says of a slot that somebody else has. */
function takenSlotOf(error: unknown): TakenSlot | undefined {
  const { errors = [] } = error as { errors?: readonly WireError[] };
  return (errors[0]?.extensions as { slot?: TakenSlot } | undefined)?.slot;
}

/** Moves a consultation. Errors are shown in the dialog, and the slots are loaded again after each of the `failures`. */
export function useRescheduling(options: ReschedulingOptions) {
  const { isUnmailed, onDone, onStale, onTaken } = options;
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const [taken, setTaken] = useState<TakenSlot>();
  const [failures, setFailures] = useState(0);

  const fail = (thrown: unknown) => {
    const { code } = readError(thrown);
    const slot = takenSlotOf(thrown);
    if (code === 'STALE_WRITE') onStale();
    if (code === 'SLOT_TAKEN') onTaken();
    setFailures((before) => before + 1);
    if (slot) setTaken(slot);
    else setError(errorText(thrown, t('admin.consultations.reschedule.failed')));
  };
  const send = (variables: RescheduleConsultationMutationVariables) =>
    run(async () => {
      setError(undefined);
      setTaken(undefined);
      try {
        await client.mutate({ mutation: RescheduleConsultationDocument, variables });
        notify('success', t(`admin.consultations.reschedule.${isUnmailed ? 'moved' : 'done'}`));
        onDone();
        await refresh().catch(() => undefined);
      } catch (thrown) {
        fail(thrown);
      }
    });
  return { send, busy, error, taken, failures };
}
