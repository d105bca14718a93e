import { testimonialTypes } from '../../src/modules/testimonials/testimonial.types.js';
import { aTestimonial } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  types: testimonialTypes,
  path: '/testimonials',
  shown: ['status'],
  build: aTestimonial,
});
