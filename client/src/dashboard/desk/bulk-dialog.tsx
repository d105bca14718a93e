import { Alert, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@contract/limits';
import { useConfirmedClose } from '../ui/use-confirm';
import styles from './bulk-bar.module.css';
import { useDesk } from './desk-context';
import type { RequestWithStatus, RowVersion } from './desk-kind';
import { charactersUpTo } from '../ui/input-props';
import { Bdi, Ltr } from '../../components/bdi';
import type { BulkOutcomeFragment } from '../../graphql/generated/graphql';
import { AgeText } from '../ui/date-text';
import { useErrorText } from '../../lib/api/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';
import { useSingleRun } from '../ui/use-single-run';

/** What is about to be done with the selected requests. */
export interface BulkChange {
  /** Also the label of the button that does it. */
  title: string;
  /** The new value of the selected requests: a status or an assignee. */
  target?: ReactNode;
  /** A further remark above the button that confirms. */
  help?: string;
  /** With it, a note to the clients can be written. */
  noteLabel?: string;
  isDanger?: boolean;
  run(client: ApolloClient, rows: RowVersion[], note: string): Promise<BulkOutcomeFragment>;
}

type Conflicts = BulkOutcomeFragment['conflicts'];

/** Sends a change of several requests; after conflicts, the next attempt is about the others. */
function useBulkChange(
  change: BulkChange,
  rows: readonly RequestWithStatus<string>[],
  onDone: () => void,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<Conflicts>([]);
  const remaining = rows.filter(({ id }) => !conflicts.some((conflict) => conflict.id === id));

  const send = async (note: string) => {
    await run(async () => {
      setError(undefined);
      try {
        const versions = remaining.map(({ id, version }) => ({ id, version }));
        const outcome = await change.run(client, versions, note);
        if (outcome.conflicts.length > 0) {
          setConflicts((before) => [...before, ...outcome.conflicts]);
        } else {
          notify('success', t('dashboard.bulk.done', { count: outcome.changed.length }));
          onDone();
        }
      } catch (failure) {
        setError(errorText(failure, t('dashboard.bulk.failed')));
      }
    });
    await refresh().catch(() => undefined);
  };
  return { send, busy, error, conflicts, remaining };
}

type Conflict = BulkOutcomeFragment['conflicts'][number];

interface BulkConflictsProps {
  conflicts: readonly Conflict[];
  rows: readonly RequestWithStatus<string>[];
}

/** The requests that somebody else has changed, with who and when. */
function BulkConflicts({ conflicts, rows }: BulkConflictsProps) {
  const { t } = useTranslation();
  const referenceOf = ({ id, reference }: Conflict) =>
    reference ?? rows.find((row) => row.id === id)?.reference ?? id;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('dashboard.bulk.conflicts', { count: conflicts.length })}
      description={
        <ul className={styles.conflicts}>
          {conflicts.map((conflict) => (
            <li key={conflict.id}>
              <Ltr>{referenceOf(conflict)}</Ltr>
              {' · '}
              <Bdi>{conflict.changedBy ?? t('dashboard.conflict.somebody')}</Bdi>
              {conflict.changedAt && (
                <>
                  {' · '}
                  <AgeText value={conflict.changedAt} />
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}

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
              // Text typed after the note was sent would be lost with it.
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
