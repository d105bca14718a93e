import { Alert, Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Bdi, Ltr } from '../../../components/bdi';
import { charactersUpTo } from '../../../dashboard/ui/input-props';
import type { AppointmentToSettleFragment as Row } from '../../../graphql/generated/graphql';
import { formatShortDate, formatTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { appointmentText } from '../appointment-text';
import { consultantsQuery } from './consultation-kind';
import styles from './settle-dialog.module.css';
import { type Decision, useSettling } from './use-settling';

interface RowChoiceProps {
  row: Row;
  decision: Decision;
  /** Why it could not be settled as it was wanted. */
  conflict: string | undefined;
  onDecide(decision: Decision): void;
}

/** The free times of an appointment, with whoever has them if that is somebody else. */
function useProposals({ consultation, proposals }: Row) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: people = [] } = consultantsQuery.useData({ language: locale });
  return proposals.map(({ startsAt, consultantId }, value) => {
    // short, so that a phone does not cut off the time
    const when = `${formatShortDate(startsAt, locale)} · ${formatTime(startsAt)}`;
    const other = consultantId !== consultation.consultantId;
    const name = other && people.find(({ id }) => id === consultantId)?.name;
    const label = t('admin.consultations.settle.moveTo', { when });
    return { value, label: name ? `${label} · ${name}` : label };
  });
}

function RowChoice({ row, decision, conflict, onDecide }: RowChoiceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const proposals = useProposals(row);
  const { id, reference, clientName, startsAt, consultantName } = row.consultation;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>
          <Bdi>{clientName}</Bdi>
        </strong>
        <span>
          <Ltr>{reference}</Ltr>
          {consultantName && (
            <>
              {' · '}
              <Bdi>{consultantName}</Bdi>
            </>
          )}
        </span>
        <span>{appointmentText(startsAt, locale)}</span>
        {proposals.length === 0 && (
          <span className={styles.none}>{t('admin.consultations.settle.noneFree')}</span>
        )}
        {conflict && <span className={styles.conflict}>{conflict}</span>}
      </div>
      <Select<Decision>
        id={`settle-${id}`}
        aria-label={t('admin.consultations.settle.decision', { reference })}
        className={styles.choice}
        value={decision}
        options={[
          ...proposals,
          { value: 'cancel', label: t('admin.consultations.settle.cancel') },
          { value: 'leave', label: t('admin.consultations.settle.leave') },
        ]}
        onChange={onDecide}
      />
    </li>
  );
}

export interface SettleDialogProps {
  rows: readonly Row[];
  /** Closes the times once it is decided what becomes of the appointments. */
  save?: () => Promise<unknown>;
  /** The times could not be closed; nothing was changed. */
  onFailure(error: Error): void;
  /** Closed without an answer. */
  onDismiss(isSaved: boolean): void;
  onDone(): void;
}

/** Moves or cancels the appointments of closed times in one go, each client being told by one mail. */
export function SettleDialog({ onDismiss, ...options }: SettleDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const { rows, decisionOf, decide, conflicts, send, busy, error, isSaved } = useSettling(options);
  const text = (key: string, values: Record<string, unknown> = {}) =>
    t(`admin.consultations.settle.${key}`, values);
  const reasonOf = (id: string) => conflicts.find((conflict) => conflict.id === id)?.reason;
  const cancel = () => onDismiss(isSaved && options.save !== undefined);
  return (
    <Modal
      open
      title={text('title', { count: rows.length })}
      width={720}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      // above the form or question that it belongs to
      zIndex={1100}
      onCancel={cancel}
      footer={
        <div className={styles.footer}>
          <Button disabled={busy} onClick={cancel}>
            {t('dashboard.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void send(note)}>
            {text(isSaved ? 'confirm' : 'confirmAndSave')}
          </Button>
        </div>
      }
    >
      <Form layout="vertical" component="div" className={styles.body}>
        <p>{text(isSaved ? 'text' : 'textBefore')}</p>
        {conflicts.length > 0 && (
          <Alert type="warning" showIcon role="alert" title={text('conflicts')} />
        )}
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        <div className={styles.all}>
          <Button
            size="small"
            disabled={busy}
            onClick={() => decide(rows, ({ proposals }) => (proposals.length > 0 ? 0 : 'leave'))}
          >
            {text('moveAll')}
          </Button>
          <Button size="small" disabled={busy} onClick={() => decide(rows, () => 'cancel')}>
            {text('cancelAll')}
          </Button>
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => {
            const { id } = row.consultation;
            const reason = reasonOf(id);
            return (
              <RowChoice
                key={id}
                row={row}
                decision={decisionOf(row)}
                conflict={reason && text(`reasons.${reason}`)}
                onDecide={(decision) => decide([row], () => decision)}
              />
            );
          })}
        </ul>
        <Form.Item
          label={t('dashboard.status.note')}
          htmlFor="settle-note"
          extra={text('noteHelp')}
        >
          <Input.TextArea
            id="settle-note"
            value={note}
            count={charactersUpTo(LIMITS.note.max)}
            autoSize={{ minRows: 2, maxRows: 6 }}
            styles={{ textarea: { unicodeBidi: 'plaintext' } }}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
