import { Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

/** The name of holidays in the record of changes and in events. */
export const HOLIDAY = 'holiday';

/** A day on which the office is closed, beside Fridays and Saturdays. */
@Entity('holidays')
@Index('uq_holidays_day', ['day'], { unique: true })
@ConstraintRefusal(
  'uq_holidays_day',
  () => new AppError('DAY_TAKEN', {}, [{ field: 'day', rule: 'taken' }]),
)
@SearchColumns('holidays', { columns: ['name_ar', 'name_fr', 'name_en'] })
export class HolidayEntity extends BaseEntity {
  /** A day of Algiers, `2026-11-01`. */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'text' })
  nameAr: string;

  @Column({ type: 'text' })
  nameFr: string;

  @Column({ type: 'text' })
  nameEn: string;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
