import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CATEGORY_COLOR,
  CATEGORY_SCOPES,
  categoryContent,
  type CategoryScope,
} from '../../contract/content/category.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** A category of questions or services, which refer to it by its slug. */
@Entity('categories')
@ContentIndexes('categories', categoryContent, ['scope'])
export class CategoryEntity extends ContentColumns(categoryContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'enum', enum: CATEGORY_SCOPES, enumName: 'category_scope', default: 'both' })
  scope: CategoryScope;

  @Column({ type: 'text', default: '' })
  icon: string;

  @Column({ type: 'text', default: CATEGORY_COLOR })
  color: string;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression([...searchedTexts('name', 'description'), 'slug']),
  })
  searchDoc: string;
}
