import { CalendarOutlined, CloseSquareOutlined, HourglassOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  type ConsultationPriority,
} from '@contract/requests/consultation';
import { choiceFilter, dynamicFilter, flagFilter } from '../../../dashboard/engine/list/filters';
import { defineResource } from '../../../dashboard/engine/resource';
import { useChangeSubscription } from '../../../dashboard/engine/use-change-subscription';
import { buildBulkBar } from '../../../dashboard/desk/bulk-bar';
import { intakeFilters } from '../../../dashboard/desk/intake/intake-facts';
import { BriefPersonCell, PersonCell } from '../../../dashboard/desk/person-cell';
import { LONGEST_WAITING, queueFilter, requestFilters } from '../../../dashboard/desk/queues';
import {
  Excerpt,
  referenceColumn,
  requestStats,
  statusColumn,
  statusFilter,
} from '../../../dashboard/desk/request-list';
import {
  ConsultationChangedDocument,
  type AdminConsultationListRowFragment as Row,
} from '../../../graphql/generated/graphql';
import { consultationOperations } from '../../../graphql/generated/consultation-operations';
import { AffectedNotice } from './affected-notice';
import { ConsultationDetails } from './consultation-details';
import { consultationIntake } from './consultation-intake';
import { consultationKind } from './consultation-kind';
import { lazyComponent } from '../../../lib/lazy-component';
import { Bdi, Ltr } from '../../../components/bdi';
import { StatusBadge, type StatusTone } from '../../../components/status-badge';
import { RequestStatusBadge, ToPlaceTag } from '../../../dashboard/desk/request-badges';
import { formatShortDate, formatTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { toConsultationStatus } from '../consultation-status';
import styles from './consultations.module.css';
import { LongText } from '../../../dashboard/ui/texts';
import { branchLabel } from '../appointment-text';
import { useSituationIds } from '../../situations/dashboard/use-situation-options';

interface TopicProps {
  row: {
    title: string;
    consultationType: string | null;
    channel: string;
    assigneeName: string | null;
    excerpt?: string | null;
  };
}

/** The subject, and below it the branch of law, the channel and the consultant. */
function ConsultationTopic({ row }: TopicProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.appointment}>
      <LongText>{row.title || t('dashboard.notSpecified')}</LongText>
      <Excerpt text={row.excerpt} />
      <span className={styles.consultant}>
        {row.consultationType ? t(branchLabel(row.consultationType)) : <ToPlaceTag />}
        {' · '}
        {t(`consultation.channels.${row.channel}`)}
        {row.assigneeName && (
          <>
            {' · '}
            <Bdi>{row.assigneeName}</Bdi>
          </>
        )}
      </span>
    </div>
  );
}

const TONES: Record<ConsultationPriority, StatusTone> = {
  high: 'bad',
  medium: 'active',
  low: 'off',
};

/** The priority of a consultation. An unknown value is shown as medium. */
function PriorityBadge({ priority }: { priority: string }) {
  const { t } = useTranslation();
  const known = CONSULTATION_PRIORITIES.find((value) => value === priority) ?? 'medium';
  return <StatusBadge tone={TONES[known]}>{t(`words.consultationPriority.${known}`)}</StatusBadge>;
}

interface AppointmentProps {
  startsAt: string;
  consultantName?: string | null;
}

/** Day and time in Algiers, with the consultant below. */
function Appointment({ startsAt, consultantName }: AppointmentProps) {
  const locale = useLocale();
  return (
    <div className={styles.appointment}>
      <time dateTime={startsAt}>
        {formatShortDate(startsAt, locale)} <Ltr>{formatTime(startsAt)}</Ltr>
      </time>
      {consultantName && (
        <span className={styles.consultant}>
          <Bdi>{consultantName}</Bdi>
        </span>
      )}
    </div>
  );
}

/** The same beside an open request, where there is no room for a column of the status. */
function BriefAppointment({ startsAt, status }: { startsAt: string; status: string }) {
  return (
    <div className={styles.brief}>
      <Appointment startsAt={startsAt} />
      <RequestStatusBadge kind={consultationKind} status={toConsultationStatus(status)} />
    </div>
  );
}

const appointmentOf = ({ startsAt, consultantName }: Row) => (
  <Appointment startsAt={startsAt} consultantName={consultantName} />
);

// Apart, because the calendar needs a library that the list does not.
const WeekCalendar = lazyComponent(async () => (await import('./week-calendar')).WeekCalendar);

const consultationsList = defineResource({
  name: 'consultations',
  audited: 'consultation',
  notice: AffectedNotice,
  rowId: (row: Row) => row.id,
  rowName: (row: Row) => row.clientName,
  list: consultationOperations.list,
  stats: requestStats(consultationKind, consultationOperations.stats, {
    pending: <HourglassOutlined />,
    in_progress: <CalendarOutlined />,
    cancelled: <CloseSquareOutlined />,
  }),
  filters: {
    queue: queueFilter('consultation'),
    status: statusFilter(consultationKind, 'admin.consultations.fields.status'),
    consultationType: choiceFilter(CONSULTATION_BRANCHES, {
      label: 'admin.consultations.fields.type',
      optionLabel: (branch) => `words.consultationBranch.${branch}`,
    }),
    toBePlaced: flagFilter('dashboard.filters.toBePlaced'),
    situationId: dynamicFilter('consultation.fields.situationId', useSituationIds),
    noShow: flagFilter('admin.consultations.noShow.filter'),
    channel: choiceFilter(CONSULTATION_CHANNELS, {
      label: 'admin.consultations.fields.channel',
      optionLabel: (channel) => `consultation.channels.${channel}`,
    }),
    priority: choiceFilter(CONSULTATION_PRIORITIES, {
      label: 'consultation.fields.priority',
      optionLabel: (priority) => `words.consultationPriority.${priority}`,
    }),
    ...requestFilters,
    ...intakeFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.queue',
  columns: [
    referenceColumn('admin.consultations.fields.reference'),
    {
      key: 'clientName',
      title: 'admin.consultations.fields.client',
      sortBy: 'clientName',
      heading: true,
      cell: ({ clientName, personId, email, phone, phoneE164 }: Row) => (
        <PersonCell
          personId={personId}
          name={clientName}
          email={email}
          phone={phone}
          e164={phoneE164}
        />
      ),
      brief: ({ clientName, ...row }: Row) => <BriefPersonCell {...row} name={clientName} />,
    },
    {
      key: 'title',
      title: 'admin.consultations.fields.title',
      sortBy: 'title',
      cell: (row: Row) => <ConsultationTopic row={row} />,
    },
    {
      key: 'startsAt',
      title: 'admin.consultations.fields.startsAt',
      sortBy: 'startsAt',
      cell: appointmentOf,
      brief: (row: Row) => <BriefAppointment {...row} />,
    },
    {
      key: 'priority',
      title: 'consultation.fields.priority',
      sortBy: 'priority',
      cell: ({ priority }: Row) => <PriorityBadge priority={priority} />,
    },
    // Beside an open request it stands under the appointment.
    { ...statusColumn(consultationKind, 'admin.consultations.fields.status'), brief: undefined },
  ],
  remove: consultationOperations.remove,
  restore: consultationOperations.restore,
  details: ConsultationDetails,
  selectionBar: buildBulkBar(consultationKind),
  createExport: consultationOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ConsultationChangedDocument, onChange),
});

/** Appointments for legal advice, which clients or the office book (M142), as a list or a week of the calendar. */
export const consultationsResource = {
  ...consultationsList,
  week: WeekCalendar,
  intake: consultationIntake,
};
