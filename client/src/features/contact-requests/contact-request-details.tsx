import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import { contactRequest } from '@contract/requests/contact-request';
import { Bdi, Ltr } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import type { DetailsProps } from '../../dashboard/engine/resource';
import { ConflictNotice } from '../../dashboard/requests/conflict-notice';
import { PartHeading } from '../../dashboard/requests/part-heading';
import { PersonPanel } from '../../dashboard/requests/person-panel';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { StatusButtons } from '../../dashboard/requests/status-buttons';
import { ThreadSections } from '../../dashboard/requests/thread-sections';
import { DateText } from '../../dashboard/ui/date-text';
import { Fact, Facts } from '../../dashboard/ui/facts';
import type { AdminContactRequestDetailFragment as RequestDetail } from '../../graphql/generated/graphql';
import { contactRequestOperations } from '../../graphql/generated/contact-request-operations';
import { AssigneeSelect } from '../../dashboard/requests/assignee-select';
import { FieldSelect } from '../../dashboard/requests/field-select';
import { RequestLoadError } from '../../dashboard/requests/request-load-error';
import styles from '../../dashboard/requests/request-details.module.css';
import { DeskFacts } from '../requests/desk-facts';
import { contactRequestKind, contactRequestQuery } from './contact-kind';

function SenderFacts({ request }: { request: RequestDetail }) {
  const { t } = useTranslation();
  const { id, version } = request;
  const missing = <span className={styles.missing}>{t('dashboard.notSpecified')}</span>;
  return (
    <Facts>
      <DeskFacts
        definition={contactRequest}
        request={request}
        without={['name', 'subject']}
        special={{
          priority: (
            <FieldSelect
              label={t('message.fields.priority')}
              value={request.priority}
              options={URGENCIES.map((value) => ({ value, label: t(`words.urgency.${value}`) }))}
              save={(client, priority) =>
                contactRequestOperations.update(client, { id, priority, version })
              }
            />
          ),
        }}
      />
      <Fact label={t('dashboard.assignee.label')}>
        <AssigneeSelect request={request} kind={contactRequestKind} />
      </Fact>
      <Fact label={t('admin.contactRequests.fields.createdAt')}>
        <DateText value={request.createdAt} time />
      </Fact>
      <Fact label={t('admin.contactRequests.fields.repliedAt')}>
        {request.repliedAt ? <DateText value={request.repliedAt} time /> : missing}
      </Fact>
    </Facts>
  );
}

/** A contact request with its thread, and forms to reply and to add notes. */
export function ContactRequestDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: request, error, loading, refetch } = contactRequestQuery.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!request) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <Bdi>{request.name}</Bdi>
          </span>
          <Ltr>{request.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={contactRequestKind} status={request.status} />
      </div>
      <ConflictNotice kind={contactRequestKind} id={request.id} />
      <StatusButtons kind={contactRequestKind} request={request} />
      <section>
        <PartHeading>
          <Bdi>{request.subject ?? t('admin.contactRequests.fields.message')}</Bdi>
        </PartHeading>
        <FreeText>{request.message}</FreeText>
      </section>
      <PersonPanel
        kind={contactRequestKind}
        id={request.id}
        contact={{
          email: request.email,
          phone: request.phone,
          e164: request.phoneE164,
        }}
      />
      <SenderFacts request={request} />
      <ThreadSections
        kind={contactRequestKind}
        request={request}
        replyRefused={
          request.status === 'replied' ? t('admin.contactRequests.reply.done') : undefined
        }
      />
    </div>
  );
}
