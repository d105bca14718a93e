import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { RequestQueue } from '@contract/requests/queues';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { writeListState, type ListSpec, type ListState } from '../engine/list-state';
import type { ListStateHandle } from '../engine/use-list-state';
import { deskQuery } from './desk-query';
import { QueueCount } from './queue-count';
import styles from './queue-links.module.css';
import { queuesOf } from './queues';

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
