/** The texts are sent in parts: every page has those of the site, some load others, too. */
export type TextPart = 'site' | 'account' | 'dashboard' | 'legal';

/** Where a text is looked for that is not among those of the site. */
export const OTHER_PARTS = ['account', 'dashboard', 'legal'] as const satisfies readonly TextPart[];
