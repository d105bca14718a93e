import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import type { DetailsProps } from '../../dashboard/engine/resource';
import { AssigneeSelect } from '../../dashboard/requests/assignee-select';
import { ConflictNotice } from '../../dashboard/requests/conflict-notice';
import { PartHeading } from '../../dashboard/requests/part-heading';
import { PersonPanel } from '../../dashboard/requests/person-panel';
import { RequestLoadError } from '../../dashboard/requests/request-load-error';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { StatusButtons } from '../../dashboard/requests/status-buttons';
import { ThreadSections } from '../../dashboard/requests/thread-sections';
import { EmailLink, PhoneLink } from '../../dashboard/ui/contact-links';
import { DateText } from '../../dashboard/ui/date-text';
import { Fact, Facts } from '../../dashboard/ui/facts';
import type { AdminApplicationDetailFragment as ApplicationDetail } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
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

/** A link that the applicant typed. It opens apart, and learns nothing of the dashboard. */
function OutsideLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <Ltr>{address}</Ltr>
    </a>
  );
}

function ApplicantFacts({ row }: { row: ApplicationDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const optional: [key: string, value: ReactNode][] = [
    ['dateOfBirth', row.dateOfBirth && <DateText value={row.dateOfBirth} />],
    ['linkedin', row.linkedin && <OutsideLink address={row.linkedin} />],
    ['website', row.website && <OutsideLink address={row.website} />],
    ['expectedSalary', row.expectedSalary && <Bdi>{row.expectedSalary}</Bdi>],
    ['availability', row.availability && <DateText value={row.availability} />],
  ];
  return (
    <Facts>
      <Fact label={t('application.fields.fullName')}>
        <Bdi>{row.fullName}</Bdi>
      </Fact>
      <Fact label={t('application.fields.role')}>
        <Bdi>{roleTitle(row.role, locale)}</Bdi>
      </Fact>
      <Fact label={t('application.fields.email')}>
        <EmailLink address={row.email} />
      </Fact>
      <Fact label={t('application.fields.phoneNumber')}>
        <PhoneLink phone={row.phoneNumber} e164={row.phoneE164} />
      </Fact>
      <Fact label={t('application.fields.address')}>
        <Bdi>{row.address}</Bdi>
      </Fact>
      <Fact label={t('application.fields.city')}>
        <Bdi>{row.city}</Bdi>
      </Fact>
      <Fact label={t('application.fields.country')}>
        <Bdi>{row.country}</Bdi>
      </Fact>
      {optional.map(
        ([key, value]) =>
          value && (
            <Fact key={key} label={t(`application.fields.${key}`)}>
              {value}
            </Fact>
          ),
      )}
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

const TEXTS = ['motivation', 'experience', 'education', 'skills', 'additionalInfo'] as const;

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
      {TEXTS.map((key) => {
        const text = row[key];
        return (
          text && (
            <Section key={key} title={t(`application.fields.${key}`)}>
              <FreeText>{text}</FreeText>
            </Section>
          )
        );
      })}
      <Section title={t('application.adminNotes.title')}>
        <AdminNotesForm {...row} />
      </Section>
      <ThreadSections kind={applicationKind} request={row} />
    </div>
  );
}
