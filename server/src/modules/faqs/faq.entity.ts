import {
  Column,
  type ColumnOptions,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { faqContent } from '../../contract/content/faq.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
  TEXT_ORDER,
} from '../../core/content/content.entity.js';

/** What questions are sorted by: a whole one does not always fit into an index. */
const beginningOf = (column: string): ColumnOptions => ({
  type: 'text',
  collation: TEXT_ORDER,
  select: false,
  insert: false,
  update: false,
  generatedType: 'STORED',
  asExpression: `"left"(${column}, 100)`,
});

/** A question that people ask, and the office's answer. */
@Entity('faqs')
@ContentIndexes('faqs', faqContent, ['category', 'questionKeyAr', 'questionKeyFr', 'questionKeyEn'])
@Index('ix_faqs_category_list', ['category', 'status', 'order', 'id'])
export class FaqEntity extends ContentColumns(faqContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Slug of its category: a new slug comes here by itself (A35). */
  @Column({ type: 'text' })
  category: string;

  @ManyToOne('CategoryEntity', { onUpdate: 'CASCADE', onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({
    name: 'category',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_faqs_category',
  })
  categoryRow?: Relation<object>;

  @Column(beginningOf('question_ar'))
  questionKeyAr: string;

  @Column(beginningOf('question_fr'))
  questionKeyFr: string;

  @Column(beginningOf('question_en'))
  questionKeyEn: string;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('question', 'answer')),
  })
  searchDoc: string;
}
