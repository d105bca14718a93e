import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { consultantContent } from '../../contract/content/consultant.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** A consultant of the firm. */
@Entity('consultants')
@ContentIndexes('consultants', consultantContent, ['rating', 'consultations'])
@Index('ix_consultants_image_url', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Check('ck_consultants_rating', 'rating BETWEEN 0 AND 5')
@Check('ck_consultants_consultations', 'consultations >= 0')
export class ConsultantEntity extends ContentColumns(consultantContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Address of the picture; null for the sample consultants. */
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'double precision', default: 0 })
  rating: number;

  @Column({ type: 'integer', default: 0 })
  consultations: number;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('name', 'title', 'specialization', 'experience')),
  })
  searchDoc: string;
}
