import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { application } from '@contract/requests/application';
import { Bdi, Ltr } from '../../components/bdi';
import type { DetailsProps } from '../../dashboard/engine/resource';
import { AssigneeSelect } from '../../dashboard/requests/assignee-select';
import { ConflictNotice } from '../../dashboard/requests/conflict-notice';
import { PartHeading } from '../../dashboard/requests/part-heading';
import { PersonPanel } from '../../dashboard/requests/person-panel';
import { RequestLoadError } from '../../dashboard/requests/request-load-error';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { StatusButtons } from '../../dashboard/requests/status-buttons';
import { ThreadSections } from '../../dashboard/requests/thread-sections';
import { DateText } from '../../dashboard/ui/date-text';
import { Fact, Facts } from '../../dashboard/ui/facts';
import type { AdminApplicationDetailFragment as ApplicationDetail } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { DeskFacts, DeskTexts } from '../requests/desk-facts';
import { AdminNotesForm } from './admin-notes-form';
import { ApplicationCv } from './application-cv';
import styles from '../../dashboard/requests/request-details.module.css';
import { applicationKind, currentApplication } from './application-kind';
import { ApplicationRepeats } from './application-repeats';
import { roleTitle } from './role-title';

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
        <Bdi>{roleTitle(row.role, locale)}</Bdi>
      </Fact>
      <DeskFacts
        definition={application}
        request={row}
        withoutEmpty
        first={['fullName', 'email', 'phoneNumber', 'address', 'city', 'country', 'dateOfBirth']}
      />
      <Fact label={t('dashboard.assignee.label')}>
        <AssigneeSelect request={row} kind={applicationKind} />
      </Fact>
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
            <Bdi>{row.fullName}</Bdi>
          </span>
          <Ltr>{row.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={applicationKind} status={row.status} />
      </div>
      <ConflictNotice kind={applicationKind} id={row.id} />
      <ApplicationRepeats repeatOfId={row.repeatOfId} repeats={row.repeats} />
      <StatusButtons kind={applicationKind} request={row} />
      <ApplicantFacts row={row} />
      <PersonPanel
        kind={applicationKind}
        id={row.id}
        contact={{ email: row.email, phone: row.phoneNumber, e164: row.phoneE164 }}
      />
      <Section title={t('application.fields.cv')}>
        <ApplicationCv application={row} />
      </Section>
      <DeskTexts definition={application} request={row} first={['motivation']} />
      <Section title={t('application.adminNotes.title')}>
        <AdminNotesForm {...row} />
      </Section>
      <ThreadSections kind={applicationKind} request={row} />
    </div>
  );
}
