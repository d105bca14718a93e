import {
  CheckCircleOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  InboxOutlined,
  MinusCircleOutlined,
  SyncOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countName } from '@contract/requests/count-name';
import { Bdi, Ltr } from '../../components/bdi';
import type { StatusTone } from '../../components/status-badge';
import { choicesFilter } from '../engine/list/filters';
import type { WatchedQuery } from '../engine/operations';
import { statsOf } from '../engine/list/stats';
import type { DeskKind } from './desk-kind';
import { RequestStatusBadge } from './request-badges';
import { IntakeMark } from './intake/intake-facts';
import { RowLink } from './person-cell';
import { StatusMenu } from './status-controls';
import { AgeText, useNow } from '../ui/date-text';
import styles from './request-list.module.css';

/** From this many hours before the promised answer is due, the age is amber. */
const SOON_HOURS = 8;

/** How near the answer is due; the server says when, by the working calendar. */
export function getLateness(answerDueAt: string | null, now: Date): 'inTime' | 'soon' | 'late' {
  if (answerDueAt === null) return 'inTime';
  const hoursLeft = (new Date(answerDueAt).getTime() - now.getTime()) / 3_600_000;
  if (hoursLeft <= 0) return 'late';
  return hoursLeft < SOON_HOURS ? 'soon' : 'inTime';
}

interface RequestAgeProps {
  createdAt: string;
  /** Null when the office spoke last. */
  unansweredSince: string | null;
  answerDueAt: string | null;
}

/**
 * Since when the client waits, or else the age of the request: amber when the promised answer is nearly
 * due, red when it is late.
 */
function RequestAge({ createdAt, unansweredSince, answerDueAt }: RequestAgeProps) {
  const { t } = useTranslation();
  const now = useNow();
  const lateness = getLateness(answerDueAt, now);
  const since = unansweredSince ?? createdAt;
  if (lateness === 'inTime') return <AgeText value={since} inDays />;
  const Icon = lateness === 'late' ? WarningOutlined : ClockCircleOutlined;
  const label = t(`dashboard.desk.${lateness}`);
  return (
    <span className={`${styles.age} ${styles[lateness]}`}>
      <Icon role="img" aria-label={label} title={label} />
      <AgeText value={since} inDays />
    </span>
  );
}

/** What the lists of all kinds show of a request. */
interface ListedRequest {
  id: string;
  reference: string;
  status: string;
  version: number;
  unseen: boolean;
  createdAt: string;
  unansweredSince: string | null;
  answerDueAt: string | null;
  /** How the person came to the office, which wrote it down; null for what they sent. */
  intakeChannel?: string | null;
  /** Who deals with it; null for nobody. */
  assigneeName?: string | null;
}

type Kind<Status extends string> = DeskKind<Status>;

/** The beginning of what the person wrote, on one line below what the request is about. */
export function Excerpt({ text }: { text?: string | null }) {
  return text ? (
    <span dir="auto" className={styles.excerpt} title={text}>
      {text}
    </span>
  ) : null;
}

interface TopicProps {
  title: ReactNode;
  excerpt?: string | null;
  children?: ReactNode;
}

/** What a request is about and how it begins, a line each, so that eight rows and more are in view. */
export function Topic({ title, excerpt, children }: TopicProps) {
  return (
    <div className={styles.topic}>
      <span className={styles.title}>{title}</span>
      <Excerpt text={excerpt} />
      {children}
    </div>
  );
}

function Assignee({ name }: { name: string | null | undefined }) {
  const { t } = useTranslation();
  return name ? (
    <Bdi>{name}</Bdi>
  ) : (
    <span className={styles.nobody}>{t('dashboard.assignee.nobody')}</span>
  );
}

/** Who deals with it. */
export const assigneeColumn = <Row extends ListedRequest>() => ({
  key: 'assigneeName',
  title: 'dashboard.assignee.label',
  cell: ({ assigneeName }: Row) => <Assignee name={assigneeName} />,
});

const ICONS: Record<StatusTone, ReactNode> = {
  waiting: <ClockCircleOutlined />,
  active: <SyncOutlined />,
  good: <CheckCircleOutlined />,
  done: <CheckSquareOutlined />,
  bad: <CloseCircleOutlined />,
  off: <MinusCircleOutlined />,
};

/** The counters above a list: all requests, and those of each status, with the icon of its tone or its own. */
export function requestStats<Status extends string, Counts extends Record<string, number | string>>(
  kind: Pick<Kind<Status>, 'name' | 'statuses' | 'tone' | 'label'>,
  query: WatchedQuery<Record<string, never>, Counts>,
  icons: Partial<Record<Status, ReactNode>> = {},
) {
  return statsOf(query, [
    {
      counter: countName('total'),
      label: `admin.${kind.name}.total`,
      icon: <InboxOutlined />,
      rows: { filters: {} },
    },
    ...kind.statuses.map((status) => ({
      counter: countName(status),
      label: kind.label(status),
      icon: icons[status] ?? ICONS[kind.tone(status)],
      rows: { filters: { status } },
    })),
  ]);
}

/** The filter of the statuses, `?status=` in the address. */
export const statusFilter = <Status extends string>(
  { statuses, label }: Pick<Kind<Status>, 'statuses' | 'label'>,
  title: string,
) => ({
  ...choicesFilter(statuses, { label: title, optionLabel: label }),
  field: 'statuses' as const,
});

/** The columns that the lists of all kinds have, with their titles. `mark` stands behind the reference. */
export const referenceColumn = <Row extends ListedRequest>(
  title: string,
  mark: (row: Row) => ReactNode = () => null,
) => ({
  key: 'reference',
  title,
  sortBy: 'reference',
  heading: true,
  cell: (row: Row) => (
    <>
      <RowLink id={row.id} reference={row.reference} unseen={row.unseen}>
        <Ltr>{row.reference}</Ltr>
      </RowLink>
      <IntakeMark channel={row.intakeChannel} />
      {mark(row)}
    </>
  ),
});

export function statusColumn<Status extends string, Row extends ListedRequest>(
  kind: Kind<Status>,
  title: string,
) {
  // One that is not known, from a newer server, is shown as the first.
  const known = (status: string) =>
    kind.statuses.find((each) => each === status) ?? kind.statuses[0]!;
  return {
    key: 'status',
    title,
    sortBy: 'status',
    cell: (row: Row) => <StatusMenu kind={kind} request={{ ...row, status: known(row.status) }} />,
    brief: ({ status }: Row) => <RequestStatusBadge kind={kind} status={known(status)} />,
  };
}

/** Since when the person waits, and whether the answer is late. */
export const getAge = ({
  createdAt,
  unansweredSince,
  answerDueAt,
}: Pick<ListedRequest, 'createdAt' | 'unansweredSince' | 'answerDueAt'>) => (
  <RequestAge createdAt={createdAt} unansweredSince={unansweredSince} answerDueAt={answerDueAt} />
);

/** Since when a person waits for an answer, or else when the request was sent. */
export const ageColumn = <Row extends ListedRequest>(title: string) => ({
  key: 'createdAt',
  title,
  sortBy: 'createdAt',
  cell: (row: Row) => getAge(row),
  brief: (row: Row) => getAge(row),
});
