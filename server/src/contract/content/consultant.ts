import { CONSULTATION_BRANCH_ENUM, CONSULTATION_BRANCHES } from '../consultation-branches.js';
import { defineContent } from './define-content.js';

/** The firm's consultants. */
export const consultantContent = defineContent({
  name: 'consultant',
  plural: 'consultants',
  label: { one: 'consultant', many: 'consultants' },
  meaning: 'A person whom the firm presents.',
  texts: {
    name: { min: 2, max: 100, required: true, line: true },
    title: { min: 2, max: 120, required: true, line: true },
    specialization: { min: 2, max: 500, required: true },
    experience: { min: 1, max: 200, required: true, line: true, fact: 'calendar' },
  },
  lists: {},
  /** Of an advocate the public reads neither a rating nor a number of consultations (A86). */
  flags: { advocate: false },
  fields: {
    branches: {
      ...{ kind: 'choices', values: CONSULTATION_BRANCHES, enum: CONSULTATION_BRANCH_ENUM },
      description: 'Branches of law in which consultations with the consultant are booked first.',
    },
    imageUrl: {
      kind: 'imageUrl',
      upload: true,
      description: 'Address of the picture, open to everybody; null if there is none.',
    },
    rating: {
      kind: 'decimal',
      ...{ min: 0, max: 5, decimals: 1, initial: 0 },
      description: 'Rating from 0 to 5 with one decimal; 0 means not rated.',
      inputDescription: 'Rating from 0 to 5 with one decimal; 0 by default for a new consultant.',
      sorted: true,
    },
    consultations: {
      kind: 'integer',
      ...{ min: 0, max: 1_000_000, initial: 0 },
      description: 'Number of consultations given so far.',
      sorted: true,
    },
  },
  patches: { status: 'status', advocate: 'advocate' },
  descriptions: {
    updateInput: 'Changes to a consultant; fields left out stay as they are, the picture too.',
  },
});
