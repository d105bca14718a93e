// Made by client/codegen/content-pages.ts from the declarations in server/src/contract/content: npm run codegen
/** The facts on the cards of each kind of content, in their order, each with its icon. */
export const CONTENT_FACTS = {
  jobRole: { plural: 'jobRoles', icons: { type: 'clock', location: 'pin', experience: 'user' } },
  consultant: { plural: 'consultants', icons: { experience: 'calendar' } },
} as const;
