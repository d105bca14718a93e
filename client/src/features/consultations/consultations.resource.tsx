import { CalendarOutlined, CloseSquareOutlined, HourglassOutlined } from '@ant-design/icons';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  consultation,
} from '@contract/requests/consultation';
import { choiceFilter, flagFilter } from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../dashboard/requests/person-cell';
import { LONGEST_WAITING, queueFilter } from '../../dashboard/requests/queues';
import {
  referenceColumn,
  requestStats,
  statusColumn,
  statusFilter,
} from '../../dashboard/requests/request-list';
import { requestFilters } from '../../dashboard/requests/request-filters';
import {
  ConsultationChangedDocument,
  type AdminConsultationListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { consultationOperations } from '../../graphql/generated/consultation-operations';
import { AffectedNotice } from './affected-notice';
import { Appointment, BriefAppointment, PriorityBadge } from './appointment-cells';
import { ConsultationDetails } from './consultation-details';
import { consultationKind } from './consultation-kind';
import { ConsultationTopic } from './consultation-topic';
import { lazyComponent } from '../../lib/lazy-component';

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
  stats: requestStats(consultationKind, consultation, consultationOperations.stats, {
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
    toBePlaced: flagFilter('consultation.toBePlaced'),
    channel: choiceFilter(CONSULTATION_CHANNELS, {
      label: 'admin.consultations.fields.channel',
      optionLabel: (channel) => `consultation.channels.${channel}`,
    }),
    priority: choiceFilter(CONSULTATION_PRIORITIES, {
      label: 'consultation.fields.priority',
      optionLabel: (priority) => `words.consultationPriority.${priority}`,
    }),
    ...requestFilters,
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
      cell: ({ clientName, email, phone, phoneE164 }: Row) => (
        <PersonCell name={clientName} email={email} phone={phone} e164={phoneE164} />
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
  selectionBar: bulkBarOf(consultationKind),
  createExport: consultationOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ConsultationChangedDocument, onChange),
});

/** Appointments for legal advice, which clients book (M142), as a list or a week of the calendar. */
export const consultationsResource = { ...consultationsList, week: WeekCalendar };
