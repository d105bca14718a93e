import { testimonialContent } from '../../src/contract/content/testimonial.js';
import { aTestimonial } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  definition: testimonialContent,
  shown: ['status'],
  build: aTestimonial,
});
