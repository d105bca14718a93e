import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Waits for an e-mail to an address that matches the predicate, and returns it. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  fits: (mail: Mail) => boolean,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/dev/mails?to=${encodeURIComponent(to)}`);
        found = ((await answer.json()) as Mail[]).find(fits);
        return found !== undefined;
      },
      { message: `a mail to ${to}` },
    )
    .toBe(true);
  return found as Mail;
}

/** Path of the first link to a page in an e-mail, such as `/fr/verify-email/…`. */
export function linkIn(mail: Mail, page: string): string {
  const link = new RegExp(`https?://[^\\s/]+((?:/fr|/en)?/${page}/[\\w-]+(?:\\?[^\\s]*)?)`).exec(
    mail.text,
  )?.[1];
  if (!link) throw new Error(`No link to ${page} in: ${mail.text}`);
  return link;
}
