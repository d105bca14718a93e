import { Check, Index } from 'typeorm';
import { consultantContent } from '../../contract/content/consultant.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A consultant of the firm; the sample consultants have no picture. */
@ContentEntity(consultantContent)
@Index('ix_consultants_image_url', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Check('ck_consultants_rating', 'rating BETWEEN 0 AND 5')
@Check('ck_consultants_consultations', 'consultations >= 0')
export class ConsultantEntity extends ContentColumns(consultantContent) {}
