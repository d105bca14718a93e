import { Injectable } from '@nestjs/common';
import { type Locale, localized } from '../../contract/locales.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { consultation } from '../../contract/requests/consultation.js';
import { roleCan } from '../../contract/permissions.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DayRange } from '../../platform/list/day-range.js';
import {
  ColumnTest,
  IS_NULL,
  ListEngine,
  NOT_NULL,
  type Where,
} from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  type ClientMail,
  forClient,
  type NewRequest,
  type RequestChange,
  type RowChange,
  type Submission,
} from '../../requests/request-kind.js';
import {
  RequestKinds,
  type RequestParts,
  type RequestService,
} from '../../requests/request-kinds.js';
import { Settings } from '../../platform/settings/settings.js';
import { SituationsService } from '../situations/situations.service.js';
import { ConsultationCalendarFiles } from './consultation-calendar-files.js';
import { ConsultantCalendars } from './consultant-calendars.js';
import { OpenAppointments } from './open-appointments.js';
import { ConsultationEntity, isOver } from './consultation.entity.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import type {
  CancelConsultationInput,
  ConsultationCalendarArgs,
  ConsultationListArgs,
} from './consultation.types.js';
import { refuseLongRange } from './slot-rules.js';
import {
  branchTerm,
  changesCalendar,
  consultationMail,
  consultationVariables,
  pageOf,
} from './consultation-mails.js';
import type { ExportColumn } from '../../platform/export/export-columns.js';
import { requestTable } from '../../requests/store/request-table.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';

/** When, about what and with whom: what an export of consultations shows before the client. */
const APPOINTMENT: readonly ExportColumn<ConsultationEntity>[] = [
  { heading: localized('الموعد', 'Rendez-vous', 'Appointment'), value: (row) => row.startsAt },
  { heading: localized('النهاية', 'Fin', 'End'), value: (row) => row.endsAt },
  {
    heading: localized('الفرع', 'Domaine', 'Branch of law'),
    value: (row, locale) => valueInWords({ term: branchTerm(row) }, locale),
  },
  {
    heading: localized('طريقة الاستشارة', 'Mode', 'Channel'),
    value: (row, locale) => valueInWords({ term: `consultationChannel.${row.channel}` }, locale),
  },
  {
    heading: localized('المستشار', 'Consultant', 'Consultant'),
    value: (row, locale) => row.consultantNames?.[locale],
  },
];

/** How consultations are listed, exported and erased. */
export const CONSULTATION_TABLE = requestTable<ConsultationEntity>(consultation, {
  entity: ConsultationEntity,
  subject: ['title', 'intakeChannel'],
  startsAt: 'startsAt',
  exported: {
    name: localized('الاستشارات', 'Consultations', 'Consultations'),
    before: { clientName: APPOINTMENT },
  },
});

const HOUR_MS = 3_600_000;
const CALENDAR = { from: 'from', to: 'to' };
const MOST_IN_CALENDAR = 1000;
const NOT_CANCELLED = new ColumnTest((column) => `${column} <> 'cancelled'`);
const STARTS = { from: 'startsFrom', to: 'startsTo' };

/** Consultations without a branch wait for the office to choose one, so they match no branch. */
function branchFilter({ consultationType, toBePlaced }: ConsultationListArgs) {
  if (!toBePlaced) return consultationType ?? (toBePlaced === false ? NOT_NULL : undefined);
  return consultationType ? new ColumnTest(() => 'FALSE') : IS_NULL;
}

/** Appointments for legal advice. Two never overlap in one calendar: the database refuses the second. */
@Injectable()
export class ConsultationsService implements RequestService<ConsultationEntity> {
  readonly definition = consultation;
  readonly table = CONSULTATION_TABLE;
  readonly parts: RequestParts<ConsultationEntity>;

  constructor(
    kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly settings: Settings,
    private readonly calendars: ConsultantCalendars,
    private readonly calendarFiles: ConsultationCalendarFiles,
    private readonly slots: ConsultationSlotsService,
    private readonly openAppointments: OpenAppointments,
    private readonly situations: SituationsService,
  ) {
    this.parts = kinds.add(this);
  }

  submit(viewer: Viewer | undefined, input: object, submission: Submission) {
    return this.parts.submission.submitOnce(viewer, input, submission);
  }

  update(viewer: Viewer, id: string, input: object) {
    return this.parts.decisions.updateFields(viewer, id, input);
  }

  /** What takes place on these days and the viewer may see, the earliest first. */
  async calendar(
    viewer: Viewer,
    { from, to, consultantId }: ConsultationCalendarArgs,
  ): Promise<ConsultationEntity[]> {
    refuseLongRange(from, to, BOOKING.calendarDays);
    const startsAt = DayRange.of(from, to, CALENDAR);
    const where = { startsAt, consultantId, status: NOT_CANCELLED, deletedAt: IS_NULL };
    const { items } = await this.lists.page(
      ConsultationEntity,
      [where, this.parts.store.scopeOf(viewer)] as Where<ConsultationEntity>[],
      { limit: MOST_IN_CALENDAR, sortBy: 'startsAt', sortOrder: 'asc' },
      { ...this.table.list, selection: { total: false } },
    );
    return items;
  }

  /** A consultation that the viewer booked, or that somebody of the office may read; others do not exist for them. */
  async getForCalendar(viewer: Viewer, id: string): Promise<ConsultationEntity> {
    const own: Where<ConsultationEntity> = { id, userId: viewer.id, deletedAt: IS_NULL };
    const row = await this.lists.one(ConsultationEntity, own);
    if (row) return row;
    if (!roleCan(viewer.role, 'consultation.read')) throw new AppError('NOT_FOUND');
    return this.parts.reads.get(viewer, id);
  }

  /** The client no longer wants it; possible until some hours before it begins. */
  async cancel(
    viewer: Viewer,
    id: string,
    { reason = null }: CancelConsultationInput,
  ): Promise<ConsultationEntity> {
    const { store } = this.parts;
    const after = await store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockOwn(transaction, viewer, id);
      if (isOver(before)) throw new AppError('CONSULTATION_OVER');
      await this.refuseWithdrawal(before);
      const cancelled = { status: 'cancelled', unansweredSince: null } as const;
      const row = await store.write(transaction, id, cancelled);
      const event = { type: 'withdrawn', note: reason, public: true } as const;
      await store.recordEvent(transaction, viewer, { before, after: row }, event);
      return row;
    });
    return forClient(this, after);
  }

  /** Whoever came, or has another time, did not stay away. */
  patchOfStatus({ status }: Pick<ConsultationEntity, 'status'>): Partial<ConsultationEntity> {
    return status === 'cancelled' ? {} : { noShowAt: null };
  }

  /** A cancelled one that the office opens again takes its time from the client, too. */
  async refuseDecision(
    transaction: Transaction,
    { before, after }: Required<RowChange<ConsultationEntity>>,
  ): Promise<void> {
    if (!isOpen(before) && isOpen(after))
      await this.openAppointments.refuseOverlap(transaction, after);
  }

  /** Clients cancel until some hours before it begins. */
  async refuseWithdrawal({ startsAt }: ConsultationEntity): Promise<void> {
    const hours = await this.settings.get('cancelNoticeHours');
    if (startsAt.getTime() - Date.now() < hours * HOUR_MS)
      throw new AppError('CANCEL_TOO_LATE', { hours });
  }

  /** The row, the slot, the receipt and the event for the office are one transaction. */
  async storeNew(request: NewRequest<ConsultationEntity>): Promise<ConsultationEntity> {
    const { startsAt, consultantId } = request.row;
    const { store, submission } = this.parts;
    const [wanted, situationId] = await Promise.all([
      this.calendars.wanted(startsAt, consultantId),
      this.situations.getPublicId(request.row.situationId),
    ]);
    const given = { ...request.row, situationId };
    const book = () =>
      store.transactionOf(request.viewer, async (transaction) => {
        const [, slot] = await allSettledOrThrow(
          this.openAppointments.refuseNew(transaction, { ...given, ...wanted }),
          this.calendars.take(transaction, wanted),
        );
        return submission.insert(transaction, { ...request, row: { ...given, ...slot } });
      });
    return this.slots.orNameFree(book, { startsAt, consultantId });
  }

  /** The papers of the situation that it came from, else of the service that goes with that. */
  async papersFor({ before, after }: RowChange<ConsultationEntity>) {
    const { situationId } = after;
    return before ? [] : this.situations.getPapers({ situationId, serviceId: null });
  }

  filters(args: ConsultationListArgs): object {
    const startsAt = DayRange.of(args.startsFrom, args.startsTo, STARTS);
    const { noShow } = args;
    const noShowAt = typeof noShow === 'boolean' ? (noShow ? NOT_NULL : IS_NULL) : undefined;
    return { consultationType: branchFilter(args), startsAt, noShowAt };
  }

  subjectOf({ title, intakeChannel }: ConsultationEntity) {
    // somebody who only left a name and a number
    return title || (intakeChannel ? { term: 'consultationCalendar.title' } : '');
  }

  mentions({ startsAt }: ConsultationEntity) {
    return { when: { moment: startsAt.toISOString() } };
  }

  mailOf({ row, event }: RequestChange<ConsultationEntity>): ClientMail | undefined {
    const template = consultationMail(event.type, row.status);
    if (!template) return undefined;
    const path = row.userId ? pageOf(row) : '/';
    const calendar = (language: Locale) => this.calendarFiles.of(row, { language, path });
    return {
      template,
      path: row.deletedAt ? '/account' : path,
      variables: consultationVariables(row, event.note),
      ...(changesCalendar(event.type, row.status) && { calendar }),
    };
  }
}

/** Whether it takes time of the client. */
const isOpen = (row: ConsultationEntity) => !isOver(row) && row.deletedAt === null;
