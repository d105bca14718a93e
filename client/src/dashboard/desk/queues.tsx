import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { MAX_QUEUE_COUNT, REQUEST_QUEUES, type RequestQueue } from '@contract/requests/queues';
import type { RequestKindName } from '@contract/requests/request-kinds';
import {
  type ListSpec,
  type ListState,
  type Sort,
  writeListState,
} from '../engine/list/list-state';
import type { ListStateHandle } from '../engine/list/use-list-state';
import styles from './queues.module.css';
import {
  AdminDeskDocument,
  type AdminDeskQuery,
  ApplicationChangedDocument,
  ConsultationChangedDocument,
  ContactRequestChangedDocument,
  ServiceRequestChangedDocument,
} from '../../graphql/generated/graphql';
import { MAX_AGE, queryOf } from '../engine/operations';
import { formatNumber } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import {
  choiceFilter,
  dayFilter,
  dynamicFilter,
  flagFilter,
  type Filter,
} from '../engine/list/filters';
import { useAssigneeOptions } from './assignees';
import { useChanges, useEvents } from '../engine/use-change-subscription';

/** Calls `onChange` when a request of any kind was changed; once for all kinds when the connection is there. */
export function useRequestEvents(onChange: () => void): void {
  const onEvent = useChanges(onChange);
  useEvents(ServiceRequestChangedDocument, onEvent);
  useEvents(ContactRequestChangedDocument, onEvent);
  useEvents(ApplicationChangedDocument, onEvent);
  useEvents(ConsultationChangedDocument, onEvent);
}

/** Sorts urgent waiting requests first, then those that have waited longest, then answered ones, newest first. */
export const LONGEST_WAITING: Sort = { by: 'queue', order: 'asc' };

/** Kinds of which no request is urgent. */
const NEVER_URGENT: readonly RequestKindName[] = ['application', 'consultation'];

/** Queues of urgent requests. */
const NEEDS_URGENCY: readonly RequestQueue[] = ['urgent', 'urgentLate'];

/** The queues that a kind of request has. */
const queuesOf = (kind: RequestKindName): readonly RequestQueue[] =>
  REQUEST_QUEUES.filter((queue) => !NEEDS_URGENCY.includes(queue) || !NEVER_URGENT.includes(kind));

/** The queue that a list shows; it is chosen by the links above the list. */
export const queueFilter = (kind: RequestKindName): Filter<RequestQueue> => ({
  ...choiceFilter(queuesOf(kind), {
    label: 'dashboard.queues.label',
    optionLabel: (queue) => `dashboard.queues.${queue}`,
  }),
  isView: true,
});

/** The filters of every kind of request, beside its own ones. */
export const requestFilters = {
  assigneeId: dynamicFilter('dashboard.assignee.label', useAssigneeOptions),
  createdFrom: dayFilter('dashboard.filters.createdFrom'),
  createdTo: dayFilter('dashboard.filters.createdTo'),
  unassigned: flagFilter('dashboard.filters.unassigned'),
  unanswered: flagFilter('dashboard.filters.unanswered'),
};

/** The count of a queue. The server stops counting at a maximum: 999+. */
export function QueueCount({ value, className }: { value: number; className?: string }) {
  const locale = useLocale();
  const text =
    value >= MAX_QUEUE_COUNT
      ? `${formatNumber(MAX_QUEUE_COUNT - 1, locale)}+`
      : formatNumber(value, locale);
  return <bdi className={className}>{text}</bdi>;
}

export type QueueCounts = AdminDeskQuery['desk']['queues'][number];

/** Counts of the queues. */
export const deskQuery = queryOf(AdminDeskDocument, (data) => data.desk, MAX_AGE.none);

interface QueueLinksProps {
  kind: RequestKindName;
  spec: ListSpec;
  list: ListStateHandle;
}

/** On phones the links are one line that is wider than the screen: brings the chosen one into view. */
function useChosenInView(chosen: string | undefined) {
  const links = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = links.current;
    const link = line?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!line || !link) return;
    const { left, right } = line.getBoundingClientRect();
    line.scrollLeft += (link.left + link.right - left - right) / 2;
  }, [chosen]);
  return links;
}

/** The saved views of a list of requests, as links. */
export function QueueLinks({ kind, spec, list }: QueueLinksProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { data } = deskQuery.useData({});
  const counts = data?.queues.find((queues) => queues.kind === kind);
  const { filters, trash } = list.state;
  const links = useChosenInView(filters['queue']);

  const addressOf = (queue: RequestQueue | undefined) => {
    const state: ListState = {
      page: 1,
      size: list.state.size,
      search: '',
      sort: spec.defaultSort,
      filters: queue ? { queue } : {},
      trash: false,
    };
    const params = writeListState(state, spec, new URLSearchParams(search));
    return { search: params.toString() };
  };
  const link = (queue: RequestQueue | undefined) => {
    const count = queue && counts?.[queue];
    return (
      <li key={queue ?? 'all'}>
        <Link
          to={addressOf(queue)}
          className={queue === 'late' && count ? `${styles.link} ${styles.late}` : styles.link}
          aria-current={!trash && filters['queue'] === queue ? 'page' : undefined}
        >
          {t(`dashboard.queues.${queue ?? 'all'}`)}
          {typeof count === 'number' && <QueueCount value={count} className={styles.count} />}
        </Link>
      </li>
    );
  };

  return (
    <nav aria-label={t('dashboard.queues.label')}>
      <ul ref={links} className={styles.links}>
        {link(undefined)}
        {queuesOf(kind).map(link)}
      </ul>
    </nav>
  );
}
