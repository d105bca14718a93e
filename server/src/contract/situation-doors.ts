/** The doors through which people in trouble come in, in the order of the home page (B41). */
export const SITUATION_DOORS = [
  'work',
  'family',
  'housing',
  'inheritance',
  'justice',
  'company',
] as const;

export type SituationDoor = (typeof SITUATION_DOORS)[number];
