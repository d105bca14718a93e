import type { UserRole } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';

/** Who is calling, read from the database for every request; never from the token alone. */
export interface Viewer {
  id: string;
  fullName: string;
  email: string;
  role: UserRole;
  language: Locale;
  isEmailVerified: boolean;
  sessionId: string;
  /** An administrator's session that lay unused for too long: it may only be opened again or ended (A12). */
  isLocked: boolean;
}

/** What a request carries once the access guard has seen it. */
export interface ViewerRequest {
  viewer?: Viewer;
  /** The one look at the request's credentials: every operation of the same request shares it. */
  viewerLookup?: Promise<Viewer | undefined>;
}
