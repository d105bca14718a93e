import { CONTACT_KEYS, SOCIAL_NETWORKS, type ContactInfoType } from '@contract/contact-info';

/** The keys of each type that have a fixed place on the site. */
export const KNOWN_KEYS: Record<ContactInfoType, readonly string[]> = {
  phone: [CONTACT_KEYS.mainPhone, CONTACT_KEYS.contactPhone],
  email: [CONTACT_KEYS.mainEmail, CONTACT_KEYS.contactEmail],
  address: [CONTACT_KEYS.mainAddress, CONTACT_KEYS.map],
  hours: [CONTACT_KEYS.mainHours],
  social_media: SOCIAL_NETWORKS,
};

/** Translation keys of the known keys. Those of social networks need none: they are names. */
export const KNOWN_KEY_LABELS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(CONTACT_KEYS).map(([place, key]) => [key, `admin.contactInfo.keys.${place}`]),
);
