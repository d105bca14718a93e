/** Kinds of contact information. */
export const CONTACT_INFO_TYPES = ['phone', 'email', 'address', 'hours', 'social_media'] as const;
export type ContactInfoType = (typeof CONTACT_INFO_TYPES)[number];

/** The name of each kind's group in the public answer; a path takes either spelling (A50). */
export const CONTACT_GROUPS = {
  phone: 'phones',
  email: 'emails',
  address: 'addresses',
  hours: 'hours',
  social_media: 'socialMedia',
} as const satisfies Record<ContactInfoType, string>;

/** Networks that have a place of their own in the public answer. */
export const SOCIAL_NETWORKS = ['facebook', 'linkedin', 'instagram', 'twitter', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The keys that the site looks for; others of the same kind are listed on the contact page. */
export const CONTACT_KEYS = {
  mainPhone: 'main_phone',
  contactPhone: 'contact_phone',
  mainEmail: 'main_email',
  contactEmail: 'contact_email',
  mainAddress: 'main_address',
  mainHours: 'main_hours',
  /** An entry of type address whose value is `latitude, longitude`: where the map link points (A65). */
  map: 'map_coordinates',
} as const;

/** Letters, digits, underscore, hyphen and dot: a key stands in addresses and in programs. */
export const CONTACT_KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

/** Only addresses and opening hours are words, and so may have French and English beside them (A50). */
export const isLocalizedContact = (type: ContactInfoType) => type === 'address' || type === 'hours';
