import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { application } from '@contract/requests/application';
import { DraftNotice } from '../../dashboard/engine/draft-notice';
import { FormSummary, type FormError } from '../../dashboard/engine/form-summary';
import { useResource } from '../../dashboard/engine/resource-context';
import { useFormDraft } from '../../dashboard/engine/use-form-draft';
import { sendShortcut } from '../../dashboard/ui/send-shortcut';
import { useNotify } from '../../dashboard/ui/use-notify';
import { applicationOperations } from '../../graphql/generated/application-operations';
import type { AdminApplicationDetailFragment as ApplicationDetail } from '../../graphql/generated/graphql';
import { readError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { charactersUpTo } from '../../dashboard/ui/characters-up-to';

type Application = Pick<ApplicationDetail, 'id' | 'status' | 'version' | 'adminNotes'>;
type NotesValues = { adminNotes: string };

/** Saves the notes; a refusal is shown above them, with who changed the application meanwhile. */
function useSaving({ id, status }: Pick<Application, 'id' | 'status'>, onSaved: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FormError>();

  const save = async (text: string, version: number) => {
    setBusy(true);
    setError(undefined);
    try {
      await applicationOperations.setStatus(client, {
        id,
        status,
        version,
        adminNotes: text.trim() || null,
      });
      notify('success', t('application.adminNotes.saved'));
      await refresh().catch(() => undefined);
      onSaved();
    } catch (error) {
      const { code, conflict } = readError(error);
      const text = errorText(error, t('admin.applications.errors.status'));
      const stale = code === 'STALE_WRITE';
      setError({ stale, title: text, text: '', ...(conflict && { conflict }) });
      await refresh().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, error };
}

interface NotesFieldsProps {
  /** The application as it is now. */
  current: Application;
  /** Somebody has begun to type: what others save meanwhile does not replace it. */
  onBegin(): void;
  /** Shows the saved notes anew. */
  onReset(): void;
}

function NotesFields({ current, onBegin, onReset }: NotesFieldsProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<NotesValues>();
  const [read] = useState(current);
  const saved = useMemo(() => ({ adminNotes: read.adminNotes ?? '' }), [read]);
  const name = `applications:${read.id}:adminNotes`;
  const options = { name, instance: form, initialValues: saved, version: read.version };
  const draft = useFormDraft(options);
  const reset = () => {
    draft.clear();
    onReset();
  };
  const { save, busy, error } = useSaving(current, reset);
  // Any other change of the application leaves the notes as they were read.
  const areSame = !draft.isOutdated && current.adminNotes === read.adminNotes;
  const version = areSame ? current.version : (draft.version ?? read.version);

  return (
    <Form<NotesValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...saved, ...draft.restored?.values }}
      onValuesChange={() => {
        onBegin();
        draft.scheduleSave();
      }}
      onFinish={({ adminNotes }) => void save(adminNotes, version)}
      onKeyDown={(event) => {
        if (!sendShortcut(event)) return;
        event.preventDefault();
        form.submit();
      }}
    >
      <DraftNotice draft={draft} onDiscard={reset} />
      {error && (
        <FormSummary
          error={error}
          onReload={reset}
          onOverwrite={() => void save(form.getFieldsValue().adminNotes, current.version)}
        />
      )}
      <Form.Item
        name="adminNotes"
        label={t('application.adminNotes.label')}
        extra={`${t('application.adminNotes.help')} ${t('dashboard.desk.sendHint')}`}
      >
        <Input.TextArea
          count={charactersUpTo(application.fields.adminNotes.max)}
          autoSize={{ minRows: 2, maxRows: 8 }}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        {t('application.adminNotes.save')}
      </Button>
    </Form>
  );
}

/** The office's own notes on an application, which the applicant never sees (M133). They are kept as a draft. */
export function AdminNotesForm(current: Application) {
  const [count, setCount] = useState(0);
  const [begun, setBegun] = useState<string>();
  return (
    <NotesFields
      key={begun ?? `${count} ${current.adminNotes ?? ''}`}
      current={current}
      onBegin={() => setBegun((key) => key ?? `${count} ${current.adminNotes ?? ''}`)}
      onReset={() => {
        setBegun(undefined);
        setCount(count + 1);
      }}
    />
  );
}
