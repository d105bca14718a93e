/** Kinds of contact information. */
export const CONTACT_INFO_TYPES = ['phone', 'email', 'address', 'hours', 'social_media'] as const;
export type ContactInfoType = (typeof CONTACT_INFO_TYPES)[number];

/** The key of each type's group in the public answer. Paths accept the type and this key (A50). */
export const CONTACT_GROUPS = {
  phone: 'phones',
  email: 'emails',
  address: 'addresses',
  hours: 'hours',
  social_media: 'socialMedia',
} as const satisfies Record<ContactInfoType, string>;

/** Networks with a field of their own in the public answer. */
export const SOCIAL_NETWORKS = ['facebook', 'linkedin', 'instagram', 'twitter', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The keys of entries with a fixed place on the site. The contact page lists the others too. */
export const CONTACT_KEYS = {
  mainPhone: 'main_phone',
  contactPhone: 'contact_phone',
  mainEmail: 'main_email',
  contactEmail: 'contact_email',
  mainAddress: 'main_address',
  mainHours: 'main_hours',
  /** An entry of type address whose value is `latitude, longitude`, for the map (A65). */
  map: 'map_coordinates',
} as const;

/** Letters, digits, underscore, hyphen and dot, because keys are used in URLs and in programs. */
export const CONTACT_KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

/** Whether entries of this type can have French and English values. Only addresses and hours do (A50). */
export const isLocalizedContact = (type: ContactInfoType) => type === 'address' || type === 'hours';
