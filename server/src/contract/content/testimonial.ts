import { defineContent } from './define-content.js';

/** Bounds of the number of stars, and the number that a new testimonial gets by default. */
export const TESTIMONIAL_RATING = { min: 1, max: 5, initial: 5 } as const;
const { min, max } = TESTIMONIAL_RATING;

/** Testimonials of clients. */
export const testimonialContent = defineContent({
  name: 'testimonial',
  plural: 'testimonials',
  bareList: true,
  label: { one: 'testimonial', many: 'testimonials' },
  meaning: 'What a client said about the firm.',
  texts: {
    name: { min: 2, max: 100, required: true, line: true, label: "client's name" },
    role: { min: 2, max: 100, required: true, line: true, label: "client's position" },
    company: { min: 2, max: 100, required: true, line: true, label: "client's company" },
    review: { min: 10, max: 1000, required: true },
  },
  lists: {},
  flags: { verified: true, featured: false },
  fields: {
    rating: {
      kind: 'integer',
      ...TESTIMONIAL_RATING,
      outside: `rating:${min}:${max}`,
      description: `Number of stars, ${min} to ${max}.`,
      filter: `Only testimonials with exactly this number of stars, ${min} to ${max}.`,
      sorted: true,
    },
    // browsers load it, the server never does (S26)
    avatar: {
      kind: 'imageUrl',
      description: 'Address of a picture of the client, with http or https; null if there is none.',
    },
    consultantId: {
      kind: 'id',
      missing: 'unknownConsultant',
      description:
        'Id of the consultant whom it is about; null if it is about none. The public does not see those about advocates.',
    },
  },
  patches: { status: 'status', verified: 'verification', featured: 'featured' },
  publicColumns: ['status'],
  descriptions: {
    publicItem: 'What a client said about the service, as the public sees it.',
    managed: 'What a client said about the service, as the office sees it.',
  },
});

/** With at least this many stars, the client counts as satisfied (A52). */
export const SATISFIED_FROM_RATING = 4;
