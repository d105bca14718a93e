import { Check, Column, Entity, Index } from 'typeorm';
import { WORKING_DAYS, type WorkingDay } from '../../contract/requests/consultation.js';
import { BaseEntity } from '../../core/database/base.entity.js';

/** An interval of the week in which a consultant can be booked. A consultant without any has the firm's hours. */
@Entity('consultant_hours')
@Index('ix_consultant_hours_consultant', ['consultantId'])
@Check('ck_consultant_hours_order', 'opens < closes')
export class ConsultantHoursEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  consultantId: string;

  @Column({ type: 'enum', enum: WORKING_DAYS, enumName: 'working_day' })
  weekday: WorkingDay;

  /** A time of day in Algiers, `09:00`. */
  @Column({ type: 'text' })
  opens: string;

  @Column({ type: 'text' })
  closes: string;
}
