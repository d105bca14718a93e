import type { MeQuery } from '../graphql/generated/graphql';

export interface AuthState {
  user: MeQuery['me'] | null;
  loading: boolean;
  /** Message of the last refused sign-in or registration. */
  error: string | null;
  /** The server could not be reached, so it is not known whether somebody is signed in. */
  unknown: boolean;
  /** The person chose to sign out; false when the session ended by itself. */
  signedOutByChoice: boolean;
}

export type AuthAction =
  | { type: 'started' }
  | { type: 'signedIn'; user: MeQuery['me'] }
  | { type: 'signingOut' }
  | { type: 'signedOut'; signedOutByChoice?: boolean }
  | { type: 'interrupted' }
  | { type: 'failed'; error: string };

/** Starts loading, unless the server already said who is signed in (undefined = it was not asked). */
export function startState(initialUser: MeQuery['me'] | null | undefined): AuthState {
  return {
    user: initialUser ?? null,
    loading: initialUser === undefined,
    error: null,
    unknown: false,
    signedOutByChoice: false,
  };
}

const isNobody = ({ user, loading, error, signedOutByChoice }: AuthState) =>
  user === null && !loading && error === null && !signedOutByChoice;

export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'started':
      return { ...state, loading: true, error: null, unknown: false };
    case 'signedIn':
      return {
        user: action.user,
        loading: false,
        error: null,
        unknown: false,
        signedOutByChoice: false,
      };
    case 'signingOut':
      return { ...state, signedOutByChoice: true };
    case 'signedOut':
      // Nothing changed: a new object would render the whole page again.
      if (isNobody(state) && !action.signedOutByChoice) return state;
      return {
        user: null,
        loading: false,
        error: null,
        unknown: false,
        signedOutByChoice: action.signedOutByChoice ?? false,
      };
    case 'interrupted':
      // Keep the user that was known before.
      return { ...state, loading: false, unknown: state.user === null };
    case 'failed':
      return { ...state, loading: false, error: action.error };
  }
}
