import { expectDone } from './refusals.js';
import type { TestApp } from './test-app.js';
import { waitUntil } from './wait-until.js';

/** As the mail names it in each language. */
const CODE = /(?:الرمز|Code)\u00a0?: \u2068?(\d{6})/;

interface Profile {
  email: string;
  isEmailProved: boolean;
}

const profileOf = async (app: TestApp, token: string) =>
  expectDone(await app.rest<Profile>('GET', '/auth/profile', { token }));

/** The code in the newest mail with one, once so many of them have arrived. */
export async function emailCode(app: TestApp, email: string, mails = 1): Promise<string> {
  const codes = async () =>
    (await app.mailsTo(email)).flatMap(({ text }) => CODE.exec(text)?.[1] ?? []);
  await waitUntil('the mail with a code', async () => (await codes()).length >= mails);
  return (await codes())[0]!;
}

/** Types the code of a mail in the session, unless the address was proved before. */
export async function proveEmail(app: TestApp, token: string): Promise<void> {
  const { email, isEmailProved } = await profileOf(app, token);
  if (isEmailProved) return;
  const sent = await app.rest('POST', '/email-verification/send-code', { token });
  expect(sent.status).toBe(200);
  const body = { code: await emailCode(app, email) };
  expectDone(await app.rest('POST', '/email-verification/prove', { token, body }));
}
