import { Column, Exclusion, Index } from 'typeorm';
import type { Trilingual } from '../../contract/locales.js';
import { roleCan } from '../../contract/permissions.js';
import { consultation } from '../../contract/requests/consultation.js';
import { selectLanguages } from '../../platform/database/search-columns.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestColumns, RequestEntity } from '../../requests/store/request.entity.js';
import { AppError } from '../../platform/errors/app-error.js';

/** The refusal of a time at which nobody is free. */
export const slotTaken = () =>
  new AppError('SLOT_TAKEN', {}, [{ field: 'startsAt', rule: 'slotTaken' }]);

/** Whose calendar a consultation is in: without consultants, the firm as a whole has one. */
export const CALENDAR_OF = `coalesce(consultant_id, '00000000-0000-0000-0000-000000000000'::uuid)`;
/** Consultations that take their time: those that are neither cancelled nor in the trash. */
export const TAKES_TIME = `status <> 'cancelled' AND deleted_at IS NULL`;

/** Whether somebody of the office may move it: who manages all of them, and a lawyer what they deal with. */
export const mayReschedule = (
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  { assigneeId }: Pick<ConsultationEntity, 'assigneeId'>,
): boolean =>
  roleCan(role, 'consultation.manage') ||
  (roleCan(role, 'consultation.answer') && assigneeId === id);

/** A consultation that was cancelled or has taken place is neither moved nor cancelled. */
export const isOver = ({ status }: Pick<ConsultationEntity, 'status'>): boolean =>
  consultation.doneStatuses.some((done) => done === status);

/** An appointment for legal advice. Name, address and phone number stay as they were sent (A58). */
@RequestEntity(consultation, {
  columns: ['assignee_name'],
  expressions: selectLanguages('consultant_names'),
})
@Exclusion(
  'ex_consultations_slot',
  `USING gist ((${CALENDAR_OF}) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (${TAKES_TIME})`,
)
@ConstraintRefusal('ex_consultations_slot', slotTaken)
@Index('ix_consultations_consultant', ['consultantId', 'startsAt'])
@Index('ix_consultations_no_show', ['createdAt'], { where: 'no_show_at IS NOT NULL' })
export class ConsultationEntity extends RequestColumns(consultation) {
  /** The consultant's names at the time of booking, in case they change or the consultant leaves. */
  @Column({ type: 'jsonb', nullable: true })
  consultantNames: Trilingual<string> | null;

  /**
   * When the office noted that the client did not come, which closes it as cancelled; any other status takes the mark
   * away.
   */
  @Column({ type: 'timestamptz', nullable: true })
  noShowAt: Date | null;

  /** How often it was moved: calendars take a file with a higher number for the newer one. */
  @Column({ type: 'integer', default: 0 })
  rescheduled: number;
}
