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
