import { Column, Entity, Exclusion, Index } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';
import type { OfficeInterval } from '../consultations/slot-rules.js';

/** Whose hours they are: each consultant's, and those of the firm. */
const OWNER = `coalesce(consultant_id, '00000000-0000-0000-0000-000000000000'::uuid)`;

/** The name of hours in the record of changes and in events. */
export const OFFICE_HOURS = 'officeHours';

/** Days on which other hours hold, such as those of Ramadan: of the firm, or of one consultant. */
@Entity('hours_periods')
@Exclusion(
  'ex_hours_periods_days',
  `USING gist ((${OWNER}) WITH =, daterange(starts_on, ends_on, '[]') WITH &&)`,
)
@ConstraintRefusal('ex_hours_periods_days', () =>
  invalidFields({ field: 'startsOn', rule: 'periodsOverlap' }),
)
@Index('ix_hours_periods_consultant', ['consultantId', 'startsOn'])
@Index('ix_hours_periods_starts_on', ['startsOn', 'id'])
@SearchColumns('hours_periods', { columns: ['name_ar', 'name_fr', 'name_en'] })
export class HoursPeriodEntity extends BaseEntity {
  /** Null for the firm. */
  @Column({ type: 'uuid', nullable: true })
  consultantId: string | null;

  /** The first day, in Algiers: `2027-02-08`. */
  @Column({ type: 'date' })
  startsOn: string;

  @Column({ type: 'date' })
  endsOn: string;

  @Column({ type: 'text' })
  nameAr: string;

  @Column({ type: 'text' })
  nameFr: string;

  @Column({ type: 'text' })
  nameEn: string;

  /** The week of these days; empty: nobody can be booked. */
  @Column({ type: 'jsonb' })
  hours: OfficeInterval[];

  @Column({ type: 'integer', default: 1 })
  version: number;
}
