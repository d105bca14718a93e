import type { PlainContent } from '../../../contract/content/define-content.js';
import type { testimonialContent } from '../../../contract/content/testimonial.js';
import type { Trilingual } from '../../../contract/locales.js';

type Texts = PlainContent<typeof testimonialContent>;

/** A testimonial of the sample content. Its people and firms are invented, and named so that it shows. */
export interface SampleTestimonial {
  rating: number;
  verified?: boolean;
  featured?: boolean;
  texts: Trilingual<Texts>;
}
