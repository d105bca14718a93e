import type { PlainContent } from '../../../contract/content/define-content.js';
import type { testimonialContent } from '../../../contract/content/testimonial.js';
import type { Trilingual } from '../../../contract/locales.js';

type Texts = PlainContent<typeof testimonialContent>;

/** A sample testimonial. People and firms are invented, and their names show it. */
export interface SeededTestimonial {
  rating: number;
  verified?: boolean;
  featured?: boolean;
  texts: Trilingual<Texts>;
}
