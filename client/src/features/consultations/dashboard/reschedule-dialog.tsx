import { Alert, Button, Form, Input, Modal, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Bdi, Ltr } from '../../../components/bdi';
import {
  ConcurrentChangeNotice,
  UnmailedNotice,
  useDecision,
  useIsUnmailed,
} from '../../../dashboard/desk/decision';
import { useDesk } from '../../../dashboard/desk/desk-context';
import { charactersUpTo, SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';
import { useConfirmedClose } from '../../../dashboard/ui/use-confirm';
import type { AdminConsultationDetailFragment as ConsultationDetail } from '../../../graphql/generated/graphql';
import { formatDay, formatTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { consultantsQuery, consultationKind } from './consultation-kind';
import styles from './reschedule-dialog.module.css';
import { SlotChoice } from './slot-choice';
import { TakenNotice, useRescheduling } from './rescheduling';

interface ConsultantFieldProps {
  request: ConsultationDetail;
  value: string;
  onChange(id: string): void;
}

/** Chooses who gives the consultation: the present consultant or another active one. */
function ConsultantField({ request, value, onChange }: ConsultantFieldProps) {
  const { t } = useTranslation();
  const { data: known = [] } = consultantsQuery.useData({ language: useLocale() });
  const { consultantId, consultantName } = request;
  const isGone = consultantId && !known.some(({ id }) => id === consultantId);
  const people = isGone
    ? [{ id: consultantId, name: consultantName ?? consultantId }, ...known]
    : known;
  if (people.length === 0) return null;
  return (
    <Form.Item label={t('consultation.consultant')} htmlFor="reschedule-consultant">
      <Select
        id="reschedule-consultant"
        value={value || undefined}
        placeholder={t('dashboard.notSpecified')}
        showSearch={SEARCH_OPTIONS}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}

/** When the appointment is now, and with whom. */
function CurrentAppointment({ request }: { request: ConsultationDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { reference, startsAt, consultantName } = request;
  return (
    <p className={styles.current}>
      <Ltr>{reference}</Ltr>
      <span>
        {t('admin.consultations.reschedule.from', {
          day: formatDay(startsAt, locale),
          time: formatTime(startsAt),
        })}
      </span>
      {consultantName && <Bdi>{consultantName}</Bdi>}
    </p>
  );
}

interface FooterProps {
  busy: boolean;
  /** A time is chosen. */
  isChosen: boolean;
  onCancel(): void;
  onSend(): void;
}

function Footer({ busy, isChosen, onCancel, onSend }: FooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <Button disabled={busy} onClick={onCancel}>
        {t('dashboard.cancel')}
      </Button>
      <Button type="primary" loading={busy} disabled={!isChosen} onClick={onSend}>
        {t('admin.consultations.reschedule.confirm')}
      </Button>
    </div>
  );
}

interface NoteFieldProps {
  isUnmailed: boolean;
  value: string;
  onChange(note: string): void;
}

function NoteField({ isUnmailed, value, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  return (
    <Form.Item
      label={t('dashboard.status.note')}
      htmlFor="reschedule-note"
      extra={!isUnmailed && t('admin.consultations.reschedule.noteHelp')}
    >
      <Input.TextArea
        id="reschedule-note"
        value={value}
        count={charactersUpTo(LIMITS.note.max)}
        autoSize={{ minRows: 2, maxRows: 6 }}
        styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
}

/** Moves an appointment to another free time or consultant; the client is told by mail. */
export function RescheduleDialog({ request }: { request: ConsultationDetail }) {
  const { t } = useTranslation();
  const { dismissDialog } = useDesk();
  const acceptButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [consultantId, setConsultant] = useState(request.consultantId ?? '');
  const [startsAt, setStartsAt] = useState('');
  const [note, setNote] = useState('');
  const decision = useDecision(consultationKind, request);
  const isUnmailed = useIsUnmailed({ kind: consultationKind, id: request.id });
  const { send, busy, error, taken, failures } = useRescheduling({
    isUnmailed,
    onDone: () => setOpen(false),
    onStale: decision.refetch,
    onTaken: () => setStartsAt(''),
  });
  const close = useConfirmedClose(note.trim() !== '', busy, () => setOpen(false));
  const submit = () => {
    if (decision.change) return acceptButton.current?.focus();
    const { version } = decision.basis;
    const input = { startsAt, consultantId: consultantId || null, note: note.trim() || null };
    void send({ id: request.id, input: { ...input, version } });
  };
  return (
    <Modal
      open={isOpen}
      title={t('admin.consultations.reschedule.title')}
      width={640}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={close}
      afterClose={dismissDialog}
      footer={<Footer busy={busy} isChosen={!!startsAt} onCancel={close} onSend={submit} />}
    >
      <Form layout="vertical" component="div" className={styles.body}>
        <CurrentAppointment request={request} />
        {decision.change && (
          <ConcurrentChangeNotice
            change={decision.change}
            label={consultationKind.eventLabel}
            buttonRef={acceptButton}
            onAccept={decision.accept}
          />
        )}
        <UnmailedNotice kind={consultationKind} id={request.id} />
        {taken && <TakenNotice taken={taken} onChoose={setStartsAt} />}
        {error && !decision.change && <Alert type="error" showIcon role="alert" title={error} />}
        <ConsultantField
          request={request}
          value={consultantId}
          onChange={(id) => {
            setConsultant(id);
            setStartsAt('');
          }}
        />
        <SlotChoice
          key={`${consultantId}:${failures}`}
          consultantId={consultantId}
          moved={request}
          value={startsAt}
          onChange={setStartsAt}
        />
        <NoteField isUnmailed={isUnmailed} value={note} onChange={setNote} />
      </Form>
    </Modal>
  );
}
