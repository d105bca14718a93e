/** In place of a branch: the person does not know, and the office chooses (A83). */
export const UNKNOWN_BRANCH = 'guide-me';
