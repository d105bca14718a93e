import { Form, Input, Radio } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { DraftNotice, useFormDraft } from '../engine/form/form-draft';
import type { Operation } from '../engine/operations';
import { sendShortcut, useShortcuts } from '../ui/shortcuts';
import { useDesk } from './desk-context';
import type { DeskKind, RequestNote } from './desk-kind';
import styles from './note-form.module.css';
import { SendButtons, useThreadSending } from './thread-sending';
import { charactersUpTo } from '../ui/input-props';

type NoteValues = { text: string; visibility: 'internal' | 'public' };

const BLANK: NoteValues = { text: '', visibility: 'internal' };

interface NoteFormProps {
  kind: Pick<DeskKind<never>, 'name'>;
  id: string;
  add: Operation<RequestNote, unknown>;
}

interface NoteFieldsProps extends NoteFormProps {
  /** The text takes the focus, because the form before it had it. */
  hasFocus: boolean;
  /** Shows the form anew, with or without the focus in its text. */
  onReset(hasFocus: boolean): void;
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
  /** Somebody who writes in another field by now keeps the focus there. */
  const resetAfterSending = () => {
    const { activeElement, body } = document;
    const element = textArea.current?.resizableTextArea?.textArea.form;
    onReset(activeElement === body || element?.contains(activeElement) === true);
  };
  const { send, busy } = useThreadSending<NoteValues>({
    ...{ id, draft },
    run: (client, { text, visibility }) =>
      add(client, { id, text: text.trim(), public: visibility === 'public' }),
    texts: { sent: 'dashboard.toast.noteAdded', failed: 'dashboard.errors.note' },
    onSent: () => {
      draft.clear();
      resetAfterSending();
    },
  });
  useShortcuts({ n: () => textArea.current?.focus() });

  return (
    <Form<NoteValues>
      form={form}
      name="note"
      layout="vertical"
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
      <DraftNotice draft={draft} onDiscard={() => onReset(true)} />
      <Form.Item
        name="text"
        label={t('dashboard.note.text')}
        extra={t('dashboard.desk.sendHint')}
        rules={[{ required: true, whitespace: true, message: t('dashboard.note.required') }]}
      >
        <Input.TextArea
          ref={textArea}
          autoFocus={hasFocus}
          // Text typed after sending would be lost with it.
          readOnly={busy}
          aria-keyshortcuts="N"
          count={charactersUpTo(LIMITS.note.max)}
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
      <SendButtons label={t('dashboard.note.add')} busy={busy} andNext={andNext} />
    </Form>
  );
}

/** Adds a note to a request. It is internal, unless it is made public for the client. */
export function NoteForm(props: NoteFormProps) {
  const [{ count, hasFocus }, setShown] = useState({ count: 0, hasFocus: false });
  return (
    <NoteFields
      key={count}
      {...props}
      hasFocus={hasFocus}
      onReset={(next) => setShown({ count: count + 1, hasFocus: next })}
    />
  );
}
