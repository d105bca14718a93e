import type { MeQuery } from '../graphql/generated/graphql';

export interface AuthState {
  user: MeQuery['me'] | null;
  loading: boolean;
  /** Message of the last refused sign-in or registration. */
  error: string | null;
  /** Somebody may be signed in, but the server could not be asked who. */
  unknown: boolean;
  /** The person signed out by choice, as against a session that ended. */
  left: boolean;
}

export type AuthAction =
  | { type: 'started' }
  | { type: 'signedIn'; user: MeQuery['me'] }
  | { type: 'signedOut'; left?: boolean }
  | { type: 'interrupted' }
  | { type: 'failed'; error: string };

/** Loading until it is known who is there; the server may have known already (undefined = not asked). */
export function startState(initialUser: MeQuery['me'] | null | undefined): AuthState {
  return {
    user: initialUser ?? null,
    loading: initialUser === undefined,
    error: null,
    unknown: false,
    left: false,
  };
}

const isNobody = ({ user, loading, error, left }: AuthState) =>
  user === null && !loading && error === null && !left;

/** Signing in clears the error and loads; a failure keeps its message. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'started':
      return { ...state, loading: true, error: null, unknown: false };
    case 'signedIn':
      return { user: action.user, loading: false, error: null, unknown: false, left: false };
    case 'signedOut':
      // Nothing changed: an equal state under a new identity would stir up the whole page.
      if (isNobody(state) && !action.left) return state;
      return {
        user: null,
        loading: false,
        error: null,
        unknown: false,
        left: action.left ?? false,
      };
    case 'interrupted':
      // Whoever was known before still is.
      return { ...state, loading: false, unknown: state.user === null };
    case 'failed':
      return { ...state, loading: false, error: action.error };
  }
}
