import { defineContent } from './define-content.js';

/** Testimonials of clients. */
export const testimonialContent = defineContent({
  name: 'testimonial',
  plural: 'testimonials',
  label: { one: 'testimonial', many: 'testimonials' },
  texts: {
    name: { min: 2, max: 100, required: true, line: true, label: "client's name" },
    role: { min: 2, max: 100, required: true, line: true, label: "client's position" },
    company: { min: 2, max: 100, required: true, line: true, label: "client's company" },
    review: { min: 10, max: 1000, required: true },
  },
  lists: {},
  flags: { verified: true, featured: false },
});

/** Bounds of the number of stars, and the number that a new testimonial gets by default. */
export const TESTIMONIAL_RATING = { min: 1, max: 5, initial: 5 } as const;

/** With at least this many stars, the client counts as satisfied (A52). */
export const SATISFIED_FROM_RATING = 4;
