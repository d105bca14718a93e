import type { UserRole } from '../../contract/enums.js';
import type { TokenGrants } from '../../contract/api-tokens.js';
import type { Locale } from '../../contract/locales.js';

/** Who makes a change, as the record of changes names them; the id is null for people without an account. */
export interface Actor {
  id: string | null;
  fullName: string;
  /** What a program may do that acts for them; null and undefined for people. */
  grants?: TokenGrants | null;
}

/** Who is calling, read from the database for every request; never from the token alone. */
export interface Viewer extends Actor {
  id: string;
  email: string;
  role: UserRole;
  /** A lawyer's branches of law; empty for everybody else. */
  branches: readonly string[];
  language: Locale;
  isEmailVerified: boolean;
  /** A link or code that was mailed to the address came back in a session of this account. */
  isEmailProved: boolean;
  isPhoneVerified: boolean;
  sessionId: string;
  /** The id that the session was opened with: each renewal gives it another one. */
  firstSessionId: string;
  /** A session of somebody in the office without use for too long: it can only be unlocked or ended (A12). */
  isLocked: boolean;
  hasSecondFactor: boolean;
  /** Somebody in the office without a second factor, which the settings require: it can only be set up (B27). */
  needsSecondFactor: boolean;
  /** What a program may do that calls with a token of the account; null for the person. */
  grants: TokenGrants | null;
}

/** Whether a program calls that reads nothing about people. */
export const isImpersonalProgram = (viewer: Viewer | undefined): boolean =>
  viewer?.grants?.personal === false;

/** Why a session can do almost nothing. */
export type SessionBarrier = 'SESSION_LOCKED' | 'SECOND_FACTOR_MISSING';

/** The barrier before a session; undefined if it is open. */
export function findBarrier({
  isLocked,
  needsSecondFactor,
}: Pick<Viewer, 'isLocked' | 'needsSecondFactor'>): SessionBarrier | undefined {
  if (isLocked) return 'SESSION_LOCKED';
  return needsSecondFactor ? 'SECOND_FACTOR_MISSING' : undefined;
}

/** What the access guard adds to a request. */
export interface ViewerRequest {
  viewer?: Viewer;
  /** The authentication of the request, shared by all that it reads; each further change reads the session again. */
  viewerLookup?: Promise<Viewer | undefined>;
  /**
   * For whoever waited for a file: refuses whom the guard admitted if their session has ended since, or has other rights.
   */
  requireSameViewer?: () => Promise<void>;
}
