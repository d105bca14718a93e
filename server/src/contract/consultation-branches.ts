/** The branches of law in which one may consult the firm, in the order in which they are shown (A45). */
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
