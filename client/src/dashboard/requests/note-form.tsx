import { Button, Form, Input, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import type { Operation } from '../engine/operations';
import { useResource } from '../engine/resource-context';
import { useErrorText } from '../../lib/use-error-text';
import { useNotify } from '../ui/use-notify';
import styles from './note-form.module.css';

export interface RequestNote {
  id: string;
  text: string;
  public: boolean;
}

interface NoteValues {
  text: string;
  visibility: 'internal' | 'public';
}

interface NoteFormProps {
  id: string;
  add: Operation<RequestNote, unknown>;
}

/** Adds a note to a request. It is internal, unless it is made public for the client. */
export function NoteForm({ id, add }: NoteFormProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [form] = Form.useForm<NoteValues>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  const save = async ({ text, visibility }: NoteValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await add(client, { id, text: text.trim(), public: visibility === 'public' });
      form.resetFields();
      notify('success', t('dashboard.toast.noteAdded'));
      await refresh().catch(() => undefined);
    } catch (error) {
      notify('error', errorText(error, t('dashboard.errors.note')));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Form<NoteValues>
      form={form}
      name="note"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ text: '', visibility: 'internal' }}
      onFinish={(values) => void save(values)}
    >
      <Form.Item
        name="text"
        label={t('dashboard.note.text')}
        rules={[{ required: true, whitespace: true, message: t('dashboard.note.required') }]}
      >
        <Input.TextArea
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
      <Button htmlType="submit" loading={busy}>
        {t('dashboard.note.add')}
      </Button>
    </Form>
  );
}
