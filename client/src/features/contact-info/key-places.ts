import { CONTACT_KEYS, SOCIAL_NETWORKS, type ContactInfoType } from '@contract/contact-info';

/** Which keys of a kind the site gives a place to. */
export const PLACES: Record<ContactInfoType, readonly string[]> = {
  phone: [CONTACT_KEYS.mainPhone, CONTACT_KEYS.contactPhone],
  email: [CONTACT_KEYS.mainEmail, CONTACT_KEYS.contactEmail],
  address: [CONTACT_KEYS.mainAddress, CONTACT_KEYS.map],
  hours: [CONTACT_KEYS.mainHours],
  social_media: SOCIAL_NETWORKS,
};

/** What these keys stand for -> key of its words; a network's key is its name. */
export const PLACE_NAMES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(CONTACT_KEYS).map(([place, key]) => [key, `admin.contactInfo.keys.${place}`]),
);
