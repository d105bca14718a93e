import { withClient } from './database.mjs';

/** The client who sends the requests that are measured. */
export const CLIENT = {
  fullName: 'Samia Haddad',
  email: 'samia@mizan.test',
  phoneNumber: '+213 555 12 34 56',
  password: 'a-client-that-waits',
};

/** Creates a client with a verified address. */
export async function signUp({ address }, database, email = CLIENT.email) {
  const { data } = await post(`${address}/graphql`, {
    query: 'mutation ($input: RegisterInput!) { register(input: $input) { token user { id } } }',
    variables: { input: { ...CLIENT, email } },
  });
  const { token, user } = data.register;
  await withClient(database, (client) =>
    client.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]),
  );
  return { token, userId: user.id };
}

/** Clients with one password and numbered addresses, signed in: a token for each. */
export async function signInMany(product, database, { count, name }) {
  const { userId } = await signUp(product, database, `first-${name}@mizan.test`);
  const { rows } = await withClient(database, (client) =>
    client.query(
      `INSERT INTO users (id, email, full_name, phone_number, language, password_hash, role, email_verified_at)
       SELECT gen_random_uuid(), $3 || n || '@mizan.test', full_name, phone_number, language, password_hash, role, now()
       FROM users, generate_series(1, $2::int) n WHERE id = $1 RETURNING email`,
      [userId, count, name],
    ),
  );
  return Promise.all(rows.map(({ email }) => signInClient(product, email)));
}

/** A token of the client with this address. */
export async function signInClient({ address }, email) {
  const body = { email, password: CLIENT.password };
  return (await post(`${address}/api/v1/auth/login`, body)).data.token;
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok || result.errors) throw new Error(JSON.stringify(result));
  return result;
}
