/** Codes with which somebody adds to their account what the office wrote down for them (A79). */
export const JOIN_CODE = { digits: 8, attempts: 5, minutes: { sms: 10, counter: 60 } } as const;

/** How such a code reaches the person. */
export const JOIN_CODE_WAYS = ['counter', 'sms'] as const;
export type JoinCodeWay = (typeof JOIN_CODE_WAYS)[number];

/** The papers by which somebody at the counter shows who they are. No copy is kept. */
export const IDENTITY_PAPERS = [
  'identity_card',
  'passport',
  'driving_licence',
  'residence_permit',
  'power_of_attorney',
] as const;
export type IdentityPaper = (typeof IDENTITY_PAPERS)[number];
