/** The facts on the cards of each kind of content, in their order, each with its icon. */
export const CONTENT_FACTS = {
  jobRole: { plural: 'jobRoles', icons: { type: 'clock', location: 'pin', experience: 'user' } },
  consultant: { plural: 'consultants', icons: { experience: 'calendar' } },
} as const;
