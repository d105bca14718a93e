import { Alert, Button, Form, Input, Modal } from 'antd';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { LIMITS } from '@contract/limits';
import { DraftNotice, type FormDraft, useFormDraft } from '../engine/form/form-draft';
import { sendShortcut } from '../ui/shortcuts';
import { useConfirmedClose } from '../ui/use-confirm';
import { useDesk } from './desk-context';
import type { DeskKind, RequestWithStatus, StatusChange } from './desk-kind';
import styles from './status-dialog.module.css';
import { ConcurrentChangeNotice, UnmailedNotice, useDecision, useIsUnmailed } from './decision';
import { readError } from '../../lib/api/read-error';
import { useErrorText } from '../../lib/api/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';
import { useSingleRun } from '../ui/use-single-run';
import { Ltr } from '../../components/bdi';
import { ConflictWarning } from './conflict-notice';
import { RequestStatusBadge } from './request-badges';
import { charactersUpTo } from '../ui/input-props';

interface StatusFieldsProps<Status extends string> {
  kind: DeskKind<Status>;
  request: RequestWithStatus<Status>;
  newStatus: Status;
  decision: ReturnType<typeof useDecision<Status>>;
  acceptButton: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  error: string | undefined;
  draft: FormDraft;
  onDiscard(): void;
}

/** The content of the status dialog: the change, what speaks against it, and the note. */
function StatusFields<Status extends string>(props: StatusFieldsProps<Status>) {
  const { kind, request, newStatus, decision, acceptButton, busy, error, draft, onDiscard } = props;
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [hasDraftNotice, setDraftNotice] = useState(true);
  const textArea = useRef<TextAreaRef>(null);
  // `autoFocus` comes too early: antd puts the dialog into the document after it.
  useEffect(() => textArea.current?.focus({ cursor: 'end' }), []);
  const { change, basis, accept } = decision;
  const isUnmailed = useIsUnmailed({ kind, id: request.id });
  const asksForReason = kind.withReason.includes(newStatus);

  return (
    <>
      <p className={styles.statuses}>
        <Ltr>{request.reference}</Ltr>
        <RequestStatusBadge kind={kind} status={basis.status} />
        <span>{t('dashboard.status.becomes')}</span>
        <RequestStatusBadge kind={kind} status={newStatus} />
      </p>
      {change && (
        <ConcurrentChangeNotice
          change={change}
          label={kind.eventLabel}
          buttonRef={acceptButton}
          onAccept={() => {
            accept();
            form.focusField('note');
          }}
        />
      )}
      <ConflictWarning kind={kind} id={request.id} />
      <UnmailedNotice kind={kind} id={request.id} />
      {kind.closed.includes(basis.status) && (
        <Alert
          type="warning"
          showIcon
          title={t('dashboard.status.reopen', { context: kind.type })}
        />
      )}
      {error && !change && <Alert type="error" showIcon role="alert" title={error} />}
      {hasDraftNotice && (
        <DraftNotice
          draft={draft}
          onDiscard={() => {
            setDraftNotice(false);
            onDiscard();
            form.focusField('note');
          }}
        />
      )}
      <Form.Item
        name="note"
        className={styles.note}
        label={
          <>
            {t(
              asksForReason
                ? [`admin.${kind.name}.reason`, 'dashboard.status.reason']
                : 'dashboard.status.note',
            )}
            <span className={styles.optional}>{t('dashboard.form.optional')}</span>
          </>
        }
        extra={[!isUnmailed && t('dashboard.status.noteHelp'), t('dashboard.desk.sendHint')]
          .filter(Boolean)
          .join(' ')}
      >
        <Input.TextArea
          ref={textArea}
          // Text typed after the note was sent would be lost with it.
          readOnly={busy}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
          count={charactersUpTo(LIMITS.note.max)}
          autoSize={{ minRows: 3, maxRows: 8 }}
        />
      </Form.Item>
    </>
  );
}

interface StatusChangeOptions {
  onDone(): void;
  /** Somebody else changed the request since the version that was sent. */
  onStale(): void;
}

/** Changes a status. An error is shown in the dialog, so that the note is not lost. */
function useStatusChange<Status extends string>(
  kind: DeskKind<Status>,
  { onDone, onStale }: StatusChangeOptions,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();

  const changeStatus = (change: StatusChange<Status>) =>
    run(async () => {
      setError(undefined);
      try {
        await kind.setStatus(client, change);
        notify('success', t('dashboard.toast.decided', { status: t(kind.label(change.status)) }));
        onDone();
        await refresh().catch(() => undefined);
      } catch (error) {
        if (readError(error).code === 'STALE_WRITE') onStale();
        setError(errorText(error, t(kind.statusFailure ?? 'dashboard.errors.status')));
      }
    });
  return { changeStatus, busy, error };
}

export interface StatusDialogProps<Status extends string> {
  kind: DeskKind<Status>;
  /** The request as it was on the screen when the dialog was asked for. */
  request: RequestWithStatus<Status>;
  newStatus: Status;
}

const BLANK = { note: '' };
type NoteValues = typeof BLANK;

/** Sends the decision about the version that was read. */
function useSending<Status extends string>(
  { kind, request, newStatus }: StatusDialogProps<Status>,
  onSent: () => void,
) {
  const { openId, openNext } = useDesk();
  const decision = useDecision(kind, request);
  const acceptButton = useRef<HTMLButtonElement>(null);
  const next = useRef<(() => void) | undefined>(undefined);
  const { changeStatus, busy, error } = useStatusChange(kind, {
    onDone: () => {
      onSent();
      next.current?.();
    },
    onStale: decision.refetch,
  });
  const goNext = openId === request.id ? openNext : undefined;
  const send = (note: string, andNext: boolean) => {
    // Asked again, because the decision was about something else.
    if (decision.change) return acceptButton.current?.focus();
    next.current = andNext ? goNext : undefined;
    const { version } = decision.basis;
    void changeStatus({ id: request.id, status: newStatus, version, ...(note ? { note } : {}) });
  };
  return { decision, acceptButton, send, busy, error, hasNext: goNext !== undefined };
}

/** The note, which is kept as a draft of this request and status until it is sent. */
function useNote<Status extends string>({ kind, request, newStatus }: StatusDialogProps<Status>) {
  const [isDirty, setDirty] = useState(false);
  const [form] = Form.useForm<NoteValues>();
  const draft = useFormDraft({
    name: `${kind.name}:${request.id}:${newStatus}`,
    instance: form,
    initialValues: BLANK,
  });
  const initialValues = useMemo(() => ({ ...BLANK, ...draft.restored?.values }), [draft.restored]);
  return {
    form,
    draft,
    initialValues,
    isDirty,
    onChange: ({ note }: NoteValues) => {
      draft.scheduleSave();
      setDirty(note.trim() !== '');
    },
    clear: () => {
      draft.clear();
      setDirty(false);
    },
    text: () => form.getFieldsValue().note.trim(),
  };
}

interface FooterProps {
  busy: boolean;
  hasNext: boolean;
  onCancel(): void;
  onSend(andNext: boolean): void;
}

function Footer({ busy, hasNext, onCancel, onSend }: FooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <Button disabled={busy} onClick={onCancel}>
        {t('dashboard.cancel')}
      </Button>
      {hasNext && (
        <Button disabled={busy} onClick={() => onSend(true)}>
          {t('dashboard.desk.saveNext')}
        </Button>
      )}
      <Button type="primary" loading={busy} onClick={() => onSend(false)}>
        {t('dashboard.status.confirm')}
      </Button>
    </div>
  );
}

/** Asks before a status is changed, and offers a note to the client. */
export function StatusDialog<Status extends string>(props: StatusDialogProps<Status>) {
  const { t } = useTranslation();
  const { dismissDialog } = useDesk();
  const [isOpen, setOpen] = useState(true);
  const note = useNote(props);
  const sending = useSending(props, () => {
    note.clear();
    setOpen(false);
  });
  const { busy, hasNext } = sending;
  const send = (andNext: boolean) => sending.send(note.text(), andNext);
  const close = useConfirmedClose(note.isDirty, busy, () => setOpen(false));

  return (
    <Modal
      open={isOpen}
      title={t('dashboard.status.title', { context: props.kind.type })}
      width={520}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={close}
      // Again, in case that antd has given the focus to the dialog itself.
      afterOpenChange={(visible) => visible && note.form.focusField('note')}
      afterClose={dismissDialog}
      footer={<Footer busy={busy} hasNext={hasNext} onCancel={close} onSend={send} />}
    >
      <Form<NoteValues>
        form={note.form}
        name="status"
        layout="vertical"
        className={styles.body}
        initialValues={note.initialValues}
        onValuesChange={(_changed, values) => note.onChange(values)}
        onKeyDown={(event) => {
          const wish = sendShortcut(event);
          if (!wish) return;
          event.preventDefault();
          send(wish === 'sendAndNext');
        }}
      >
        <StatusFields
          {...props}
          {...sending}
          draft={note.draft}
          onDiscard={() => {
            note.form.setFieldsValue(BLANK);
            note.clear();
          }}
        />
      </Form>
    </Modal>
  );
}
