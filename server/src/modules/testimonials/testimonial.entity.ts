import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TESTIMONIAL_RATING, testimonialContent } from '../../contract/content/testimonial.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** What a client said about the service, with a number of stars. */
@Entity('testimonials')
@ContentIndexes('testimonials', testimonialContent, ['rating'])
@Index('ix_testimonials_rating_list', ['rating', 'status', 'order', 'id'])
export class TestimonialEntity extends ContentColumns(testimonialContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'smallint', default: TESTIMONIAL_RATING.initial })
  rating: number;

  /** Address of the client's picture. Browsers load it, the server never does (S26). */
  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('name', 'role', 'company', 'review')),
  })
  searchDoc: string;
}
