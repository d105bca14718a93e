import type { ApolloServerPlugin } from '@apollo/server';
import type { Authenticator } from '../access/authenticator.js';
import { isUserActivity } from '../access/session-activity.js';
import type { GraphqlContext } from '../request-context/request-of.js';

/**
 * An operation with wrong variables fails before any guard has asked who sends it; the answer is to
 * be in that person's language all the same.
 */
export function errorLocalePlugin(
  authenticator: Authenticator,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ contextValue: { req } }) => {
        req.viewerLookup ??= authenticator.authenticate(
          req.headers,
          'bearer-or-cookie',
          isUserActivity(req),
        );
        req.viewer ??= await req.viewerLookup.catch(() => undefined);
      },
    }),
  };
}
