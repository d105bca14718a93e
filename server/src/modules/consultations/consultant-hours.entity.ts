import { Column, Entity, Index } from 'typeorm';
import { WORKING_DAYS, type WorkingDay } from '../../contract/requests/booking.js';
import { BaseEntity } from '../../platform/database/base.entity.js';

/**
 * An interval of the week in which a consultant can be booked, or everybody who has none of their own: without a
 * consultant it is one of the firm.
 */
@Entity('consultant_hours')
@Index('ix_consultant_hours_consultant', ['consultantId'])
export class ConsultantHoursEntity extends BaseEntity {
  @Column({ type: 'uuid', nullable: true })
  consultantId: string | null;

  @Column({ type: 'enum', enum: WORKING_DAYS, enumName: 'working_day' })
  weekday: WorkingDay;

  /** A time of day in Algiers, `09:00`. */
  @Column({ type: 'text' })
  opens: string;

  /** Not after `opens` where it is a time of the next day. */
  @Column({ type: 'text' })
  closes: string;
}
