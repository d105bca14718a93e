import type { ApolloServerPlugin } from '@apollo/server';
import type { Authenticator } from '../access/authenticator.js';
import { isUserActivity } from '../access/user-activity.js';
import type { GraphqlContext } from '../request-context/request-of.js';

/**
 * An operation with wrong variables fails before the guard has authenticated the sender, but its error
 * must be in the sender's language.
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
