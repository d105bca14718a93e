import type { Viewer } from '../request-context/viewer.js';

/** The entity of the changes that tell of a session which has ended. */
export const SESSION = 'session';

/** Finds the owner of a session. The sessions module implements it; the access guard uses it. */
export abstract class SessionReader {
  /**
   * The owner of a valid session, or undefined when it is not valid for any reason.
   *
   * @param countsAsActivity whether the person acted, rather than a page that polls by itself
   */
  abstract read(sessionId: string, countsAsActivity: boolean): Promise<Viewer | undefined>;

  /** The account that a program's token belongs to, or undefined when it is not valid for any reason. */
  abstract readToken(token: string): Promise<Viewer | undefined>;

  /** The owner of the same session as it is by now, also once it was renewed; undefined once it has ended. */
  abstract readAgain(viewer: Viewer): Promise<Viewer | undefined>;
}
