import type { Locale } from '@contract/locales';
import { PublicContactInfoDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import type { Caching, QueryOptions } from '../../lib/api/query-store';
import { loadCode } from '../../lib/load-code';

/** Fresh for a minute, kept for five, and loaded again when the visitor returns to the page. */
const CACHING: Caching = { freshMs: 60_000, keepMs: 300_000, onFocus: true };

const withoutTypename = (entries: readonly ContactEntry[]) =>
  entries.map(({ key, value }) => ({ key, value }));

async function readContact(request: Request, language: Locale): Promise<ContactData> {
  const { publicContactInfo } = await request(PublicContactInfoDocument, { language });
  const { phones, emails, addresses, hours, socialMedia } = publicContactInfo;
  const { __typename, ...links } = socialMedia;
  const present = Object.entries(links).filter(([, link]) => link);
  return {
    phones: withoutTypename(phones),
    emails: withoutTypename(emails),
    addresses: withoutTypename(addresses),
    hours: withoutTypename(hours),
    socialMedia: Object.fromEntries(present),
  };
}

/** Prefix of the query keys, which end with the language. */
export const CONTACT_INFO_KEY_PREFIX = 'contact:';

/** The firm's contact details, or the built-in ones when they cannot be loaded. */
export function contactInfoQuery(request: Request, locale: Locale): QueryOptions<ContactData> {
  return {
    key: CONTACT_INFO_KEY_PREFIX + locale,
    read: () => readContact(request, locale),
    fallback: async () => {
      const { defaultContact } = await loadCode(() => import('../../lib/contact-defaults'), {
        mayReload: false,
      });
      return defaultContact(locale);
    },
    caching: CACHING,
  };
}
