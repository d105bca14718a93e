import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { faqContent } from '../../contract/content/faq.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A frequently asked question and its answer. */
@ContentEntity(faqContent)
@Index('ix_faqs_category_list', ['category', 'status', 'order', 'id'])
export class FaqEntity extends ContentColumns(faqContent) {
  /** The foreign key passes a changed slug on (A35). */
  @ManyToOne('CategoryEntity', { onUpdate: 'CASCADE', onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({
    name: 'category',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_faqs_category',
  })
  categoryRow?: Relation<object>;
}
