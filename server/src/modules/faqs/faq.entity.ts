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

/** The beginning of a question, to sort by: a whole question can be too long for an index. */
const sortKeyColumn = (column: string): ColumnOptions => ({
  type: 'text',
  collation: TEXT_ORDER,
  select: false,
  insert: false,
  update: false,
  generatedType: 'STORED',
  asExpression: `"left"(${column}, 100)`,
});

/** A frequently asked question and its answer. */
@Entity('faqs')
@ContentIndexes('faqs', faqContent, ['category', 'questionKeyAr', 'questionKeyFr', 'questionKeyEn'])
@Index('ix_faqs_category_list', ['category', 'status', 'order', 'id'])
export class FaqEntity extends ContentColumns(faqContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Slug of its category. The foreign key passes a changed slug on (A35). */
  @Column({ type: 'text' })
  category: string;

  @ManyToOne('CategoryEntity', { onUpdate: 'CASCADE', onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({
    name: 'category',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_faqs_category',
  })
  categoryRow?: Relation<object>;

  @Column(sortKeyColumn('question_ar'))
  questionKeyAr: string;

  @Column(sortKeyColumn('question_fr'))
  questionKeyFr: string;

  @Column(sortKeyColumn('question_en'))
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
