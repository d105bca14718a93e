import { Injectable } from '@nestjs/common';
import { BOOKING, consultation } from '../../contract/requests/consultation.js';
import { roleCan } from '../../contract/permissions.js';
import { allSettledOrThrow } from '../../core/database/all-settled-or-throw.js';
import type { Transaction } from '../../core/database/transaction.js';
import { AppError } from '../../core/errors/app-error.js';
import { DayRange } from '../../core/list/day-range.js';
import { ColumnTest, IS_NULL, NOT_NULL, type Where } from '../../core/list/list-engine.js';
import { MailService } from '../../core/mail/mail.service.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { Submission } from '../../core/requests/request-service.interface.js';
import type { NewRequest, RequestChange } from '../../core/requests/request-change.types.js';
import { RequestDependencies } from '../../core/requests/request-dependencies.js';
import { RequestService } from '../../core/requests/request.service.js';
import { ConsultationCalendarFiles } from './consultation-calendar-files.js';
import { ConsultantCalendars } from './consultant-calendars.js';
import { CONSULTATION_TABLE } from './consultation.table.js';
import { OpenAppointments } from './open-appointments.js';
import { ConsultationEntity } from './consultation.entity.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import type {
  CancelConsultationInput,
  ConsultationListArgs,
  RescheduleConsultationInput,
  SubmitConsultationInput,
  UpdateConsultationInput,
} from './consultation.inputs.js';
import type { ConsultationStats } from './consultation.types.js';
import type { ConsultationCalendarArgs } from './consultation-calendar.types.js';
import { minutesOf, refuseLongRange } from './slot-rules.js';
import { changesCalendar, mailTemplate, mailVariables, pageOf } from './consultation-mails.js';

type RequestStatuses = RequestService<ConsultationEntity, ConsultationStats>;

const HOUR_MS = 3_600_000;
const CALENDAR = { from: 'from', to: 'to' };
const MOST_IN_CALENDAR = 1000;
const NOT_CANCELLED = new ColumnTest((column) => `${column} <> 'cancelled'`);
const STARTS = { from: 'startsFrom', to: 'startsTo' };

/** Those without a branch wait for the office to choose one; none of them has the branch asked for. */
function branchFilter({ consultationType, toBePlaced }: ConsultationListArgs) {
  if (!toBePlaced) return consultationType ?? (toBePlaced === false ? NOT_NULL : undefined);
  return consultationType ? new ColumnTest(() => 'FALSE') : IS_NULL;
}

/** Appointments for legal advice. Two never overlap in one calendar: the database refuses the second. */
@Injectable()
export class ConsultationsService extends RequestService<ConsultationEntity, ConsultationStats> {
  constructor(
    dependencies: RequestDependencies,
    private readonly calendars: ConsultantCalendars,
    private readonly mails: MailService,
    private readonly calendarFiles: ConsultationCalendarFiles,
    private readonly slots: ConsultationSlotsService,
    private readonly openAppointments: OpenAppointments,
  ) {
    super(dependencies, consultation, CONSULTATION_TABLE);
  }

  /** Books a slot. The row, the slot, the receipt and the event for the office are one transaction. */
  async submit(
    viewer: Viewer,
    input: SubmitConsultationInput,
    submission: Submission,
  ): Promise<ConsultationEntity> {
    const startsAt = new Date(input.startsAt);
    const values = { ...input, ...phoneColumns(input), startsAt };
    return this.submitOnce(viewer, values, { ...submission, body: input });
  }

  /** What takes place on these days and the viewer may see, the earliest first. */
  async calendar(
    viewer: Viewer,
    { from, to, consultantId }: ConsultationCalendarArgs,
  ): Promise<ConsultationEntity[]> {
    refuseLongRange(from, to, BOOKING.calendarDays);
    const startsAt = DayRange.of(from, to, CALENDAR);
    const where = { startsAt, consultantId, status: NOT_CANCELLED, deletedAt: IS_NULL };
    const { items } = await this.dependencies.lists.page(
      ConsultationEntity,
      [where, this.scopeOf(viewer)] as Where<ConsultationEntity>[],
      { limit: MOST_IN_CALENDAR, sortBy: 'startsAt', sortOrder: 'asc' },
      { ...this.table.list, selection: { total: false } },
    );
    return items;
  }

  /** A consultation that the viewer booked, or that somebody of the office may read; others do not exist for them. */
  async getForCalendar(viewer: Viewer, id: string): Promise<ConsultationEntity> {
    const own: Where<ConsultationEntity> = { id, userId: viewer.id, deletedAt: IS_NULL };
    const row = await this.dependencies.lists.one(ConsultationEntity, own);
    if (row) return row;
    if (!roleCan(viewer.role, 'consultation.read')) throw new AppError('NOT_FOUND');
    return this.get(viewer, id);
  }

  /** Moves a consultation, which keeps its length, to another slot; the old one is free again, and the client is told. */
  async reschedule(
    viewer: Viewer,
    id: string,
    { startsAt, consultantId, note = null, version }: RescheduleConsultationInput,
  ): Promise<ConsultationEntity> {
    const current = await this.get(viewer, id);
    const consultant = consultantId ?? current.consultantId;
    const moved = { id, startsAt: current.startsAt, endsAt: current.endsAt };
    const wanted = await this.calendars.wanted(new Date(startsAt), consultant, minutesOf(moved));
    const move = () =>
      this.transactionOf(viewer, async (transaction) => {
        const before = await this.lockCurrent(transaction, viewer, id, version);
        refuseOver(before);
        // sent together, and in this order
        const [, slot] = await allSettledOrThrow(
          this.openAppointments.refuseOverlap(transaction, { ...before, ...wanted }),
          this.calendars.take(transaction, wanted, id),
        );
        const patch = { ...slot, rescheduled: before.rescheduled + 1 };
        const after = await this.write(transaction, id, patch);
        const event = { type: 'rescheduled', note, public: true } as const;
        await this.recordEvent(transaction, viewer, { before, after }, event);
        return after;
      });
    const { startsAt: at } = wanted;
    return this.slots.orNameFree(move, { startsAt: at, consultantId: consultant, moved });
  }

  /** The client no longer wants it; possible until some hours before it begins. */
  async cancel(
    viewer: Viewer,
    id: string,
    { reason = null }: CancelConsultationInput,
  ): Promise<ConsultationEntity> {
    const after = await this.transactionOf(viewer, async (transaction) => {
      const before = await this.lockOwn(transaction, viewer, id);
      refuseOver(before);
      await this.refuseLate(before);
      const row = await this.write(transaction, id, { status: 'cancelled', unansweredSince: null });
      const event = { type: 'withdrawn', note: reason, public: true } as const;
      await this.recordEvent(transaction, viewer, { before, after: row }, event);
      return row;
    });
    return this.forClient(after);
  }

  /** A cancelled one that the office opens again takes its time from the client, too. */
  protected override async applyStatus(
    ...[transaction, viewer, before, change]: Parameters<RequestStatuses['applyStatus']>
  ): Promise<ConsultationEntity> {
    const after = await super.applyStatus(transaction, viewer, before, change);
    if (!isOpen(before) && isOpen(after))
      await this.openAppointments.refuseOverlap(transaction, after);
    return after;
  }

  protected override async applyTrash(
    ...[transaction, viewer, before, verb]: Parameters<RequestStatuses['applyTrash']>
  ): Promise<ConsultationEntity> {
    const after = await super.applyTrash(transaction, viewer, before, verb);
    if (isOpen(after)) await this.openAppointments.refuseOverlap(transaction, after);
    return after;
  }

  protected override async refuseWithdrawal(row: ConsultationEntity): Promise<void> {
    await super.refuseWithdrawal(row);
    await this.refuseLate(row);
  }

  private async refuseLate({ startsAt }: ConsultationEntity): Promise<void> {
    const hours = await this.dependencies.settings.get('cancelNoticeHours');
    if (startsAt.getTime() - Date.now() < hours * HOUR_MS)
      throw new AppError('CANCEL_TOO_LATE', { hours });
  }

  async update(
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateConsultationInput,
  ): Promise<ConsultationEntity> {
    const patch = { ...input, priority: input.priority ?? undefined, ...phoneColumns(input) };
    return this.updateFields(viewer, id, patch, version);
  }

  protected override async storeNew(
    request: NewRequest<ConsultationEntity>,
  ): Promise<ConsultationEntity> {
    const { startsAt, consultantId } = request.row;
    const wanted = await this.calendars.wanted(startsAt, consultantId);
    const book = () =>
      this.transactionOf(request.viewer, async (transaction) => {
        const [, slot] = await allSettledOrThrow(
          this.openAppointments.refuseNew(transaction, { ...request.row, ...wanted }),
          this.calendars.take(transaction, wanted),
        );
        return this.insertRequest(transaction, { ...request, row: { ...request.row, ...slot } });
      });
    return this.slots.orNameFree(book, { startsAt, consultantId });
  }

  protected override filters(args: ConsultationListArgs): object {
    const { priority, channel, consultantId, startsFrom, startsTo } = args;
    return {
      ...super.filters(args),
      ...{ priority, channel, consultantId },
      consultationType: branchFilter(args),
      startsAt: DayRange.of(startsFrom, startsTo, STARTS),
    };
  }

  protected wordsOf({ title, status }: ConsultationEntity) {
    return { subject: title, status: { term: `consultationStatus.${status}` } };
  }

  protected override mentionsOf(row: ConsultationEntity) {
    return { ...super.mentionsOf(row), when: { moment: row.startsAt.toISOString() } };
  }

  /** Mails the change to the account that booked, in its language (B02). */
  protected async enqueueClientMail(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<ConsultationEntity>,
  ): Promise<void> {
    const template = mailTemplate(event.type, row.status);
    const recipient = template && (await this.mailRecipient(transaction, row, viewer));
    if (!recipient) return;
    const calendar = changesCalendar(event.type, row.status)
      ? await this.calendarFiles.of(row, { language: recipient.language, path: pageOf(row) })
      : null;
    await this.mails.enqueue(transaction, {
      cause: `consultation:${event.id}`,
      to: recipient.email,
      language: recipient.language,
      template,
      path: row.deletedAt ? '/account' : pageOf(row),
      variables: mailVariables(row, event.note),
      calendar,
    });
  }
}

const isDone = ({ status }: ConsultationEntity) =>
  consultation.doneStatuses.some((done) => done === status);
/** Whether it takes time of the client. */
const isOpen = (row: ConsultationEntity) => !isDone(row) && row.deletedAt === null;

/** What was cancelled or has taken place is neither moved nor cancelled. */
function refuseOver(row: ConsultationEntity): void {
  if (isDone(row)) throw new AppError('CONSULTATION_OVER');
}

function phoneColumns({ phone }: { phone?: string }) {
  return phone ? { phoneE164: toE164(phone) } : {};
}
