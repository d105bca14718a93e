import { useMemo } from 'react';
import { CONTACT_KEYS } from '@contract/contact-info';
import { contactInfoQuery } from '../../features/contact-info/contact-info.queries';
import { useApi, usePublicData } from '../../lib/api/api';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import { useLocale } from '../../lib/i18n/i18n';

/** Used until the contact data are loaded. */
export const NOT_READ: ContactData = {
  phones: [],
  emails: [],
  addresses: [],
  hours: [],
  socialMedia: {},
};

/** Contact data in the page's language; empty until they are loaded. */
export function useContactData(): ContactData {
  const { request } = useApi();
  const locale = useLocale();
  const { data } = usePublicData(
    useMemo(() => contactInfoQuery(request, locale), [request, locale]),
  );
  return data ?? NOT_READ;
}

/** Contact details of header and footer; missing ones are empty strings. */
export interface ShownContact {
  phone: string;
  email: string;
  address: string;
  hours: string;
  socialMedia: ContactData['socialMedia'];
}

const valueOf = (entries: readonly ContactEntry[], name: string) =>
  entries.find(({ key }) => key === name)?.value ?? '';

export function useContact(): ShownContact {
  const { phones, emails, addresses, hours, socialMedia } = useContactData();
  return {
    phone: valueOf(phones, CONTACT_KEYS.mainPhone),
    email: valueOf(emails, CONTACT_KEYS.mainEmail),
    address: valueOf(addresses, CONTACT_KEYS.mainAddress),
    hours: valueOf(hours, CONTACT_KEYS.mainHours),
    socialMedia,
  };
}
