import { Column, Entity, Index } from 'typeorm';
import { CONTACT_INFO_TYPES, type ContactInfoType } from '../../contract/contact-info.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { selectNationalNumber, SearchColumns } from '../../platform/database/search-columns.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

/** A way to reach the firm. */
@Entity('contact_info')
@Index('uq_contact_info_key_name', ['type', 'keyName'], { unique: true })
@ConstraintRefusal(
  'uq_contact_info_key_name',
  () => new AppError('KEY_TAKEN', {}, [{ field: 'keyName', rule: 'taken' }]),
)
@SearchColumns('contact_info', {
  columns: ['key_name', 'value', 'value_fr', 'value_en', 'phone_e164'],
  expressions: selectNationalNumber('phone_e164'),
})
@Index('ix_contact_info_list', ['type', 'displayOrder', 'id'])
@Index('ix_contact_info_shown', ['displayOrder', 'id'], { where: 'is_active' })
@Index('ix_contact_info_is_active', ['isActive', 'id'])
@Index('ix_contact_info_key', ['keyName', 'id'])
@Index('ix_contact_info_display_order', ['displayOrder', 'id'])
@Index('ix_contact_info_created_at', ['createdAt', 'id'])
@Index('ix_contact_info_updated_at', ['updatedAt', 'id'])
export class ContactInfoEntity extends BaseEntity {
  @Column({
    type: 'enum',
    enum: CONTACT_INFO_TYPES,
    enumName: 'contact_info_type',
    default: 'phone',
  })
  type: ContactInfoType;

  @Column({ type: 'text' })
  keyName: string;

  /** The value as it is shown; for addresses and hours, the Arabic one. */
  @Column({ type: 'text' })
  value: string;

  @Column({ type: 'text', nullable: true })
  valueFr: string | null;

  @Column({ type: 'text', nullable: true })
  valueEn: string | null;

  /** The phone number as `+213…`; null if it is not a valid number (A29). */
  @Column({ name: 'phone_e164', type: 'text', nullable: true })
  phoneE164: string | null;

  @Column({ type: 'integer', default: 0 })
  displayOrder: number;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
