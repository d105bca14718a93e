import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { StarMark } from '../../components/lattice';
import { fileAddress } from '../../lib/env';
import { useSite } from '../../lib/site';
import { deskQuery, QueueCount } from '../desk/queues';
import styles from './sidebar.module.css';

/** In the order of the sidebar; the overview has none. */
const GROUPS = [undefined, 'requests', 'content', 'people', 'office'] as const;
type SidebarGroup = Exclude<(typeof GROUPS)[number], undefined>;

export interface SidebarEntry {
  /** Path below `/dashboard`; empty for the overview. */
  path: string;
  group?: SidebarGroup;
  /** Translation key. */
  label: string;
  icon: ReactNode;
  /** The kind of requests whose number that wait for an answer is shown. */
  waiting?: RequestKindName;
}

interface SidebarProps {
  entries: readonly SidebarEntry[];
  onNavigate(): void;
}

/** How many requests wait for an answer, in words for screen readers. */
function Waiting({ value }: { value: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true" className={styles.waiting}>
        <QueueCount value={value} />
      </span>
      <span className="visually-hidden">{t('dashboard.nav.waiting', { value })}</span>
    </>
  );
}

interface EntryLinkProps extends Pick<SidebarProps, 'onNavigate'> {
  entry: SidebarEntry;
  waiting: number;
}

function EntryLink({ entry, waiting, onNavigate }: EntryLinkProps) {
  const { t } = useTranslation();
  const { path, label, icon } = entry;
  return (
    <li>
      <NavLink
        to={path ? `/dashboard/${path}` : '/dashboard'}
        end={!path}
        className={styles.link}
        onClick={onNavigate}
      >
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.label}>{t(label)}</span>
        {waiting > 0 && <Waiting value={waiting} />}
      </NavLink>
    </li>
  );
}

interface EntryListProps extends SidebarProps {
  group: SidebarGroup | undefined;
  /** How many requests of its kind wait. */
  waitingOf(entry: SidebarEntry): number;
}

function EntryList({ group, entries, waitingOf, onNavigate }: EntryListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <div>
      {group && (
        <h2 id={titleId} className={styles.group}>
          {t(`dashboard.nav.groups.${group}`)}
        </h2>
      )}
      <ul className={styles.list} aria-labelledby={group && titleId}>
        {entries.map((entry) => (
          <EntryLink
            key={entry.path}
            entry={entry}
            waiting={waitingOf(entry)}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </div>
  );
}

/** Keeps the entry of the current screen in view: the last ones lie below the edge of a small screen. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return nav;
}

/** Navigation between the screens of the dashboard, in groups. */
export function Sidebar({ entries, onNavigate }: SidebarProps) {
  const { t } = useTranslation();
  const { data } = deskQuery.useData({});
  const { logo } = useSite();
  const nav = useCurrentInView();
  const waitingOf = ({ waiting }: SidebarEntry) =>
    data?.queues.find(({ kind }) => kind === waiting)?.waiting ?? 0;
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={t('dashboard.nav.label')}>
      <div className={styles.brand}>
        {logo ? (
          <img className={styles.logo} src={fileAddress(logo)} alt="" />
        ) : (
          <StarMark size={30} />
        )}
        <div>
          <div className={styles.firm}>{t('common.firmShort')}</div>
          <div className={styles.title}>{t('dashboard.title')}</div>
        </div>
      </div>
      {GROUPS.filter((group) => entries.some((entry) => entry.group === group)).map((group) => (
        <EntryList
          key={group ?? ''}
          group={group}
          entries={entries.filter((entry) => entry.group === group)}
          waitingOf={waitingOf}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
}
