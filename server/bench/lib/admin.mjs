import { ADMIN } from './product.mjs';

/** A token of the first administrator. */
export async function signIn({ address }) {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(message);
  return data.token;
}
