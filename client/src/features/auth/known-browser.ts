import { readText, writeText } from '../../lib/storage';
import { wereDraftsErased } from '../../lib/forms/draft-erasure';

const KNOWN = 'signedInHere';

/** Somebody has signed in: whoever comes next in this browser probably has an account. */
export const rememberSignIn = (): void => void writeText(KNOWN, '1');

/** Whether anybody has ever signed in in this browser. */
export const hasSignedInHere = (): boolean => readText(KNOWN) !== undefined || wereDraftsErased();
