import type { ApolloServerPlugin } from '@apollo/server';
import { type Authenticator, isUserActivity } from '../access/authenticator.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { joinInputErrors } from './format-error.js';

/**
 * An operation with wrong variables fails before the guard has authenticated the sender, but its error
 * must be in the sender's language, and name all fields at once.
 */
export function errorLocalePlugin(
  authenticator: Authenticator,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: ({ contextValue: { req } }) => identifyViewer(req, authenticator),
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== 'single' || !body.singleResult.errors) return;
        body.singleResult.errors = joinInputErrors(body.singleResult.errors);
      },
    }),
  };
}

/** Finds out who sent a request, unless the guard has; nobody where that is not known. */
export async function identifyViewer(req: AppRequest, authenticator: Authenticator): Promise<void> {
  req.viewerLookup ??= authenticator.authenticate(
    req.headers,
    'bearer-or-cookie',
    isUserActivity(req),
  );
  req.viewer ??= await req.viewerLookup.catch(() => undefined);
}
