import { defineContent } from './define-content.js';

/** What clients said of the service. */
export const testimonialContent = defineContent({
  name: 'testimonial',
  plural: 'testimonials',
  label: { one: 'testimonial', many: 'testimonials' },
  texts: {
    name: { min: 2, max: 100, required: true, label: "client's name" },
    role: { min: 2, max: 100, required: true, label: "client's position" },
    company: { min: 2, max: 100, required: true, label: "client's company" },
    review: { min: 10, max: 1000, required: true },
  },
  lists: {},
  flags: { verified: true, featured: false },
});

/** Stars that a testimonial can give, in whole numbers, and what a new one starts with. */
export const TESTIMONIAL_RATING = { min: 1, max: 5, initial: 5 } as const;

/** A testimonial of at least this many stars speaks of a satisfied client (A52). */
export const SATISFIED_FROM_RATING = 4;
