import { Button, Form, Input, Skeleton } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { application } from '@contract/requests/application';
import { Bdi, Ltr } from '../../../components/bdi';
import type { DetailsProps } from '../../../dashboard/engine/resource';
import { AssigneeLine } from '../../../dashboard/desk/saved-fields';
import { IntakeFacts } from '../../../dashboard/desk/intake/intake-facts';
import { ConflictNotice } from '../../../dashboard/desk/conflict-notice';
import {
  PartHeading,
  RequestLoadError,
  ThreadSections,
} from '../../../dashboard/desk/request-details';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { PersonPanel } from '../../../dashboard/desk/person-panel';
import { RequestStatusBadge } from '../../../dashboard/desk/request-badges';
import { StatusButtons } from '../../../dashboard/desk/status-controls';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import type { AdminApplicationDetailFragment as ApplicationDetail } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { DeskFacts, DeskTexts } from '../../requests/dashboard/desk-facts';
import { ApplicationCv } from './application-cv';
import styles from '../../../dashboard/desk/request-details.module.css';
import { applicationKind, currentApplication } from './application-kind';
import { ApplicationRepeats } from './application-repeats';
import { roleTitle } from '../role-title';
import { DraftNotice, useFormDraft } from '../../../dashboard/engine/form/form-draft';
import { type FormError, FormSummary } from '../../../dashboard/engine/form/form-summary';
import { useResource } from '../../../dashboard/engine/resource-context';
import { sendShortcut } from '../../../dashboard/ui/shortcuts';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { applicationOperations } from '../../../graphql/generated/application-operations';
import { readError } from '../../../lib/api/read-error';
import { useErrorText } from '../../../lib/api/use-error-text';
import { charactersUpTo } from '../../../dashboard/ui/input-props';
import { ClientSeen } from '../../papers/dashboard/client-seen';
import { DeskPapers } from '../../papers/dashboard/desk-papers';

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
function AdminNotesForm(current: Application) {
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <PartHeading>{title}</PartHeading>
      {children}
    </section>
  );
}

function ApplicantFacts({ row }: { row: ApplicationDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Facts>
      <Fact label={t('application.fields.role')}>
        <Bdi>{roleTitle(row.job, locale)}</Bdi>
      </Fact>
      <DeskFacts
        definition={application}
        request={row}
        withoutEmpty
        first={['fullName', 'email', 'phoneNumber', 'address', 'city', 'country', 'dateOfBirth']}
      />
      <IntakeFacts request={row} />
      <Fact label={t('application.fields.createdAt')}>
        <DateText value={row.createdAt} time />
      </Fact>
      <Fact label={t('application.fields.updatedAt')}>
        <DateText value={row.updatedAt} time />
      </Fact>
    </Facts>
  );
}

/** Everything an applicant sent, the CV, the thread, and forms to reply and for notes (M132). */
export function ApplicationDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: row, error, loading, refetch } = currentApplication.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!row) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <PersonLink id={row.personId} name={row.fullName} />
          </span>
          <Ltr>{row.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={applicationKind} status={row.status} />
      </div>
      <ConflictNotice kind={applicationKind} id={row.id} />
      <ApplicationRepeats repeatOfId={row.repeatOfId} repeats={row.repeats} />
      <StatusButtons kind={applicationKind} request={row} />
      <AssigneeLine request={row} kind={applicationKind} />
      <ApplicantFacts row={row} />
      <PersonPanel
        kind={applicationKind}
        id={row.id}
        contact={{
          personId: row.personId,
          email: row.email,
          phone: row.phoneNumber,
          e164: row.phoneE164,
        }}
      />
      <Section title={t('application.fields.cv')}>
        <ApplicationCv application={row} />
      </Section>
      <DeskTexts definition={application} request={row} first={['motivation']} />
      <Section title={t('application.adminNotes.title')}>
        <AdminNotesForm {...row} />
      </Section>
      <DeskPapers kind="application" request={row} />
      <ThreadSections
        kind={applicationKind}
        request={row}
        seen={<ClientSeen kind="application" request={row} />}
      />
    </div>
  );
}
