import { Button, Form, Modal } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../engine/use-form-draft';
import { sendShortcut } from '../ui/send-shortcut';
import { useConfirmedClose } from '../ui/use-confirmed-close';
import { useDesk } from './desk-context';
import type { RequestKind, RequestWithStatus } from './request-kind';
import styles from './status-dialog.module.css';
import { StatusFields } from './status-fields';
import { useDecision } from './use-decision';
import { useStatusChange } from './use-status-change';

export interface StatusDialogProps<Status extends string> {
  kind: RequestKind<Status>;
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
      title={t('dashboard.status.title')}
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
        requiredMark={false}
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
