import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { situationContent } from '../../contract/content/situation.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

const unknownService = () => invalidFields({ field: 'service', rule: 'unknownService' });

/** What happens to people, in their words, and what to do then. */
@ContentEntity(situationContent)
@Index('ix_situations_door_list', ['door', 'status', 'order', 'id'])
@Index('ix_situations_service', ['service'])
@ConstraintRefusal('fk_situations_service', unknownService)
export class SituationEntity extends ContentColumns(situationContent) {
  /** The foreign key passes a changed slug on. */
  @ManyToOne('ServiceEntity', { onUpdate: 'CASCADE', onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'service',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_situations_service',
  })
  serviceRow?: Relation<object>;
}
