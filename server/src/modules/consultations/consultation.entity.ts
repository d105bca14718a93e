import { Column, Entity, Exclusion, Index } from 'typeorm';
import {
  CONSULTATION_BRANCHES,
  type ConsultationBranch,
} from '../../contract/consultation-branches.js';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  type ConsultationChannel,
  type ConsultationPriority,
} from '../../contract/enums.js';
import type { Trilingual } from '../../contract/locales.js';
import { consultation } from '../../contract/requests/consultation.js';
import { ConstraintRefusal } from '../../core/errors/constraint-refusals.js';
import { RequestColumns, RequestIndexes } from '../../core/requests/request.entity.js';
import { slotTaken } from './slot-taken.js';

const SEARCHED = [
  'reference',
  'client_name',
  'email',
  'phone',
  `regexp_replace(phone, '\\D', '', 'g')`,
  'phone_e164',
  'title',
  'description',
  'assignee_name',
  `consultant_names ->> 'ar'`,
  `consultant_names ->> 'fr'`,
  `consultant_names ->> 'en'`,
];

/** Whose calendar a consultation is in: without consultants, the firm as a whole has one. */
export const CALENDAR_OF = `coalesce(consultant_id, '00000000-0000-0000-0000-000000000000'::uuid)`;
/** What takes its time: not what was cancelled or is in the trash. */
export const TAKES_TIME = `status <> 'cancelled' AND deleted_at IS NULL`;

/** An appointment for legal advice. Name, address and phone number stay as they were sent (A58). */
@Entity('consultations')
@RequestIndexes('consultations')
@Exclusion(
  'ex_consultations_slot',
  `USING gist ((${CALENDAR_OF}) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (${TAKES_TIME})`,
)
@ConstraintRefusal('ex_consultations_slot', slotTaken)
@Index('ix_consultations_starts_at', ['startsAt', 'id'])
@Index('ix_consultations_consultant', ['consultantId', 'startsAt'])
@Index('ix_consultations_priority', ['priority', 'createdAt'])
@Index('ix_consultations_type', ['consultationType', 'createdAt'])
@Index('ix_consultations_channel', ['channel', 'createdAt'])
@Index('ix_consultations_client_name', ['clientName', 'id'])
@Index('ix_consultations_email', ['email', 'id'])
@Index('ix_consultations_title', ['title', 'id'])
@Index('ix_consultations_phone', ['phoneE164', 'createdAt'])
export class ConsultationEntity extends RequestColumns(consultation) {
  @Column({ type: 'text' })
  clientName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ name: 'phone_e164', type: 'text', nullable: true })
  phoneE164: string | null;

  /** The branch of law (A45); null until the office has chosen one for a client who did not know (A83). */
  @Column({
    type: 'enum',
    enum: CONSULTATION_BRANCHES,
    enumName: 'consultation_branch',
    nullable: true,
  })
  consultationType: ConsultationBranch | null;

  @Column({ type: 'enum', enum: CONSULTATION_CHANNELS, enumName: 'consultation_channel' })
  channel: ConsultationChannel;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({
    type: 'enum',
    enum: CONSULTATION_PRIORITIES,
    enumName: 'consultation_priority',
    default: 'medium',
  })
  priority: ConsultationPriority;

  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  /** The consultant of the firm; null where the firm has none, and then has one calendar. */
  @Column({ type: 'uuid', nullable: true })
  consultantId: string | null;

  /** The consultant's names at the time of booking, in case they change or the consultant leaves. */
  @Column({ type: 'jsonb', nullable: true })
  consultantNames: Trilingual<string> | null;

  /** How often it was moved: calendars take a file with a higher number for the newer one. */
  @Column({ type: 'integer', default: 0 })
  rescheduled: number;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`,
  })
  searchDoc: string;
}
