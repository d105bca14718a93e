import { asDone, callList } from './operation.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

export interface UserView {
  id: string;
  fullName: string;
  email: string;
  phoneNumber: string;
  role: string;
  isActive: boolean;
  isEmailVerified: boolean;
  language: string;
  createdAt: string;
  updatedAt: string;
}
export interface SignedIn {
  token: string;
  user: UserView;
}
export interface SessionView {
  id: string;
  current: boolean;
  userAgent: string | null;
  ipAddress: string | null;
}
export interface SessionStateView {
  locked: boolean;
  idleSeconds: number | null;
}
export interface Receipt {
  success: boolean;
  retryAfter: number;
}
export interface UserList {
  items: UserView[];
  total: number;
  page: number;
  limit: number;
  offset: number;
}

type Call<Input, T> = (input: Input, options?: CallOptions) => Promise<Answer<T>>;
interface LinkTarget {
  email: string;
  returnTo?: string;
}
interface Named {
  id: string;
}

/** Every operation on accounts, callable in the same way over both transports. */
export interface AccountApi {
  register: Call<object, SignedIn>;
  login: Call<object, SignedIn>;
  refresh: Call<void, SignedIn>;
  logout: Call<void, boolean>;
  sessionState: Call<void, SessionStateView>;
  lockSession: Call<void, SessionStateView>;
  unlock: Call<string, SessionStateView>;
  me: Call<void, UserView>;
  updateProfile: Call<object, UserView>;
  changePassword: Call<object, boolean>;
  mySessions: Call<void, SessionView[]>;
  revokeSession: Call<string, boolean>;
  revokeOtherSessions: Call<void, boolean>;
  sendVerification: Call<string, Receipt>;
  resendVerification: Call<string, Receipt>;
  verifyEmail: Call<string, unknown>;
  resendReturning: Call<LinkTarget, Receipt>;
  correctEmail: Call<LinkTarget, UserView>;
  status: Call<string, { isEmailVerified: boolean }>;
  sendReset: Call<string, Receipt>;
  resendReset: Call<string, Receipt>;
  verifyReset: Call<string, unknown>;
  reset: Call<{ token: string; newPassword: string }, boolean>;
  users: Call<object, UserList>;
  user: Call<string, UserView>;
  userStats: Call<void, Record<string, number>>;
  createUser: Call<object, UserView>;
  updateUser: Call<Named & { input: object }, UserView>;
  deleteUser: Call<string, boolean>;
  toggleUser: Call<string, UserView>;
  unlockUser: Call<string, boolean>;
}

const renamed = async (answer: Promise<Answer<unknown>>): Promise<Answer<UserList>> => {
  const { data, ...rest } = (await answer) as Answer<
    { users: UserView[] } & Omit<UserList, 'items'>
  >;
  return { ...rest, data: data && { ...data, items: data.users } };
};

function restApi(app: TestApp): AccountApi {
  const call =
    <T>(method: string, path: string): Call<void, T> =>
    (_, options) =>
      app.rest<T>(method, path, options);
  const send =
    <T>(method: string, path: string): Call<object, T> =>
    (body, options) =>
      app.rest<T>(method, path, { ...options, body });
  const at =
    <T>(method: string, path: (id: string) => string): Call<string, T> =>
    (id, options) =>
      app.rest<T>(method, path(encodeURIComponent(id)), options);
  const mail =
    (path: string): Call<string, Receipt> =>
    (email, options) =>
      app.rest<Receipt>('POST', path, { ...options, body: { email } });
  return {
    register: send('POST', '/auth/register'),
    login: send('POST', '/auth/login'),
    refresh: call('POST', '/auth/refresh'),
    logout: call('POST', '/auth/logout'),
    sessionState: call('GET', '/auth/session'),
    lockSession: call('POST', '/auth/lock'),
    unlock: (password, options) =>
      app.rest('POST', '/auth/unlock', { ...options, body: { password } }),
    me: call('GET', '/auth/profile'),
    updateProfile: send('PUT', '/auth/profile'),
    changePassword: send('PUT', '/auth/change-password'),
    mySessions: call('GET', '/auth/sessions'),
    revokeSession: at('DELETE', (id) => `/auth/sessions/${id}`),
    revokeOtherSessions: call('DELETE', '/auth/sessions'),
    sendVerification: mail('/email-verification/send-verification'),
    resendVerification: mail('/email-verification/resend-verification'),
    resendReturning: send('POST', '/email-verification/resend-verification'),
    correctEmail: send('PUT', '/email-verification/email'),
    verifyEmail: at('GET', (token) => `/email-verification/verify/${token}`),
    status: at('GET', (email) => `/email-verification/status/${email}`),
    sendReset: mail('/password-reset/send-reset'),
    resendReset: mail('/password-reset/resend'),
    verifyReset: at('GET', (token) => `/password-reset/verify/${token}`),
    reset: ({ token, newPassword }, options) =>
      app.rest('POST', `/password-reset/reset/${encodeURIComponent(token)}`, {
        ...options,
        body: { newPassword },
      }),
    users: (args, options) =>
      renamed(
        app.rest(
          'GET',
          `/users?${new URLSearchParams(args as Record<string, string>).toString()}`,
          options,
        ),
      ),
    user: at('GET', (id) => `/users/${id}`),
    userStats: call('GET', '/users/stats/overview'),
    createUser: send('POST', '/users'),
    updateUser: ({ id, input }, options) =>
      app.rest('PUT', `/users/${id}`, { ...options, body: input }),
    deleteUser: at('DELETE', (id) => `/users/${id}`),
    toggleUser: at('PATCH', (id) => `/users/${id}/activate`),
    unlockUser: at('PATCH', (id) => `/users/${id}/unlock`),
  };
}

const USER =
  '{ id fullName email phoneNumber role isActive isEmailVerified language createdAt updatedAt }';
/** Of single arguments; the others are texts. */
const ARGUMENT_TYPES: Record<string, string> = { id: 'ID', email: 'EmailAddress' };

function gqlApi(app: TestApp): AccountApi {
  const run = async <T>(
    text: string,
    variables: object,
    options?: CallOptions,
  ): Promise<Answer<T>> => {
    const { data, ...rest } = await app.gql<Record<string, T> | null>(text, variables, options);
    return { ...rest, data: Object.values(data ?? {})[0] as T };
  };
  const call =
    <T>(text: string): Call<void, T> =>
    (_, options) =>
      run<T>(text, {}, options);
  const input =
    <T>(type: string, field: string, selection = ''): Call<object, T> =>
    (value, options) =>
      run<T>(
        `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`,
        { input: value },
        options,
      );
  const one =
    <T>(operation: string, argument: string, field: string, selection = ''): Call<string, T> =>
    (value, options) =>
      run<T>(
        `${operation} ($value: ${ARGUMENT_TYPES[argument] ?? 'String'}!) { ${field}(${argument}: $value) ${selection} }`,
        { value },
        options,
      );
  const target =
    <T>(field: string, selection: string): Call<LinkTarget, T> =>
    (variables, options) =>
      run<T>(
        `mutation ($email: EmailAddress!, $returnTo: String) { ${field}(email: $email, returnTo: $returnTo) ${selection} }`,
        variables,
        options,
      );
  const byId =
    (field: string): Call<string, boolean> =>
    (id, options) =>
      asDone(one('mutation', 'id', field, '{ id }')(id, options));
  const receipt = '{ success retryAfter }';
  return {
    register: input('RegisterInput', 'register', `{ token user ${USER} }`),
    login: input('LoginInput', 'login', `{ token user ${USER} }`),
    refresh: call(`mutation { refresh { token user ${USER} } }`),
    logout: call('mutation { logout }'),
    sessionState: call('{ sessionState { locked idleSeconds } }'),
    lockSession: call('mutation { lockSession { locked idleSeconds } }'),
    unlock: one('mutation', 'password', 'unlock', '{ locked idleSeconds }'),
    me: call(`{ me ${USER} }`),
    updateProfile: input('UpdateProfileInput', 'updateProfile', USER),
    changePassword: (value, options) =>
      asDone(input('ChangePasswordInput', 'changePassword', '{ id }')(value, options)),
    mySessions: call('{ mySessions { id current userAgent ipAddress } }'),
    revokeSession: byId('revokeSession'),
    revokeOtherSessions: (_, options) =>
      asDone(call('mutation { revokeOtherSessions { count } }')(undefined, options)),
    sendVerification: one('mutation', 'email', 'sendVerification', receipt),
    resendVerification: one('mutation', 'email', 'resendVerification', receipt),
    resendReturning: target('resendVerification', receipt),
    correctEmail: target('correctEmail', USER),
    verifyEmail: one('mutation', 'token', 'verifyEmail', '{ isEmailVerified }'),
    status: one('query', 'email', 'emailVerificationStatus', '{ isEmailVerified }'),
    sendReset: one('mutation', 'email', 'sendPasswordReset', receipt),
    resendReset: one('mutation', 'email', 'resendPasswordReset', receipt),
    verifyReset: one('query', 'token', 'verifyResetToken'),
    reset: (variables, options) =>
      asDone(
        run(
          'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) { email } }',
          variables,
          options,
        ),
      ),
    users: (args, options) => callList(app, ['query', 'users'], args, options),
    user: one('query', 'id', 'user', USER),
    userStats: call(
      '{ userStats { totalUsers: total activeUsers: active adminUsers: admins clientUsers: clients } }',
    ),
    createUser: input('CreateUserInput', 'createUser', USER),
    updateUser: (variables, options) =>
      run(
        `mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) ${USER} }`,
        variables,
        options,
      ),
    deleteUser: byId('deleteUser'),
    toggleUser: one('mutation', 'id', 'toggleUserActive', USER),
    unlockUser: byId('unlockUser'),
  };
}

/** `describe.each(TRANSPORTS)('sign-in over %s', (_, api) => …)` */
export const TRANSPORTS: [string, (app: TestApp) => AccountApi][] = [
  ['REST', restApi],
  ['GraphQL', gqlApi],
];
