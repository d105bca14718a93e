import { Button, Form, Input, Radio } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { DraftNotice } from '../engine/draft-notice';
import type { Operation } from '../engine/operations';
import { useResource } from '../engine/resource-context';
import { useFormDraft } from '../engine/use-form-draft';
import { useErrorText } from '../../lib/use-error-text';
import { sendShortcut } from '../ui/send-shortcut';
import { useNotify } from '../ui/use-notify';
import { useShortcuts } from '../ui/use-shortcuts';
import { useDesk } from './desk-context';
import type { RequestKind } from './request-kind';
import styles from './note-form.module.css';

export interface RequestNote {
  id: string;
  text: string;
  public: boolean;
}

type NoteValues = { text: string; visibility: 'internal' | 'public' };

const BLANK: NoteValues = { text: '', visibility: 'internal' };

interface NoteFormProps {
  kind: Pick<RequestKind<never>, 'name'>;
  id: string;
  add: Operation<RequestNote, unknown>;
}

/** Sends the note, and goes on to the next request if that was asked for. */
function useNoteSending({ id, add }: Pick<NoteFormProps, 'id' | 'add'>, onSent: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const send = async ({ text, visibility }: NoteValues, next: (() => void) | undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await add(client, { id, text: text.trim(), public: visibility === 'public' });
      onSent();
      notify('success', t('dashboard.toast.noteAdded'));
      next?.();
      await refresh().catch(() => undefined);
    } catch (error) {
      notify('error', errorText(error, t('dashboard.errors.note')));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { send, busy };
}

interface NoteFieldsProps extends NoteFormProps {
  /** The text takes the focus, because the form before it had it. */
  hasFocus: boolean;
  /** Shows the form anew. */
  onReset(): void;
}

function NoteFields({ kind, id, add, hasFocus, onReset }: NoteFieldsProps) {
  const { t } = useTranslation();
  const { openNext } = useDesk();
  const [form] = Form.useForm<NoteValues>();
  const textArea = useRef<TextAreaRef>(null);
  const andNext = useRef(false);
  const draft = useFormDraft({
    name: `${kind.name}:${id}:note`,
    instance: form,
    initialValues: BLANK,
  });
  const initialValues = useMemo(() => ({ ...BLANK, ...draft.restored?.values }), [draft.restored]);
  const { send, busy } = useNoteSending({ id, add }, () => {
    draft.clear();
    onReset();
  });
  useShortcuts({ n: () => textArea.current?.focus() });

  return (
    <Form<NoteValues>
      form={form}
      name="note"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={initialValues}
      onValuesChange={draft.scheduleSave}
      onFinish={(values) => void send(values, andNext.current ? openNext : undefined)}
      onKeyDown={(event) => {
        const wish = sendShortcut(event);
        if (!wish) return;
        event.preventDefault();
        andNext.current = wish === 'sendAndNext';
        form.submit();
      }}
    >
      <DraftNotice draft={draft} onDiscard={onReset} />
      <Form.Item
        name="text"
        label={t('dashboard.note.text')}
        extra={t('dashboard.desk.sendHint')}
        rules={[{ required: true, whitespace: true, message: t('dashboard.note.required') }]}
      >
        <Input.TextArea
          ref={textArea}
          autoFocus={hasFocus}
          aria-keyshortcuts="N"
          maxLength={LIMITS.note.max}
          autoSize={{ minRows: 2, maxRows: 8 }}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        />
      </Form.Item>
      <Form.Item name="visibility" label={t('dashboard.note.sight')}>
        <Radio.Group
          className={styles.choices}
          options={[
            { value: 'internal', label: t('dashboard.note.internal') },
            { value: 'public', label: t('dashboard.note.public') },
          ]}
        />
      </Form.Item>
      <div className={styles.choices}>
        <Button htmlType="submit" loading={busy} onClick={() => (andNext.current = false)}>
          {t('dashboard.note.add')}
        </Button>
        {openNext && (
          <Button htmlType="submit" disabled={busy} onClick={() => (andNext.current = true)}>
            {t('dashboard.desk.saveNext')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Adds a note to a request. It is internal, unless it is made public for the client. */
export function NoteForm(props: NoteFormProps) {
  const [count, setCount] = useState(0);
  return (
    <NoteFields key={count} {...props} hasFocus={count > 0} onReset={() => setCount(count + 1)} />
  );
}
