import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { testimonialContent } from '../../contract/content/testimonial.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

const unknownConsultant = () => invalidFields({ field: 'consultantId', rule: 'unknownConsultant' });

/** What a client said about the service, with a number of stars. */
@ContentEntity(testimonialContent)
@Index('ix_testimonials_rating_list', ['rating', 'status', 'order', 'id'])
@Index('ix_testimonials_consultant', ['consultantId'])
@ConstraintRefusal('fk_testimonials_consultant', unknownConsultant)
export class TestimonialEntity extends ContentColumns(testimonialContent) {
  @ManyToOne('ConsultantEntity', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'consultant_id',
    referencedColumnName: 'id',
    foreignKeyConstraintName: 'fk_testimonials_consultant',
  })
  consultantRow?: Relation<object>;
}
