import { Index } from 'typeorm';
import { testimonialContent } from '../../contract/content/testimonial.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** What a client said about the service, with a number of stars. */
@ContentEntity(testimonialContent)
@Index('ix_testimonials_rating_list', ['rating', 'status', 'order', 'id'])
export class TestimonialEntity extends ContentColumns(testimonialContent) {}
