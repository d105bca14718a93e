import { defineContent } from './define-content.js';

/** The firm's consultants. */
export const consultantContent = defineContent({
  name: 'consultant',
  plural: 'consultants',
  label: { one: 'consultant', many: 'consultants' },
  texts: {
    name: { min: 2, max: 100, required: true, line: true },
    title: { min: 2, max: 120, required: true, line: true },
    specialization: { min: 2, max: 500, required: true },
    experience: { min: 1, max: 200, required: true, line: true },
  },
  lists: {},
  flags: {},
});

/** A rating of 0 means not rated; `consultations` is how many were given so far. */
export const CONSULTANT_LIMITS = {
  rating: { min: 0, max: 5, decimals: 1 },
  consultations: { min: 0, max: 1_000_000 },
} as const;
