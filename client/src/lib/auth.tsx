import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import {
  LoginDocument,
  type LoginInput,
  LogoutDocument,
  MeDocument,
  type MeQuery,
  RegisterDocument,
  type RegisterInput,
} from '../graphql/generated/graphql';
import { useApi } from './api/api';
import { readError } from './api/read-error';
import { dropSessionMarker, hasSessionMarker } from './storage';
import { eraseDrafts, eraseStoredMeanwhile, onErasedElsewhere } from './forms/draft-erasure';

interface AuthState {
  user: MeQuery['me'] | null;
  loading: boolean;
  /** Message of the last refused sign-in or registration. */
  error: string | null;
  /** The server could not be reached, so it is not known whether somebody is signed in. */
  unknown: boolean;
  /** The person chose to sign out; false when the session ended by itself. */
  signedOutByChoice: boolean;
}

type AuthAction =
  | { type: 'started' }
  | { type: 'signedIn'; user: MeQuery['me'] }
  | { type: 'signingOut' }
  | { type: 'signedOut'; signedOutByChoice?: boolean }
  | { type: 'interrupted' }
  | { type: 'failed'; error: string };

/** Starts loading, unless the server already said who is signed in (undefined = it was not asked). */
function startState(initialUser: MeQuery['me'] | null | undefined): AuthState {
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

function authReducer(state: AuthState, action: AuthAction): AuthState {
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

export type AuthUser = MeQuery['me'];

export interface Auth extends AuthState {
  /** Throws the server's error, so that the form can show it; `error` holds its message too. */
  signIn: (input: LoginInput) => Promise<AuthUser>;
  signUp: (input: RegisterInput) => Promise<AuthUser>;
  /** Removes the user whatever the server answers, and what was typed into forms. */
  signOut: () => Promise<void>;
  /** Somebody signed out in another tab: the same here, without calling the server. */
  leave: () => void;
  /** Reads the profile again. Resolves to null when nobody is signed in any more. */
  refetch: () => Promise<AuthUser | null>;
  /** Replaces the signed-in user with what the server has just answered. */
  adopt: (user: AuthUser) => void;
  /** The session has ended: removes the user without calling the server. */
  expire: () => void;
}

const AuthContext = createContext<Auth | null>(null);

export interface AuthProviderProps {
  /** From server rendering: the user, null for nobody, undefined when it was not asked. */
  initialUser?: AuthUser | null;
  children: ReactNode;
}

function useAuthActions(
  dispatch: (action: Parameters<typeof authReducer>[1]) => void,
  userId: RefObject<string>,
) {
  const { request } = useApi();

  const enter = useCallback(
    async (ask: () => Promise<AuthUser>) => {
      dispatch({ type: 'started' });
      try {
        const user = await ask();
        dispatch({ type: 'signedIn', user });
        return user;
      } catch (error) {
        dispatch({ type: 'failed', error: readError(error).message });
        throw error;
      }
    },
    [dispatch],
  );

  const forget = useCallback(
    (signedOutByChoice: boolean) => {
      dropSessionMarker();
      dispatch({ type: 'signedOut', signedOutByChoice });
    },
    [dispatch],
  );
  const expire = useCallback(() => forget(false), [forget]);

  return useMemo(
    () => ({
      expire,
      leave: () => {
        // browsers may take what this tab stored last after the other tab has removed it
        eraseStoredMeanwhile(userId.current);
        // the marker stays: without it the call with which the other tab signs out would be nobody's
        dispatch({ type: 'signedOut', signedOutByChoice: true });
      },
      adopt: (user: AuthUser) => dispatch({ type: 'signedIn', user }),
      signIn: (input: LoginInput) =>
        enter(async () => (await request(LoginDocument, { input }, { inline: true })).login.user),
      signUp: (input: RegisterInput) =>
        enter(
          async () => (await request(RegisterDocument, { input }, { inline: true })).register.user,
        ),
      signOut: async () => {
        dispatch({ type: 'signingOut' });
        // before anything else: a form that this closes must not store what is in it
        eraseDrafts(userId.current);
        await request(LogoutDocument, {}, { inline: true, keepalive: true }).catch(() => undefined);
        forget(true);
      },
      refetch: async () => {
        try {
          const { me } = await request(MeDocument, {}, { inline: true });
          dispatch({ type: 'signedIn', user: me });
          return me;
        } catch (error) {
          // Only a 401 ends the session. A network error must not sign anybody out.
          if (readError(error).code === 'UNAUTHENTICATED') expire();
          else dispatch({ type: 'interrupted' });
          return null;
        }
      },
    }),
    [dispatch, enter, expire, forget, request, userId],
  );
}

/** Provides the signed-in user. The token itself is in a cookie that scripts cannot read. */
export function AuthProvider({ initialUser, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(authReducer, initialUser, startState);
  const userId = useRef('');
  const actions = useAuthActions(dispatch, userId);
  const { refetch, expire, leave } = actions;
  const signedIn = state.user !== null;

  useEffect(() => {
    if (initialUser) return;
    if (hasSessionMarker()) void refetch();
    else dispatch({ type: 'signedOut' });
  }, [initialUser, refetch]);

  useEffect(() => {
    userId.current = state.user?.id ?? '';
  }, [state.user]);

  useEffect(() => onErasedElsewhere(leave), [leave]);

  useEffect(() => {
    // Somebody may have signed in or out in another tab.
    const check = () => {
      if (document.visibilityState !== 'visible' || hasSessionMarker() === signedIn) return;
      if (signedIn) expire();
      else void refetch();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [signedIn, refetch, expire]);

  const auth = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The signed-in user, and the actions to sign in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider');
  return auth;
}
