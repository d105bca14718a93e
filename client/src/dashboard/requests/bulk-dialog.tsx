import { Alert, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { useConfirmedClose } from '../ui/use-confirmed-close';
import styles from './bulk-bar.module.css';
import type { BulkChange } from './bulk-change';
import { BulkConflicts } from './bulk-conflicts';
import { useDesk } from './desk-context';
import type { RequestWithStatus } from './request-kind';
import { useBulkChange } from './use-bulk-change';
import { charactersUpTo } from '../ui/characters-up-to';

interface BulkDialogProps {
  change: BulkChange;
  /** The requests as they were on the screen when the dialog was asked for. */
  rows: readonly RequestWithStatus<string>[];
  onDone(): void;
}

/**
 * Asks before several requests are changed. If some were changed by somebody else meanwhile, nothing is done;
 * it names them and offers to go on with the others.
 */
export function BulkDialog({ change, rows, onDone }: BulkDialogProps) {
  const { t } = useTranslation();
  const { dismissDialog } = useDesk();
  const noteId = useId();
  const textArea = useRef<TextAreaRef>(null);
  const [isOpen, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const { title, target, help, noteLabel, isDanger = false } = change;
  const bulk = useBulkChange(change, rows, () => {
    onDone();
    setOpen(false);
  });
  const { remaining, conflicts, busy, error } = bulk;
  const close = useConfirmedClose(note.trim() !== '', busy, () => setOpen(false));
  const count = remaining.length;

  return (
    <Modal
      open={isOpen}
      title={title}
      width={520}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      mask={{ closable: false }}
      cancelText={t(count === 0 ? 'common.close' : 'dashboard.cancel')}
      cancelButtonProps={{ disabled: busy }}
      okText={t(conflicts.length > 0 ? 'dashboard.bulk.others' : 'dashboard.bulk.confirm', {
        count,
      })}
      okButtonProps={{ danger: isDanger, loading: busy }}
      footer={(_buttons, { CancelBtn, OkBtn }) => (
        <>
          <CancelBtn />
          {count > 0 && <OkBtn />}
        </>
      )}
      onOk={() => void bulk.send(note.trim())}
      onCancel={close}
      // antd gives the focus to the dialog itself.
      afterOpenChange={(visible) => visible && textArea.current?.focus()}
      afterClose={dismissDialog}
    >
      <div className={styles.content}>
        <p className={styles.target}>
          {t('dashboard.bulk.question', { count: rows.length })}
          {target !== undefined && (
            <>
              <span>{t('dashboard.bulk.to')}</span>
              {target}
            </>
          )}
        </p>
        {help !== undefined && <p className={styles.help}>{help}</p>}
        {conflicts.length > 0 && <BulkConflicts conflicts={conflicts} rows={rows} />}
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        {noteLabel !== undefined && (
          <div className={styles.note}>
            <label htmlFor={noteId}>
              {noteLabel}
              <span className={styles.optional}>{t('dashboard.form.optional')}</span>
            </label>
            <Input.TextArea
              ref={textArea}
              id={noteId}
              value={note}
              // What is typed after the note was sent would be lost with it.
              readOnly={busy}
              styles={{ textarea: { unicodeBidi: 'plaintext' } }}
              count={charactersUpTo(LIMITS.note.max)}
              autoSize={{ minRows: 3, maxRows: 8 }}
              aria-describedby={`${noteId}-help`}
              onChange={({ target }) => setNote(target.value)}
            />
            <p id={`${noteId}-help`} className={styles.help}>
              {t('dashboard.bulk.noteHelp')}
            </p>
          </div>
        )}
      </div>
    </Modal>
  );
}
