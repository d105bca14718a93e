import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Ltr } from '../../components/bdi';
import { StatusBadge } from '../../components/status-badge';
import type { RequestKind, RequestWithStatus } from './request-kind';
import styles from './status-dialog.module.css';
import { useStatusChange } from './use-status-change';

interface StatusDialogProps<Status extends string> {
  kind: RequestKind<Status>;
  request: RequestWithStatus<Status>;
  newStatus: Status;
  open: boolean;
  onClose(): void;
  afterClose(): void;
}

/** Asks before a status is changed, and offers a note to the client. */
export function StatusDialog<Status extends string>(props: StatusDialogProps<Status>) {
  const { kind, request, newStatus, open, onClose, afterClose } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const [note, setNote] = useState('');
  const { changeStatus, reload, busy, error } = useStatusChange(kind, onClose);
  const isReopening = kind.closed.includes(request.status);
  const badge = (status: Status) => (
    <StatusBadge tone={kind.tone(status)}>{t(kind.label(status))}</StatusBadge>
  );

  return (
    <Modal
      open={open}
      title={t('dashboard.status.title')}
      width={480}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={afterClose}
      footer={
        <div className={styles.footer}>
          <Button disabled={busy} onClick={onClose}>
            {t('dashboard.cancel')}
          </Button>
          <Button
            type="primary"
            loading={busy}
            onClick={() => void changeStatus(request, newStatus, note.trim())}
          >
            {t('dashboard.status.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.change}>
          <Ltr>{request.reference}</Ltr>
          {badge(request.status)}
          <span>{t('dashboard.status.becomes')}</span>
          {badge(newStatus)}
        </p>
        {isReopening && <Alert type="warning" showIcon title={t('dashboard.status.reopen')} />}
        {error && (
          <Alert
            type={error.stale ? 'warning' : 'error'}
            showIcon
            role="alert"
            title={error.text}
            action={error.stale && <Button onClick={reload}>{t('dashboard.reload')}</Button>}
          />
        )}
        <div>
          <label htmlFor={noteId} className={styles.label}>
            {t(
              kind.withReason.includes(newStatus)
                ? 'dashboard.status.reason'
                : 'dashboard.status.note',
            )}
            <span className={styles.optional}>{t('dashboard.form.optional')}</span>
          </label>
          <Input.TextArea
            id={noteId}
            value={note}
            styles={{ textarea: { unicodeBidi: 'plaintext' } }}
            maxLength={LIMITS.note.max}
            autoSize={{ minRows: 3, maxRows: 8 }}
            aria-describedby={`${noteId}-help`}
            onChange={(event) => setNote(event.target.value)}
          />
          <p id={`${noteId}-help`} className={styles.help}>
            {t('dashboard.status.noteHelp')}
          </p>
        </div>
      </div>
    </Modal>
  );
}
