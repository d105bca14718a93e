import { randomUUID } from 'node:crypto';

export const ADMIN = {
  email: process.env.ADMIN_EMAIL ?? 'admin@mizan.test',
  password: process.env.ADMIN_PASSWORD ?? 'scales-of-justice-2026',
};

const base = process.env.BASE_URL ?? '';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  token?: string;
}

/** What a proxy answers to a call whose process was killed before it answered. */
const NO_ANSWER = 502;
const MOST_TRIES = 4;

/** Sends a call again whose process was killed. Whoever creates something sends an idempotency key with it. */
export async function repeated<Answer>(
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (statusOf(answer) !== NO_ANSWER || tries === MOST_TRIES) return answer;
  }
}

/** Sends a call of this process, which is no browser. */
const answerTo = (path: string, options: RequestInit) =>
  repeated(
    () => fetch(`${base}${path}`, options),
    ({ status }) => status,
  );

/**
 * Calls the REST API, signed in with `token` or anonymously, and returns the data. An error fails the
 * test.
 */
export async function api<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const response = await answerTo(`/api/v1${path}`, {
    method,
    headers: {
      // a form brings a type of its own, with the boundary of its parts
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
    },
    body: body instanceof FormData ? body : body && JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: T; message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer.data;
}

export async function tokenOf({ email, password }: typeof ADMIN): Promise<string> {
  const { token } = await api<{ token: string }>('/auth/login', {
    method: 'POST',
    body: { email, password },
  });
  return token;
}

let adminToken: string | undefined;

/** Calls the REST API as the first administrator. */
export async function asAdmin<T>(path: string, call: Omit<Call, 'token'> = {}): Promise<T> {
  adminToken ??= await tokenOf(ADMIN);
  return api<T>(path, { ...call, token: adminToken });
}

/** Calls GraphQL as the first administrator. */
export async function graphqlAsAdmin<Data>(query: string, variables: object): Promise<Data> {
  adminToken ??= await tokenOf(ADMIN);
  const response = await answerTo('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Data;
    errors?: { message: string }[];
  };
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}
