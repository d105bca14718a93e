import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { faqContent } from '../../contract/content/faq.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

const unknownSituation = () => invalidFields({ field: 'situation', rule: 'unknownSituation' });

/** A frequently asked question and its answer. */
@ContentEntity(faqContent)
@Index('ix_faqs_category_list', ['category', 'status', 'order', 'id'])
@Index('ix_faqs_situation_list', ['situation', 'status', 'order', 'id'])
@ConstraintRefusal('fk_faqs_situation', unknownSituation)
export class FaqEntity extends ContentColumns(faqContent) {
  /** The foreign key passes a changed slug on (A35). */
  @ManyToOne('CategoryEntity', { onUpdate: 'CASCADE', onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({
    name: 'category',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_faqs_category',
  })
  categoryRow?: Relation<object>;

  @ManyToOne('SituationEntity', { onUpdate: 'CASCADE', onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'situation',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_faqs_situation',
  })
  situationRow?: Relation<object>;
}
