import { Check, Column, type ColumnOptions, Index } from 'typeorm';
import { consultantContent } from '../../contract/content/consultant.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** What the public is shown of a figure, and what it can sort by: of advocates nothing (A86). */
const unlessAdvocate = (figure: string): ColumnOptions => ({
  ...{ select: false, insert: false, update: false, nullable: true, generatedType: 'STORED' },
  asExpression: `CASE WHEN advocate THEN 0 ELSE ${figure} END`,
});

/** A consultant of the firm; the sample consultants have no picture. */
@ContentEntity(consultantContent)
@Index('ix_consultants_image_url', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Index('ix_consultants_shown_rating', ['shownRating', 'id'])
@Index('ix_consultants_shown_consultations', ['shownConsultations', 'id'])
@Check('ck_consultants_rating', 'rating BETWEEN 0 AND 5')
@Check('ck_consultants_consultations', 'consultations >= 0')
export class ConsultantEntity extends ContentColumns(consultantContent) {
  @Column({ type: 'double precision', ...unlessAdvocate('rating') })
  shownRating: number;

  @Column({ type: 'integer', ...unlessAdvocate('consultations') })
  shownConsultations: number;
}
