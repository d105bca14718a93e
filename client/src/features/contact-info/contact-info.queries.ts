import type { Locale } from '@contract/locales';
import { PublicContactInfoDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import type { Caching, QueryOptions } from '../../lib/query-store';

/** Fresh for a minute, kept for five, asked for again when the visitor comes back to the page. */
const CACHING: Caching = { freshMs: 60_000, keepMs: 300_000, onFocus: true };

const plain = (entries: readonly ContactEntry[]) =>
  entries.map(({ key, value }) => ({ key, value }));

async function readContact(request: Request, language: Locale): Promise<ContactData> {
  const { publicContactInfo } = await request(PublicContactInfoDocument, { language });
  const { phones, emails, addresses, hours, socialMedia } = publicContactInfo;
  const { __typename, ...links } = socialMedia;
  const present = Object.entries(links).filter(([, link]) => link);
  return {
    phones: plain(phones),
    emails: plain(emails),
    addresses: plain(addresses),
    hours: plain(hours),
    socialMedia: Object.fromEntries(present),
  };
}

/** What the keys of these queries begin with, whatever the language. */
export const CONTACT_INFO_KEY_PREFIX = 'contact:';

/** How to reach the firm; the product's own data stand in when that cannot be loaded. */
export function contactInfoQuery(request: Request, locale: Locale): QueryOptions<ContactData> {
  return {
    key: CONTACT_INFO_KEY_PREFIX + locale,
    read: () => readContact(request, locale),
    fallback: async () => (await import('../../lib/contact-defaults')).defaultContact(locale),
    caching: CACHING,
  };
}
