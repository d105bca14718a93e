import { Button, Pagination, Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Bdi, Ltr } from '../../../components/bdi';
import { HiddenNotice } from '../../../dashboard/desk/hidden-notice';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { AgeText } from '../../../dashboard/ui/date-text';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { LoadError } from '../../../dashboard/ui/load-error';
import { Panel } from '../../../dashboard/ui/page-parts';
import { useMay } from '../../../dashboard/ui/use-may';
import type { RequestKind } from '../../../graphql/generated/graphql';
import { ApplicationStatusBadge } from '../../applications/application-status';
import { ConsultationStatusBadge } from '../../consultations/consultation-status';
import { MessageStatus } from '../../contact-requests/message-status';
import { ServiceRequestStatusBadge } from '../../service-requests/service-request-status';
import { type Person, type PersonRequest, personRequestsQuery } from './people-operations';
import { useSeparateRequest } from './request-separations';
import styles from './people.module.css';

const STATUS: Record<RequestKind, ComponentType<{ status: string }>> = {
  serviceRequest: ServiceRequestStatusBadge,
  contactRequest: MessageStatus,
  application: ApplicationStatusBadge,
  consultation: ConsultationStatusBadge,
};

/** The link to a request, by its reference. */
export function RequestLink({
  kind,
  id,
  reference,
}: Pick<PersonRequest, 'kind' | 'id' | 'reference'>) {
  return (
    <Link to={requestAddress(kind, id)} className={styles.reference}>
      <Ltr>{reference}</Ltr>
    </Link>
  );
}

interface RequestLineProps {
  request: PersonRequest;
  /** Left out where it cannot be taken off the person. */
  onSeparate: (() => void) | undefined;
}

function RequestLine({ request, onSeparate }: RequestLineProps) {
  const { t } = useTranslation();
  const { kind, title, status, assigneeName, createdAt } = request;
  const Status = STATUS[kind];
  return (
    <li className={styles.request}>
      <span className={styles.line}>
        <RequestLink {...request} />
        <Status status={status} />
      </span>
      <span className={styles.subject}>
        {t('common.label', { label: t(`dashboard.person.kind.${kind}`) })} <Bdi>{title}</Bdi>
      </span>
      <span className={`${styles.line} ${styles.faint}`}>
        <span>
          {t('common.label', { label: t('dashboard.assignee.label') })}{' '}
          {assigneeName ? <Bdi>{assigneeName}</Bdi> : t('dashboard.assignee.nobody')}
        </span>
        <span className={styles.end}>
          <AgeText value={createdAt} inDays />
        </span>
        {onSeparate && (
          <Button type="text" size="small" onClick={onSeparate}>
            {t('admin.people.separate.action')}
          </Button>
        )}
      </span>
    </li>
  );
}

const PAGE_SIZE = 10;

/** The page of the requests, in the address, so that the browser's Back button finds it again. */
function useRequestPage() {
  const [params, setParams] = useSearchParams();
  const given = Number(params.get('page'));
  const page = Number.isInteger(given) && given > 0 ? given : 1;
  const turnTo = (next: number) =>
    setParams((current) => {
      current.set('page', String(next));
      return current;
    });
  return { page, turnTo };
}

/** Everything that the person sent or that was written down for them, the newest first. */
export function PersonRequests({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { page, turnTo } = useRequestPage();
  const separate = useSeparateRequest();
  const isOnly = person.requestCount + person.accounts.length < 2;
  const maySeparate = useMay()('person.merge') && !isOnly;
  const { data, error, loading, refetch } = personRequestsQuery.useData({
    ...{ id: person.id, page, limit: PAGE_SIZE },
  });
  return (
    <Panel title={t('admin.people.requests')}>
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.items.length === 0 && person.hiddenRequestCount === 0 && (
        <EmptyState filtered={false} title={t('admin.people.noRequests')} />
      )}
      <ul className={styles.requests} aria-busy={loading}>
        {data?.items.map((request) => (
          <RequestLine
            key={request.id}
            request={request}
            onSeparate={maySeparate ? () => separate(request) : undefined}
          />
        ))}
      </ul>
      {data && data.total > PAGE_SIZE && (
        <Pagination
          className={styles.pages}
          size="small"
          align="center"
          showSizeChanger={false}
          current={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onChange={turnTo}
        />
      )}
      <div className={styles.hidden}>
        <HiddenNotice
          text="dashboard.person.hidden"
          count={person.hiddenRequestCount}
          ask="dashboard.person.ask"
          deciders={person.deciders}
        />
      </div>
    </Panel>
  );
}
