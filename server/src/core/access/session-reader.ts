import type { Viewer } from '../request-context/viewer.js';

/** Answers who a session belongs to. The sessions module implements it; the access guard asks it. */
export abstract class SessionReader {
  /**
   * The person behind a session that is alive today, or undefined for any reason that it is not.
   *
   * @param used whether the person is there, as against a page that asks by itself
   */
  abstract read(sessionId: string, countsAsActivity: boolean): Promise<Viewer | undefined>;
}
