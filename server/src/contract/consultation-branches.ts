import type { EnumDeclaration } from './enums.js';

/** The branches of law that the firm advises on, in the order in which they are shown (A45). */
export const CONSULTATION_BRANCHES = [
  'civil',
  'commercial',
  'real-estate',
  'labor',
  'criminal',
  'family',
  'administrative',
  'intellectual-property',
  'public-procurement',
  'investment',
] as const;

export type ConsultationBranch = (typeof CONSULTATION_BRANCHES)[number];

/** The branches as an enum of the API, whose names have no hyphens. */
export const CONSULTATION_BRANCH_ENUM: EnumDeclaration = {
  name: 'ConsultationBranch',
  description: 'A branch of law.',
  meanings: {
    civil: 'Civil law.',
    commercial: 'Commercial law.',
    'real-estate': 'Real estate.',
    labor: 'Labour law.',
    criminal: 'Criminal law.',
    family: 'Family law.',
    administrative: 'Administrative law.',
    'intellectual-property': 'Intellectual property.',
    'public-procurement': 'Public procurement.',
    investment: 'Investment.',
  },
};
